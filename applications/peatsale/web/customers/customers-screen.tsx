/** The office's customers, found, filtered and by pages; requests of those who want to become one stand above. */
import {
  Cluster,
  FailedList,
  FindBox,
  iconBell,
  iconPlus,
  iconUsers,
  LinkButton,
  ListFooter,
  ListTable,
  LoadingList,
  navigate,
  OrderChoice,
  Page,
  Select,
  SortHeadings,
  Stack,
  useAddress,
  useAnswer,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { searchCustomers } from '../../contract/customers/calls.ts'
import type { CustomerRow } from '../../contract/customers/customer.ts'
import { customerTags } from '../../contract/customers/customer.ts'
import { readStart } from '../../contract/start/calls.ts'
import { NoRows } from '../parts/no-rows.tsx'
import { OfficeSections } from '../parts/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CustomerLine } from './customer-line.tsx'
import type { CustomersView } from './customers-view.ts'
import { addressOf, customersShown, isFiltered, viewOf } from './customers-view.ts'

export function CustomersScreen(): ReactElement {
  const texts = usePeatTexts('customers')
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  const { data } = useAnswer(readStart, {})
  const waiting = data?.waiting.customerRequests ?? 0
  return (
    <Page
      heading={texts.customers}
      actions={
        <LinkButton href="#/peatsale/office/customers/new" icon={iconPlus}>
          {texts.newcustomer}
        </LinkButton>
      }
    >
      <OfficeSections at="/office/customers" />
      <Stack>
        <Filters view={view} sellers={data?.sellers ?? []} />
        {waiting > 0 && (
          <div>
            <LinkButton variant="secondary" icon={iconBell} href="#/peatsale/office/customers/requests">
              {texts.requestswait({ count: waiting })}
            </LinkButton>
          </div>
        )}
        <Customers view={view} sellers={data?.sellers ?? []} />
      </Stack>
    </Page>
  )
}

type Sellers = readonly { readonly id: string; readonly code: string; readonly name: string }[]
type FiltersProps = { view: CustomersView; sellers: Sellers }

function Filters({ view, sellers }: FiltersProps): ReactElement {
  const texts = usePeatTexts('customers')
  return (
    <Cluster align="end">
      <FindBox
        label={texts.find}
        maxLength={100}
        find={view.find}
        onFind={(find) => navigate(addressOf({ ...view, find }), { replace: true })}
      />
      <Select
        label={texts.show}
        value={view.show}
        onChange={({ currentTarget }) =>
          navigate(addressOf({ ...view, show: currentTarget.value as CustomersView['show'] }))
        }
      >
        {customersShown.map((show) => (
          <option key={show} value={show}>
            {texts[`show_${show}`]}
          </option>
        ))}
      </Select>
      <Select
        label={texts.tag}
        value={view.tag}
        onChange={({ currentTarget }) =>
          navigate(addressOf({ ...view, tag: currentTarget.value as CustomersView['tag'] }))
        }
      >
        <option value="">{texts.alltags}</option>
        {customerTags.map((tag) => (
          <option key={tag} value={tag}>
            {texts[`tag_${tag}`]}
          </option>
        ))}
      </Select>
      {sellers.length > 1 && (
        <Select
          label={texts.seller}
          value={view.seller}
          onChange={({ currentTarget }) => navigate(addressOf({ ...view, seller: currentTarget.value }))}
        >
          <option value="">{texts.allsellers}</option>
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Cluster>
  )
}

function Customers({ view, sellers }: FiltersProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { show, ...rest } = view
  const asked = { ...rest, onHold: show === 'hold', closed: show === 'ended', limit: 100 }
  const list = usePages(searchCustomers, asked, rowsOf)
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  if (pages.rows.length === 0) {
    const empty = { icon: iconUsers, title: texts.none, text: texts.nonetext, all: '#/peatsale/office/customers' }
    return <NoRows {...empty} isFiltered={isFiltered(view)} />
  }
  const order = {
    columns: [{ sort: 'name', label: texts.customer }],
    order: view,
    onSort: (next: Pick<CustomersView, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  return (
    <>
      <OrderChoice {...order} />
      <ListTable
        pages={pages}
        caption={texts.customers}
        columns={5}
        head={
          <thead>
            <tr aria-rowindex={1}>
              <SortHeadings {...order} />
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.towns}</th>
              <th scope="col">{texts.tags}</th>
              <th scope="col">{texts.attention}</th>
            </tr>
          </thead>
        }
        footer={<ListFooter pages={pages} />}
        idOf={({ id }) => id}
        row={(row, at) => <CustomerLine row={row} sellers={sellers} {...at} />}
      />
      {pages.broken && <FailedList answer={pages.broken} retry={pages.loadMore} />}
    </>
  )
}

function rowsOf({ rows }: { readonly rows: readonly CustomerRow[] }): readonly CustomerRow[] {
  return rows
}
