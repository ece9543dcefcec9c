/** One freight table: a draft is filled, compared and published, what is published is read. */

import { useTaxClass } from '@workspace/logistics/web/vat'
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  DescriptionList,
  EmptyState,
  FailedList,
  iconPlus,
  iconTruck,
  keepFocus,
  lazyComponent,
  newId,
  Stack,
  Suspended,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { readFreightTables } from '../../contract/prices/calls.ts'
import type { FreightTable, FreightTableRow } from '../../contract/prices/freight-table.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { MissingSellers } from '../lists/own-sellers.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { DraftAct, DraftView } from './draft-head.tsx'
import { DraftHead } from './draft-head.tsx'
import { FreightCompareView } from './freight-compare-view.tsx'
import type { TableFields } from './freight-fields.ts'
import { copiedTable, tableFields } from './freight-fields.ts'
import { FreightRows } from './freight-rows.tsx'
import { useFreightWords } from './freight-words.ts'
import { useOwnSellers } from './own-sellers.tsx'
import { PricesPage } from './prices-page.tsx'
import { StandingChip } from './standing-chip.tsx'

// With what forms need they would not fit into the page.
const FreightRowDialog = lazyComponent(async () => (await import('./freight-row-dialog.tsx')).FreightRowDialog)
const FreightTableDialog = lazyComponent(async () => (await import('./freight-table-dialog.tsx')).FreightTableDialog)
const PublishFreightDialog = lazyComponent(
  async () => (await import('./publish-freight-dialog.tsx')).PublishFreightDialog,
)
const RetireFreightDialog = lazyComponent(async () => (await import('./retire-freight-dialog.tsx')).RetireFreightDialog)

export function FreightTableScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { query } = useAddress()
  // A link that names no seller leads to the own one's tables.
  const own = useOwnSellers()
  const seller = query.get('seller') || own?.[0]?.id || ''
  const { data, error, refetch } = useAnswer(readFreightTables, { seller }, { enabled: seller !== '' })
  const table = data?.tables.find(({ id }) => id === params['id'])
  return (
    <PricesPage
      key={table?.id}
      at="/office/freight"
      heading={table?.name ?? texts.tables}
      back={{ href: `#/peatsale/office/freight?seller=${seller}`, label: texts.tables }}
      mark={table && <StandingChip standing={standingOf(table, dayOf(new Date()))} />}
    >
      {data && table ? (
        <Known table={table} tables={data.tables} seller={seller} />
      ) : error ? (
        <FailedList answer={error.reason} retry={() => void refetch()} />
      ) : data ? (
        <EmptyState icon={iconTruck} title={texts.notables} />
      ) : (
        <MissingSellers />
      )}
    </PricesPage>
  )
}

type KnownProps = { table: FreightTable; tables: readonly FreightTable[]; seller: string }

function Known({ table, tables, seller }: KnownProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day, moment } = useDateFormat()
  const taxClassOf = useTaxClass()
  const { validFrom, validTo, taxClass, publishedAt } = table
  return (
    <Stack>
      <Card>
        <DescriptionList
          across
          items={[
            [texts.validity, texts.days({ from: day(validFrom), to: day(validTo) })],
            [texts.taxclass, taxClassOf(taxClass)],
            [texts.publishedat, publishedAt && moment(publishedAt)],
          ]}
        />
      </Card>
      {table.state === 'draft' ? (
        <Draft table={table} tables={tables} seller={seller} />
      ) : (
        <Published table={table} seller={seller} />
      )}
    </Stack>
  )
}

function Draft({ table, tables, seller }: KnownProps): ReactElement {
  // The button that published goes with the draft, after the dialog has given it the focus back.
  useEffect(() => keepFocus, [])
  const texts = usePeatTexts('pricing')
  const written = useFreightWords()
  const besides = useSecondDrop()
  const [shown, setShown] = useState<DraftView>('rows')
  const [asked, setAsked] = useState<DraftAct>()
  const [row, setRow] = useState<{ id: string; stored?: FreightTableRow }>()
  const close = () => setAsked(undefined)
  return (
    <>
      <DraftHead
        mayPublish={table.rows.length > 0}
        onAct={setAsked}
        rows={texts.rowsof}
        shown={shown}
        onShow={setShown}
      />
      {shown === 'rows' ? (
        <>
          <ButtonRow>
            <Button variant="secondary" icon={iconPlus} onClick={() => setRow({ id: newId() })}>
              {texts.addrate}
            </Button>
          </ButtonRow>
          <FreightRows rows={table.rows} besides={besides} onEdit={(stored) => setRow({ id: stored.id, stored })} />
        </>
      ) : (
        <FreightCompareView table={table} tables={tables} />
      )}
      <Suspended fallback={null}>
        {row && (
          <FreightRowDialog
            {...row}
            table={table}
            seller={seller}
            written={written}
            onClose={() => setRow(undefined)}
          />
        )}
        {asked === 'publish' && <PublishFreightDialog table={table} tables={tables} seller={seller} onClose={close} />}
        {asked === 'edit' && (
          <FreightTableDialog heading={texts.edit} begin={tableFields(table, seller)} onClose={close} />
        )}
        {asked === 'discard' && <RetireFreightDialog table={table} seller={seller} onClose={close} />}
      </Suspended>
    </>
  )
}

function Published({ table, seller }: Omit<KnownProps, 'tables'>): ReactElement {
  const texts = usePeatTexts('pricing')
  const [copy, setCopy] = useState<TableFields>()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <ButtonRow>
        <Button onClick={() => setCopy(copiedTable(table, seller, newId))}>{texts.copy}</Button>
        {table.state === 'published' && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {texts.retire}
          </Button>
        )}
      </ButtonRow>
      <FreightRows rows={table.rows} besides={useSecondDrop()} />
      <Suspended fallback={null}>
        {copy && (
          <FreightTableDialog
            heading={texts.copyheading({ name: table.name })}
            lead={texts.copytabletext({ name: table.name })}
            begin={copy}
            isNew
            onClose={() => setCopy(undefined)}
          />
        )}
        {isAsked && <RetireFreightDialog table={table} seller={seller} onClose={() => setAsked(false)} />}
      </Suspended>
    </>
  )
}

function useSecondDrop() {
  const texts = usePeatTexts('pricing')
  const { money } = useFreightWords()
  return { heading: texts.seconddrop, of: ({ secondDrop }: FreightTableRow) => money(secondDrop) }
}
