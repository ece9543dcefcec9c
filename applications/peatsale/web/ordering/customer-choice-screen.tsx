/** The office orders for a customer: whom for, and of which of the own sellers. */
import { Find } from '@workspace/portal/contract'
import {
  EmptyState,
  FindBox,
  iconList,
  iconPlus,
  iconUser,
  LinkButton,
  LinkList,
  LinkListItem,
  PagedList,
  Stack,
  useAnswer,
  useListView,
  usePages,
  viewInAddress,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { searchCustomers } from '../../contract/index.ts'
import { readStart } from '../../contract/start/calls.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'

const customerList = viewInAddress(z.object({ find: Find }), { find: '' }, '/peatsale/office/orders/new')

export function CustomerChoiceScreen(): ReactElement {
  const texts = usePeatTexts('changes')
  const { find } = useListView(customerList)
  const said = find.find === '' ? '' : `?${new URLSearchParams({ said: find.find })}`
  return (
    <OfficePage
      at="/office/orders"
      heading={texts.forcustomer}
      lead={texts.forcustomertext}
      way={wayBack('/peatsale/office/orders', '/peatsale/orders')}
      width="form"
    >
      <Stack>
        <FindBox label={texts.findcustomer} placeholder={texts.findcustomerby} {...find} />
        <Customers find={find.find} />
        <div>
          <LinkButton href={`#/peatsale/office/orders/caller${said}`} variant="secondary" icon={iconPlus}>
            {texts.newcaller}
          </LinkButton>
        </div>
      </Stack>
    </OfficePage>
  )
}

function Customers({ find }: { find: string }): ReactElement {
  const texts = usePeatTexts('changes')
  const start = useAnswer(readStart, {})
  const list = usePages(searchCustomers, { find, limit: 50 })
  const sellers = start.data?.sellers ?? []
  return (
    <PagedList list={list} none={<EmptyState icon={iconList} title={texts.nocustomers} />}>
      {(customers) => (
        <LinkList>
          {customers.flatMap(({ id: account, name, sites, office }) =>
            (office?.numbers ?? []).map(({ seller, number }) => (
              <LinkListItem
                key={`${account} ${seller}`}
                href={`#/peatsale/orders/new?${new URLSearchParams({ account, seller })}`}
                icon={iconUser}
                title={name}
                text={[
                  number,
                  [office?.contact.name, office?.contact.telephone].filter(Boolean).join(' '),
                  sellers.length > 1 ? (sellers.find(({ id }) => id === seller)?.name ?? '') : '',
                  [...new Set(sites.map(({ municipality }) => municipality))].join(', '),
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            )),
          )}
        </LinkList>
      )}
    </PagedList>
  )
}
