/** The terms between a customer and each of the reader's own sellers. */
import {
  Card,
  Chip,
  DescriptionList,
  formatMoney,
  iconEdit,
  iconLock,
  iconPlus,
  LinkButton,
  Notice,
  Stack,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CustomerLink } from '../../contract/customers/customer.ts'
import { useQuantity } from '../lists/quantities.ts'
import { Contact } from '../sites/site-details.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { SeenCustomer, Sellers } from './stored-customer.ts'

type LinkCardsProps = { customer: SeenCustomer; sellers: Sellers }

export function LinkCards({ customer, sellers }: LinkCardsProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { id, links } = customer
  const others = sellers.filter((seller) => !links.some((link) => link.seller === seller.id))
  return (
    <Stack>
      {links.map((link) => (
        <Terms
          key={link.id}
          customer={customer}
          link={link}
          seller={sellers.find((seller) => seller.id === link.seller)?.name ?? ''}
        />
      ))}
      {others.map((seller) => (
        <div key={seller.id}>
          <LinkButton variant="secondary" icon={iconPlus} href={`#/peatsale/office/customers/${id}/terms/${seller.id}`}>
            {texts.tosell({ seller: seller.name })}
          </LinkButton>
        </div>
      ))}
      <p>{texts.othersunseen}</p>
    </Stack>
  )
}

type TermsProps = { customer: SeenCustomer; link: CustomerLink; seller: string }

function Terms({ customer, link, seller }: TermsProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { office, active } = link
  return (
    <Card
      heading={texts.termsof({ seller })}
      action={
        <LinkButton
          variant="secondary"
          size="s"
          icon={iconEdit}
          href={`#/peatsale/office/customers/${customer.id}/terms/${link.seller}`}
          aria-label={`${texts.edit}: ${texts.termsof({ seller })}`}
        >
          {texts.edit}
        </LinkButton>
      }
    >
      <Stack>
        {!active && (
          <Notice tone="warn" title={texts.ended}>
            {texts.termsended}
          </Notice>
        )}
        {office !== null && office.holdReason !== '' && <Hold office={office} />}
        <TermFacts customer={customer} link={link} />
      </Stack>
    </Card>
  )
}

function Hold({ office }: { office: NonNullable<CustomerLink['office']> }): ReactElement {
  const texts = usePeatTexts('customers')
  const { moment } = useDateFormat()
  const since = office.holdAt === null ? '' : texts.holdsince({ name: office.holdBy, at: moment(office.holdAt) })
  return (
    <div>
      <Chip tone="err" icon={iconLock}>
        {texts.onhold}
      </Chip>
      <p>{office.holdReason}</p>
      {since !== '' && <p>{since}</p>}
    </div>
  )
}

function TermFacts({ customer, link }: Pick<TermsProps, 'customer' | 'link'>): ReactElement {
  const texts = usePeatTexts('customers')
  const quantity = useQuantity()
  const { office } = link
  const own = customer.priceLists.filter(({ seller }) => seller === link.seller).map(({ name }) => name)
  const tags = office?.tags.map((tag) => texts[`tag_${tag}`]) ?? []
  const invoice = [link.invoicingName, link.invoicingStreet, `${link.invoicingPostalCode} ${link.invoicingCity}`.trim()]
  const einvoice = [
    link.einvoiceAddress,
    link.einvoiceOperator === '' ? '' : texts.operator({ operator: link.einvoiceOperator }),
  ]
  return (
    <DescriptionList
      items={[
        [texts.customernumber, link.number],
        [texts.pricelist, own.length === 0 ? texts.pricelistgeneral : own.join(', ')],
        [texts.tags, tags.join(', ')],
        [texts.season, link.seasonQuantity > 0 && quantity(link.seasonQuantity, 'm3')],
        [texts.payment, texts.paymentdays({ days: link.paymentDays })],
        [texts.invoicing, invoice.filter(Boolean).join('\n')],
        [texts.einvoice, einvoice.filter(Boolean).join('\n')],
        [
          texts.products,
          link.allowedProducts.length === 0
            ? texts.allproducts
            : texts.someproducts({ count: link.allowedProducts.length }),
        ],
        [texts.credit, office && (office.creditLimit === null ? texts.nocredit : formatMoney(office.creditLimit))],
        [texts.contact, office?.telephone && <Contact name={office.contactName} telephone={office.telephone} />],
        [texts.contactemail, office?.email && <a href={`mailto:${office.email}`}>{office.email}</a>],
        [texts.notes, office?.notes],
      ]}
    />
  )
}
