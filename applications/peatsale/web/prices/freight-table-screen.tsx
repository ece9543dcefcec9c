/** One freight table: a draft is filled, compared and published, what is published is read. */
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  EmptyState,
  FailedList,
  iconPlus,
  iconTruck,
  LoadingList,
  newId,
  Segmented,
  Stack,
  useAddress,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readFreightTables } from '../../contract/prices/calls.ts'
import type { FreightTable, FreightTableRow } from '../../contract/prices/freight-table.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { Facts } from '../parts/facts.tsx'
import { useMoments } from '../parts/moments.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { FreightCompareView } from './freight-compare-view.tsx'
import type { TableFields } from './freight-fields.ts'
import { copiedTable, tableFields } from './freight-fields.ts'
import { FreightRowDialog } from './freight-row-dialog.tsx'
import { FreightRows } from './freight-rows.tsx'
import { FreightTableDialog } from './freight-table-dialog.tsx'
import { PricesPage } from './prices-page.tsx'
import { PublishFreightDialog } from './publish-freight-dialog.tsx'
import { RetireFreightDialog } from './retire-freight-dialog.tsx'
import { StandingChip } from './standing-chip.tsx'

export function FreightTableScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { query } = useAddress()
  const seller = query.get('seller') ?? ''
  const { data, error, refetch } = useAnswer(readFreightTables, { seller })
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
        <LoadingList />
      )}
    </PricesPage>
  )
}

type KnownProps = { table: FreightTable; tables: readonly FreightTable[]; seller: string }

function Known({ table, tables, seller }: KnownProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day, moment } = useMoments()
  const { validFrom, validTo, taxClass, publishedAt } = table
  return (
    <Stack>
      <Card>
        <Facts
          facts={[
            [texts.validity, texts.days({ from: day(validFrom), to: day(validTo) })],
            [texts.taxclass, taxClass],
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
  const texts = usePeatTexts('pricing')
  const [shown, setShown] = useState<'rows' | 'changes'>('rows')
  const [asked, setAsked] = useState<'publish' | 'edit' | 'discard'>()
  const [row, setRow] = useState<{ id: string; stored?: FreightTableRow }>()
  const close = () => setAsked(undefined)
  return (
    <>
      <ButtonRow>
        <Button disabled={table.rows.length === 0} onClick={() => setAsked('publish')}>
          {texts.publish}
        </Button>
        <Button variant="secondary" onClick={() => setAsked('edit')}>
          {texts.edit}
        </Button>
        <Button variant="quiet" onClick={() => setAsked('discard')}>
          {texts.discard}
        </Button>
      </ButtonRow>
      <Segmented
        label={texts.view}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'rows', label: texts.rowsof },
          { value: 'changes', label: texts.changes },
        ]}
      />
      {shown === 'rows' ? (
        <>
          <ButtonRow>
            <Button variant="secondary" icon={iconPlus} onClick={() => setRow({ id: newId() })}>
              {texts.addrate}
            </Button>
          </ButtonRow>
          <FreightRows rows={table.rows} onEdit={(stored) => setRow({ id: stored.id, stored })} />
        </>
      ) : (
        <FreightCompareView table={table} tables={tables} />
      )}
      {row && <FreightRowDialog {...row} table={table} seller={seller} onClose={() => setRow(undefined)} />}
      {asked === 'publish' && <PublishFreightDialog table={table} tables={tables} seller={seller} onClose={close} />}
      {asked === 'edit' && (
        <FreightTableDialog heading={texts.edit} begin={tableFields(table, seller)} onClose={close} />
      )}
      {asked === 'discard' && <RetireFreightDialog table={table} seller={seller} onClose={close} />}
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
      <FreightRows rows={table.rows} />
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
    </>
  )
}
