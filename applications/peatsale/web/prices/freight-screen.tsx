/** Freight tables of a seller: drafts, those that hold or will, and those that have ended. */
import { PressedRows } from '@workspace/logistics/web/lists'
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  DataTable,
  EmptyState,
  FormWide,
  iconPlus,
  iconTruck,
  lazyComponent,
  MissingAnswer,
  navigate,
  newId,
  Suspended,
  TableHead,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readFreightTables } from '../../contract/prices/calls.ts'
import type { FreightTable } from '../../contract/prices/freight-table.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { MissingSellers } from '../lists/own-sellers.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { emptyTable } from './freight-fields.ts'
import { SellerSelect, useOwnSellers } from './own-sellers.tsx'
import { PricesPage } from './prices-page.tsx'
import { StandingChip } from './standing-chip.tsx'

const FreightTableDialog = lazyComponent(async () => (await import('./freight-table-dialog.tsx')).FreightTableDialog)
const path = '/peatsale/office/freight'

export function FreightScreen(): ReactElement {
  const texts = usePeatTexts('pricing')
  const { query } = useAddress()
  const sellers = useOwnSellers()
  const seller = sellers?.find(({ id }) => id === query.get('seller'))?.id ?? sellers?.[0]?.id
  const [begin, setBegin] = useState<ReturnType<typeof emptyTable>>()
  return (
    <PricesPage
      at="/office/freight"
      heading={texts.tables}
      actions={
        seller !== undefined && (
          <Button icon={iconPlus} onClick={() => setBegin(emptyTable(newId(), seller, ''))}>
            {texts.newtable}
          </Button>
        )
      }
    >
      {sellers === undefined || seller === undefined ? (
        <MissingSellers />
      ) : (
        <>
          <FormWide>
            <SellerSelect
              sellers={sellers}
              value={seller}
              onChange={(next) => navigate(`${path}?seller=${next}`, { replace: true })}
            />
          </FormWide>
          <Tables seller={seller} />
        </>
      )}
      <Suspended fallback={null}>
        {begin && (
          <FreightTableDialog heading={texts.newtable} begin={begin} isNew onClose={() => setBegin(undefined)} />
        )}
      </Suspended>
    </PricesPage>
  )
}

function Tables({ seller }: { seller: string }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { data, error, refetch } = useAnswer(readFreightTables, { seller })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  if (data.tables.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.notables}>
        <p>{texts.notablestext}</p>
      </EmptyState>
    )
  }
  return (
    <PressedRows>
      <DataTable caption={texts.tables}>
        <TableHead headings={[texts.name, texts.validity, texts.rowsof, texts.state]} />
        <tbody>
          {data.tables.map((table) => (
            <Row key={table.id} table={table} seller={seller} />
          ))}
        </tbody>
      </DataTable>
    </PressedRows>
  )
}

function Row({ table, seller }: { table: FreightTable; seller: string }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#${path}/${table.id}?seller=${seller}`}>{table.name}</a>
      </th>
      <td data-label={texts.validity}>{texts.days({ from: day(table.validFrom), to: day(table.validTo) })}</td>
      <td data-label={texts.rowsof}>{table.rows.length}</td>
      <td data-label={texts.state}>
        <StandingChip standing={standingOf(table, dayOf(new Date()))} />
      </td>
    </tr>
  )
}
