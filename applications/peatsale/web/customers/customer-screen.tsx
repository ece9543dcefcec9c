/** A customer as the office knows it: where it is delivered, who orders, on which terms, and what was ordered last. */
import {
  ButtonRow,
  Chip,
  iconEdit,
  iconPhone,
  LinkButton,
  MissingAnswer,
  Split,
  Stack,
  useAnswer,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { Members } from '../members/members.tsx'
import { OfficePage } from '../shell/office-page.tsx'
import { SiteCards } from '../sites/site-cards.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { EndCustomer } from './end-customer.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { LinkCards } from './link-cards.tsx'
import type { SeenCustomer, Sellers } from './stored-customer.ts'

export function CustomerScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('customers')
  const customer = useAnswer(readCustomer, { id: params['id'] ?? '' })
  const start = useAnswer(readStart, {})
  if (customer.data && start.data) return <CustomerPage customer={customer.data} sellers={start.data.sellers} />
  return (
    <OfficePage at="/office/customers" heading={texts.customer} way={wayBack('/peatsale/office/customers')}>
      <MissingAnswer of={[customer, start]} />
    </OfficePage>
  )
}

type CustomerPageProps = { customer: SeenCustomer; sellers: Sellers }

function CustomerPage({ customer, sellers }: CustomerPageProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { id, name, businessId, farmId, language, links } = customer
  const sold = links.some(({ active }) => active)
  const numbers = links.map(({ number }) => number).filter((number) => number !== '')
  const known = [
    numbers.length > 0 && `${texts.number} ${numbers.join(', ')}`,
    businessId === '' ? texts.nobusinessid : texts.businessidof({ id: businessId }),
    farmId !== '' && texts.farmidof({ id: farmId }),
    texts[`lettersin_${language}`],
  ]
  return (
    <OfficePage
      at="/office/customers"
      heading={name}
      way={wayBack('/peatsale/office/customers')}
      lead={known.filter(Boolean).join(', ')}
      mark={!sold && <Chip tone="rest">{texts.ended}</Chip>}
      actions={
        sold && (
          <ButtonRow>
            <LinkButton href={`#/peatsale/orders/new?account=${id}`} icon={iconPhone}>
              {texts.phoneorder}
            </LinkButton>
            <LinkButton variant="secondary" href={`#/peatsale/office/customers/${id}/edit`} icon={iconEdit}>
              {texts.editdata}
            </LinkButton>
          </ButtonRow>
        )
      }
    >
      <Split>
        <Stack>
          {sold && (
            <>
              <SiteCards
                sites={customer.sites}
                sellers={sellers}
                below={`#/peatsale/office/customers/${id}/sites`}
                level="office"
              />
              <Members account={customer} />
            </>
          )}
          {!sold && <LatestOrders account={id} />}
        </Stack>
        <Stack>
          <LinkCards customer={customer} sellers={sellers} />
          {sold && <LatestOrders account={id} />}
          {sold && <EndCustomer customer={customer} />}
        </Stack>
      </Split>
    </OfficePage>
  )
}
