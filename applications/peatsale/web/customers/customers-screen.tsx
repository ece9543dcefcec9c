/** The office's customers, found, filtered and by pages; requests of those who want to become one stand above. */
import {
  Cluster,
  FindBox,
  iconBell,
  iconPlus,
  iconUsers,
  LinkButton,
  navigate,
  Page,
  Select,
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
import { FoundTable } from '../parts/found-table.tsx'
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
  const empty = {
    icon: iconUsers,
    title: texts.none,
    text: texts.nonetext,
    all: '#/peatsale/office/customers',
    isFiltered: isFiltered(view),
  }
  const order = {
    columns: [{ sort: 'name', label: texts.customer }],
    order: view,
    onSort: (next: Pick<CustomersView, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  return (
    <FoundTable
      list={list}
      caption={texts.customers}
      empty={empty}
      order={order}
      headings={[texts.number, texts.towns, texts.tags, texts.attention]}
      row={(row, at) => <CustomerLine row={row} sellers={sellers} {...at} />}
    />
  )
}

function rowsOf({ rows }: { readonly rows: readonly CustomerRow[] }): readonly CustomerRow[] {
  return rows
}
