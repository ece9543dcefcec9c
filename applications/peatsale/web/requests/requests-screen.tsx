/** Those who want to become customers: first the ones that wait. */
import { orderedView } from '@workspace/portal/contract'
import {
  EmptyState,
  FailedList,
  iconCheck,
  iconUser,
  LinkList,
  LinkListItem,
  LoadingList,
  LoadMore,
  navigate,
  Page,
  Segmented,
  Stack,
  useAddress,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import type { CustomerRequestRow } from '../../contract/customers/request-calls.ts'
import { requestStates, searchCustomerRequests } from '../../contract/customers/request-calls.ts'
import { useMoments } from '../parts/moments.ts'
import { usePeatTexts } from '../texts/texts.ts'

const here = '/peatsale/office/customers/requests'
const View = z.object({ state: z._default(z.enum([...requestStates, 'all']), 'open') })
const plain = { state: 'open', sort: 'sent', direction: 'asc' } as const
const { viewOf, addressOf } = viewInAddress(orderedView(View, ['sent']), plain, here)
type View = ReturnType<typeof viewOf>

export function RequestsScreen(): ReactElement {
  const texts = usePeatTexts('customers')
  const { query } = useAddress()
  const view = viewOf(query)
  const choices = [
    ...requestStates.map((value) => ({ value, label: texts[`requeststate_${value}`] })),
    { value: 'all', label: texts.allstates } as const,
  ]
  return (
    <Page heading={texts.requests} back={{ href: '#/peatsale/office/customers', label: texts.customers }} width="form">
      <Stack>
        <Segmented
          label={texts.show}
          options={choices}
          value={view.state}
          onChange={(state) => navigate(addressOf({ ...view, state }))}
        />
        <Requests view={view} />
      </Stack>
    </Page>
  )
}

/** What waits, the oldest first; what is done, the newest first. */
function Requests({ view: { state } }: { view: View }): ReactElement {
  const texts = usePeatTexts('customers')
  const direction = state === 'open' ? 'asc' : 'desc'
  const asked = { state: state === 'all' ? '' : state, sort: 'sent', direction, limit: 50 } as const
  const list = usePages(searchCustomerRequests, asked, rowsOf)
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  if (pages.rows.length === 0) {
    return (
      <EmptyState icon={iconCheck} title={texts.norequests}>
        <p>{texts.norequeststext}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <LinkList>
        {pages.rows.map((row) => (
          <RequestLine key={row.id} row={row} withState={state === 'all'} />
        ))}
      </LinkList>
      {pages.hasMore && (
        <LoadMore label={texts.more} count={pages.rows.length} busy={pages.isLoadingMore} onMore={pages.loadMore} />
      )}
      {pages.broken && <FailedList answer={pages.broken} retry={pages.loadMore} />}
    </>
  )
}

function RequestLine({ row, withState }: { row: CustomerRequestRow; withState: boolean }): ReactElement {
  const texts = usePeatTexts('customers')
  const { moment } = useMoments()
  const said = [
    withState ? texts[`requeststate_${row.state}`] : '',
    row.city,
    texts.askedby({ name: row.person?.name ?? '', at: moment(row.sentAt) }),
  ]
  return (
    <LinkListItem href={`#${here}/${row.id}`} icon={iconUser} title={row.name} text={said.filter(Boolean).join(', ')} />
  )
}

function rowsOf({ rows }: { readonly rows: readonly CustomerRequestRow[] }): readonly CustomerRequestRow[] {
  return rows
}
