/** Those who want to become customers: first the ones that wait. */
import {
  EmptyState,
  iconCheck,
  iconUser,
  LinkList,
  LinkListItem,
  PagedList,
  Segmented,
  Stack,
  useDateFormat,
  useListView,
  usePages,
  viewInAddress,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import type { CustomerRequestRow } from '../../contract/customers/request-calls.ts'
import { requestStates, searchCustomerRequests } from '../../contract/customers/request-calls.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'

const here = '/peatsale/office/customers/requests'
const View = z.object({ state: z._default(z.enum([...requestStates, 'all']), 'open') })
const requestList = viewInAddress(View, { state: 'open' }, here)

export function RequestsScreen(): ReactElement {
  const texts = usePeatTexts('customers')
  const { view, show } = useListView(requestList)
  const choices = [
    ...requestStates.map((value) => ({ value, label: texts[`requeststate_${value}`] })),
    { value: 'all', label: texts.allstates } as const,
  ]
  return (
    <OfficePage
      at="/office/customers"
      heading={texts.requests}
      way={wayBack('/peatsale/office/customers')}
      width="form"
    >
      <Stack>
        <Segmented label={texts.show} options={choices} value={view.state} onChange={(state) => show({ state })} />
        <Requests {...view} />
      </Stack>
    </OfficePage>
  )
}

/** What waits, the oldest first; what is done, the newest first. */
function Requests({ state }: ReturnType<typeof requestList.viewOf>): ReactElement {
  const texts = usePeatTexts('customers')
  const direction = state === 'open' ? 'asc' : 'desc'
  const list = usePages(searchCustomerRequests, {
    state: state === 'all' ? '' : state,
    sort: 'sent',
    direction,
    limit: 50,
  })
  const none =
    state === 'open' ? (
      <EmptyState icon={iconCheck} title={texts.norequests}>
        <p>{texts.norequeststext}</p>
      </EmptyState>
    ) : (
      <EmptyState icon={iconUser} title={texts.norequestsatall} />
    )
  return (
    <PagedList list={list} none={none}>
      {(rows) => (
        <LinkList>
          {rows.map((row) => (
            <RequestLine key={row.id} row={row} withState={state === 'all'} />
          ))}
        </LinkList>
      )}
    </PagedList>
  )
}

function RequestLine({ row, withState }: { row: CustomerRequestRow; withState: boolean }): ReactElement {
  const texts = usePeatTexts('customers')
  const { moment } = useDateFormat()
  const said = [
    withState ? texts[`requeststate_${row.state}`] : '',
    row.city,
    texts.askedby({ name: row.person?.name ?? '', at: moment(row.sentAt) }),
  ]
  return (
    <LinkListItem href={`#${here}/${row.id}`} icon={iconUser} title={row.name} text={said.filter(Boolean).join(', ')} />
  )
}
