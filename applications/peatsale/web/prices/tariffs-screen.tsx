/** What a seller pays its carriers: drafts, tariffs that hold or will, and those that have ended. */
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
import type { CarrierTariff } from '../../contract/prices/carrier-tariff.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { readCarrierTariffs } from '../../contract/prices/tariff-calls.ts'
import { MissingSellers } from '../lists/own-sellers.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { SellerSelect, useOwnSellers } from './own-sellers.tsx'
import { PricesPage } from './prices-page.tsx'
import { StandingChip } from './standing-chip.tsx'
import type { TariffFields } from './tariff-fields.ts'
import { emptyTariff } from './tariff-fields.ts'

const TariffDialog = lazyComponent(async () => (await import('./tariff-dialog.tsx')).TariffDialog)
const path = '/peatsale/office/tariffs'

export function TariffsScreen(): ReactElement {
  const texts = usePeatTexts('pricing')
  const { query } = useAddress()
  const sellers = useOwnSellers()
  const seller = sellers?.find(({ id }) => id === query.get('seller'))?.id ?? sellers?.[0]?.id
  const [begin, setBegin] = useState<TariffFields>()
  return (
    <PricesPage
      at="/office/tariffs"
      heading={texts.tariffs}
      actions={
        seller !== undefined && (
          <Button icon={iconPlus} onClick={() => setBegin(emptyTariff(newId(), seller))}>
            {texts.newtariff}
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
          <Tariffs seller={seller} />
        </>
      )}
      <Suspended fallback={null}>
        {begin && <TariffDialog heading={texts.newtariff} begin={begin} isNew onClose={() => setBegin(undefined)} />}
      </Suspended>
    </PricesPage>
  )
}

function Tariffs({ seller }: { seller: string }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { data, error, refetch } = useAnswer(readCarrierTariffs, { seller })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  if (data.tariffs.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.notariffs}>
        <p>{texts.notariffstext}</p>
      </EmptyState>
    )
  }
  return (
    <PressedRows>
      <DataTable caption={texts.tariffs}>
        <TableHead headings={[texts.name, texts.tariffcarrier, texts.validity, texts.rowsof, texts.state]} />
        <tbody>
          {data.tariffs.map((tariff) => (
            <Row key={tariff.id} tariff={tariff} seller={seller} />
          ))}
        </tbody>
      </DataTable>
    </PressedRows>
  )
}

function Row({ tariff, seller }: { tariff: CarrierTariff; seller: string }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#${path}/${tariff.id}?seller=${seller}`}>{tariff.name}</a>
      </th>
      <td data-label={texts.tariffcarrier}>{tariff.carrier?.name ?? texts.allcarriers}</td>
      <td data-label={texts.validity}>{texts.days({ from: day(tariff.validFrom), to: day(tariff.validTo) })}</td>
      <td data-label={texts.rowsof}>{tariff.rows.length}</td>
      <td data-label={texts.state}>
        <StandingChip standing={standingOf(tariff, dayOf(new Date()))} />
      </td>
    </tr>
  )
}
