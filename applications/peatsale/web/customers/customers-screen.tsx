/** The office's customers, found, filtered and by pages; requests of those who want to become one are told beside the heading. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import type { ListView } from '@workspace/portal/web'
import {
  ButtonRow,
  FindBox,
  iconBell,
  iconPlus,
  iconUsers,
  LinkButton,
  ListChoice,
  Page,
  Stack,
  useAnswer,
  useListView,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchCustomers } from '../../contract/customers/calls.ts'
import { customerTags } from '../../contract/customers/customer.ts'
import { readStart } from '../../contract/start/calls.ts'
import { OfficeSections } from '../shell/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CustomerLine } from './customer-line.tsx'
import type { CustomersView } from './customers-view.ts'
import { customerList, customersShown } from './customers-view.ts'

export function CustomersScreen(): ReactElement {
  const texts = usePeatTexts('customers')
  const customers = useListView(customerList)
  const { data } = useAnswer(readStart, {})
  const waiting = data?.waiting.customerRequests ?? 0
  return (
    <Page
      heading={texts.customers}
      actions={
        <ButtonRow align="end">
          {waiting > 0 && (
            <LinkButton variant="secondary" icon={iconBell} href="#/peatsale/office/customers/requests">
              {texts.requestswait({ count: waiting })}
            </LinkButton>
          )}
          <LinkButton href="#/peatsale/office/customers/new" icon={iconPlus}>
            {texts.newcustomer}
          </LinkButton>
        </ButtonRow>
      }
    >
      <OfficeSections at="/office/customers" />
      <Stack>
        <Filters customers={customers} sellers={data?.sellers ?? []} />
        <Customers customers={customers} sellers={data?.sellers ?? []} />
      </Stack>
    </Page>
  )
}

type Sellers = readonly { readonly id: string; readonly code: string; readonly name: string }[]
type FiltersProps = { customers: ListView<CustomersView>; sellers: Sellers }

function Filters({ customers: { view, show, find }, sellers }: FiltersProps): ReactElement {
  const texts = usePeatTexts('customers')
  const tags = customerTags.map((value) => ({ value, label: texts[`tag_${value}`] }))
  const names = sellers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FindRow>
      <FindBox label={texts.find} placeholder={texts.findby} {...find} />
      <ListChoice
        label={texts.show}
        value={view.show}
        options={customersShown.map((value) => ({ value, label: texts[`show_${value}`] }))}
        onChoose={(value) => show({ show: value })}
      />
      <ListChoice
        label={texts.tag}
        value={view.tag}
        options={[{ value: '', label: texts.alltags }, ...tags]}
        onChoose={(tag) => show({ tag })}
      />
      {sellers.length > 1 && (
        <ListChoice
          label={texts.seller}
          value={view.seller}
          options={[{ value: '', label: texts.allsellers }, ...names]}
          onChoose={(seller) => show({ seller })}
        />
      )}
    </FindRow>
  )
}

function Customers({ customers, sellers }: FiltersProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { show, ...asked } = customers.view
  const list = usePages(searchCustomers, { ...asked, onHold: show === 'hold', closed: show === 'ended', limit: 100 })
  return (
    <FoundTable
      list={list}
      view={customers}
      caption={texts.customers}
      empty={{ icon: iconUsers, title: texts.none, text: texts.nonetext }}
      sorted={[{ sort: 'name', label: texts.customer }]}
      headings={[texts.number, texts.towns, texts.tags, texts.attention]}
      row={(row, at) => <CustomerLine row={row} sellers={sellers} {...at} />}
    />
  )
}
