/** One price list: a draft is filled, compared and published, what is published is read. */

import { NoRows } from '@workspace/logistics/web/lists'
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  iconDoc,
  keepFocus,
  LinkButton,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  Stack,
  Suspended,
  useAnswer,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { readPriceList } from '../../contract/prices/calls.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { readSeller } from '../../contract/sellers/calls.ts'
import type { Zone } from '../../contract/sellers/seller.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { CompareView } from './compare-view.tsx'
import type { DraftAct, DraftView } from './draft-head.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftSheet } from './draft-sheet.tsx'
import { ListFacts } from './list-facts.tsx'
import type { ReadList } from './list-types.ts'
import { PricesPage } from './prices-page.tsx'
import { ReadSheet } from './read-sheet.tsx'
import { StandingChip } from './standing-chip.tsx'

// With what forms need they would not fit into the page.
const EditListDialog = lazyComponent(async () => (await import('./edit-list-dialog.tsx')).EditListDialog)
const PublishDialog = lazyComponent(async () => (await import('./publish-dialog.tsx')).PublishDialog)
const RetireDialog = lazyComponent(async () => (await import('./retire-dialog.tsx')).RetireDialog)

export function PriceListScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { data, error, refetch } = useAnswer(readPriceList, { id: params['id'] ?? '' })
  return (
    <PricesPage
      key={data?.list.id}
      at="/office/prices"
      heading={data?.list.name ?? texts.lists}
      back={{ href: wayBack('/peatsale/office/prices'), label: texts.lists }}
      mark={data && <StandingChip standing={standingOf(data.list, dayOf(new Date()))} />}
    >
      {data ? <Known read={data} /> : <MissingAnswer of={{ error, refetch }} />}
    </PricesPage>
  )
}

function Known({ read }: { read: ReadList }): ReactElement {
  const { data, error, refetch } = useAnswer(readSeller, { id: read.list.seller })
  const replaced = useAnswer(
    readPriceList,
    { id: read.list.replaces?.id ?? '' },
    { enabled: read.list.replaces !== null },
  )
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  if (read.list.state !== 'draft') return <Published read={read} zones={data.zones} />
  if (read.list.replaces !== null && replaced.data === undefined && replaced.error === null) return <LoadingList />
  return <Draft read={read} replaced={replaced.data} zones={data.zones} />
}

type DraftProps = { read: ReadList; replaced: ReadList | undefined; zones: readonly Zone[] }

function Draft({ read, replaced, zones }: DraftProps): ReactElement {
  // The button that published goes with the draft, after the dialog has given it the focus back.
  useEffect(() => keepFocus, [])
  const texts = usePeatTexts('pricing')
  const { list, rows } = read
  const [shown, setShown] = useState<DraftView>('rows')
  const [asked, setAsked] = useState<DraftAct>()
  const [unsaved, setUnsaved] = useState(0)
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <ListFacts list={list} />
      <DraftHead
        mayPublish={unsaved === 0 && rows.length > 0}
        onAct={setAsked}
        rows={texts.rows}
        shown={shown}
        onShow={setShown}
      />
      {unsaved > 0 && <p>{texts.savefirst}</p>}
      <div hidden={shown !== 'rows'}>
        <DraftSheet read={read} before={replaced?.rows ?? []} zones={zones} onUnsaved={setUnsaved} />
      </div>
      {shown === 'changes' && <CompareView list={list} zones={zones} hasUnsaved={unsaved > 0} />}
      <Suspended fallback={null}>
        {asked === 'publish' && <PublishDialog list={list} replaced={replaced?.list} onClose={close} />}
        {asked === 'edit' && <EditListDialog list={list} onClose={close} />}
        {asked === 'discard' && <RetireDialog list={list} onClose={close} />}
      </Suspended>
    </Stack>
  )
}

function Published({ read, zones }: { read: ReadList; zones: readonly Zone[] }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { list, rows } = read
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack>
      <ListFacts list={list} />
      {list.state === 'published' && (
        <ButtonRow>
          <LinkButton href={`#/peatsale/office/prices/new?copy=${list.id}`}>{texts.copy}</LinkButton>
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {texts.retire}
          </Button>
        </ButtonRow>
      )}
      {rows.length === 0 ? (
        <NoRows icon={iconDoc} title={texts.norows} text="" isFiltered={false} all="" />
      ) : (
        <ReadSheet rows={rows} zones={zones} />
      )}
      <Suspended fallback={null}>{isAsked && <RetireDialog list={list} onClose={() => setAsked(false)} />}</Suspended>
    </Stack>
  )
}
