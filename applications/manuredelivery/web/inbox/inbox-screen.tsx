/** Pickup requests that wait for the office: a list beside the one that is opened; J and K go on, Enter accepts. */
import { ListRow, Workspace } from '@workspace/logistics/web/shell'
import { orderedView } from '@workspace/portal/contract'
import type { ListState, ScrollListPlace } from '@workspace/portal/web'
import {
  Cluster,
  EmptyState,
  FailedList,
  FindBox,
  iconCheck,
  iconList,
  ListChoice,
  LoadingList,
  lazyComponent,
  navigate,
  ScrollList,
  Suspended,
  useAddress,
  useDateFormat,
  useLanguage,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { KeyboardEvent, ReactElement } from 'react'
import { RequestView, requestSorts, searchRequests } from '../../contract/requests/calls.ts'
import type { RequestRow } from '../../contract/requests/request.ts'
import { tonnes } from '../lists/amounts.ts'
import { OfficePage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

const InboxPane = lazyComponent(async () => (await import('./inbox-pane.tsx')).InboxPane)

const plain = {
  find: '',
  state: 'toAccept',
  company: '',
  account: '',
  type: '',
  plant: '',
  week: '',
  sort: 'ready',
  direction: 'asc',
} as const
const path = '/manuredelivery/office/requests'
const view = viewInAddress(orderedView(RequestView, requestSorts), plain, path)
const states = [
  'toAccept',
  'changed',
  'open',
  'accepted',
  'collecting',
  'on_hold',
  'completed',
  'closed',
  'all',
] as const
type Shown = (typeof states)[number]

export function InboxScreen(): ReactElement {
  const texts = useManureTexts('office')
  const words = useManureTexts('states')
  const inbox = useListView(view)
  const { query } = useAddress()
  const opened = query.get('request') ?? ''
  const list = usePages(searchRequests, { ...inbox.view, limit: 100 } as never) as ListState<RequestRow>
  const state = inbox.view.state as Shown
  const label = (each: Shown) =>
    each === 'toAccept' || each === 'changed' || each === 'open' || each === 'all'
      ? texts[`view_${each}`]
      : words[`request_${each}`]
  const choose = (request: string) => {
    const next = new URLSearchParams(query)
    if (request === '') next.delete('request')
    else next.set('request', request)
    navigate(`${path}?${next}`, { replace: true })
  }
  const rows = list.at === 'listed' ? list.pages.rows : []
  // The next one in the list, once this one is decided.
  const goOn = () => {
    const at = rows.findIndex(({ id }) => id === opened)
    choose(rows[at + 1]?.id ?? rows[at - 1]?.id ?? '')
  }
  return (
    <OfficePage at="/office/requests" heading={texts.inbox}>
      <Cluster align="end">
        <FindBox label={texts.find} {...inbox.find} />
        <ListChoice
          label={texts.show}
          value={state}
          options={states.map((value) => ({ value, label: label(value) }))}
          onChoose={(next) => inbox.show({ state: next })}
        />
      </Cluster>
      <Workspace
        isOpen={opened !== ''}
        list={<Requests list={list} chosen={opened} isInbox={state === 'toAccept'} onChoose={choose} />}
        foot={rows.length > 0 && <p>{texts.keys}</p>}
        pane={
          opened === '' ? (
            rows.length > 0 && (
              <EmptyState icon={iconList} title={texts.choose}>
                <p>{texts.choosetext}</p>
              </EmptyState>
            )
          ) : (
            <Suspended fallback={<LoadingList />}>
              <InboxPane key={opened} id={opened} onDone={goOn} />
            </Suspended>
          )
        }
      />
    </OfficePage>
  )
}

type RequestsProps = { list: ListState<RequestRow>; chosen: string; isInbox: boolean; onChoose: (id: string) => void }

function Requests({ list, chosen, isInbox, onChoose }: RequestsProps): ReactElement {
  const texts = useManureTexts('office')
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { rows, hasMore, loadMore } = list.pages
  if (rows.length === 0 && !hasMore) {
    return (
      <EmptyState icon={iconCheck} title={isInbox ? texts.nothingtoaccept : texts.nomatch}>
        {isInbox && <p>{texts.nothingtoaccepttext}</p>}
      </EmptyState>
    )
  }
  /** Letters act only while the focus is in the list (WCAG 2.1.4). */
  function press(event: KeyboardEvent<HTMLElement>, at: ScrollListPlace) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const walk = (to: string | undefined) => {
      if (to === undefined) return
      onChoose(to)
      at.focus(to)
    }
    const acts: Readonly<Record<string, () => void>> = {
      ...{ j: () => walk(at.next), arrowdown: () => walk(at.next) },
      ...{ k: () => walk(at.previous), arrowup: () => walk(at.previous) },
      // A key that is held down accepts no second request.
      ...(at.id === chosen && { enter: () => !event.repeat && acceptShown(at.id) }),
    }
    const act = acts[event.key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <ScrollList
      label={texts.inbox}
      rows={rows}
      groupOf={() => ({ key: '', heading: texts.inbox })}
      chosen={chosen}
      focused=""
      hasMore={hasMore}
      onMore={loadMore}
      onKey={press}
    >
      {(row) => <Row row={row} isChosen={row.id === chosen} onChoose={onChoose} />}
    </ScrollList>
  )
}

/** Accepts the request whose form is shown; while another one is on its way, nothing. */
function acceptShown(id: string): void {
  const form = document.querySelector<HTMLFormElement>('form[data-request]')
  if (form?.dataset['request'] === id) form.requestSubmit()
}

function Row({ row, isChosen, onChoose }: { row: RequestRow; isChosen: boolean; onChoose: (id: string) => void }) {
  const { language } = useLanguage()
  const { short } = useDateFormat()
  const texts = useManureTexts('office')
  const { id, farm, type, estimateKg, readyFrom, number, isChanged, changeAsked } = row
  return (
    <ListRow
      href={`#${path}?request=${id}`}
      isChosen={isChosen}
      title={farm.name}
      end={readyFrom === null ? '' : short({ day: readyFrom, week: null })}
      text={`${tonnes(estimateKg)} ${type?.name[language] ?? ''}`}
      more={number ?? ''}
      flag={changeAsked || isChanged ? texts.ischanged : undefined}
      onChoose={() => onChoose(id)}
    />
  )
}
