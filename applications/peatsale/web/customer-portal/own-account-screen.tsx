/** A customer's own account: what the sellers know of it, from whom it buys, and its people. */
import { Card, DescriptionList, MissingAnswer, Split, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { CustomerForm } from '../customers/customer-form.tsx'
import { storedCustomer } from '../customers/stored-customer.ts'
import { useQuantity } from '../lists/quantities.ts'
import { Members } from '../members/members.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { OwnAccount } from './own-page.tsx'
import { OwnPage } from './own-page.tsx'

export const OwnAccountScreen = onlyFor(['customer'], OwnAccounts)

function OwnAccounts(): ReactElement {
  const texts = usePeatTexts('own')
  return (
    <OwnPage heading={texts.account} path="/account">
      {(account) => <Account key={account.id} account={account} />}
    </OwnPage>
  )
}

function Account({ account }: { account: OwnAccount }): ReactElement {
  const texts = usePeatTexts('own')
  const customers = usePeatTexts('customers')
  const { data, error, refetch } = useAnswer(readCustomer, { id: account.id })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  return (
    <Split kind="even">
      <Stack>
        <Members account={data} />
        <Sellers account={account} links={data.links} />
      </Stack>
      <Card heading={texts.details}>
        <CustomerForm
          customer={storedCustomer(data)}
          sellers={[]}
          mayRenumber={false}
          successMessage={customers.saved}
        />
      </Card>
    </Split>
  )
}

type Links = NonNullable<ReturnType<typeof useAnswer<typeof readCustomer>>['data']>['links']

function Sellers({ account, links }: { account: OwnAccount; links: Links }): ReactElement {
  const customers = usePeatTexts('customers')
  const quantity = useQuantity()
  return (
    <>
      {links
        .filter(({ active }) => active)
        .map((link) => (
          <Card
            key={link.id}
            heading={customers.termsof({ seller: account.sellers.find(({ id }) => id === link.seller)?.name ?? '' })}
          >
            <DescriptionList
              items={[
                [customers.customernumber, link.number],
                [customers.season, link.seasonQuantity > 0 && quantity(link.seasonQuantity, 'm3')],
                [customers.payment, customers.paymentdays({ days: link.paymentDays })],
                [
                  customers.invoicing,
                  [link.invoicingName, link.invoicingStreet, `${link.invoicingPostalCode} ${link.invoicingCity}`.trim()]
                    .filter(Boolean)
                    .join('\n'),
                ],
                [customers.einvoice, [link.einvoiceAddress, link.einvoiceOperator].filter(Boolean).join('\n')],
              ]}
            />
          </Card>
        ))}
    </>
  )
}
