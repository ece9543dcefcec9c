/** The office orders for a customer: whom for, and of which of the own sellers. */
import {
  EmptyState,
  FailedList,
  FindBox,
  iconList,
  iconUser,
  LinkList,
  LinkListItem,
  LoadingList,
  LoadMore,
  navigate,
  Page,
  Stack,
  useAddress,
  useAnswer,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CustomerRow } from '../../contract/index.ts'
import { searchCustomers } from '../../contract/index.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

const here = '/peatsale/office/orders/new'

export function CustomerChoiceScreen(): ReactElement {
  const texts = usePeatTexts('changes')
  const { orders } = usePeatTexts('office')
  const { query } = useAddress()
  const find = query.get('find') ?? ''
  const look = (text: string) =>
    navigate(`${here}?${new URLSearchParams(text === '' ? {} : { find: text })}`, { replace: true })
  return (
    <Page
      heading={texts.forcustomer}
      lead={texts.forcustomertext}
      back={{ href: '#/peatsale/office/orders', label: orders }}
    >
      <Stack>
        <FindBox label={texts.findcustomer} maxLength={100} find={find} onFind={look} />
        <Customers find={find} />
      </Stack>
    </Page>
  )
}

function Customers({ find }: { find: string }): ReactElement {
  const texts = usePeatTexts('changes')
  const start = useAnswer(readStart, {})
  const list = usePages(searchCustomers, { find, limit: 50 }, rowsOf)
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  if (pages.rows.length === 0) return <EmptyState icon={iconList} title={texts.nocustomers} />
  const sellers = start.data?.sellers ?? []
  return (
    <>
      <LinkList>
        {pages.rows.flatMap(({ id: account, name, sites, office }) =>
          (office?.numbers ?? []).map(({ seller, number }) => (
            <LinkListItem
              key={`${account} ${seller}`}
              href={`#/peatsale/orders/new?${new URLSearchParams({ account, seller })}`}
              icon={iconUser}
              title={name}
              text={[
                number,
                sellers.length > 1 ? (sellers.find(({ id }) => id === seller)?.name ?? '') : '',
                [...new Set(sites.map(({ municipality }) => municipality))].join(', '),
              ]
                .filter(Boolean)
                .join(', ')}
            />
          )),
        )}
      </LinkList>
      {pages.hasMore && (
        <LoadMore
          label={texts.morecustomers}
          count={pages.rows.length}
          busy={pages.isLoadingMore}
          onMore={pages.loadMore}
        />
      )}
    </>
  )
}

function rowsOf({ rows }: { readonly rows: readonly CustomerRow[] }): readonly CustomerRow[] {
  return rows
}
