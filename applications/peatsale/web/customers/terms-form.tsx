/** The form of a link between seller and account. */
import type { AskOf } from '@workspace/portal/contract'
import type { CallForm } from '@workspace/portal/web'
import {
  Card,
  Checkbox,
  EditConflict,
  FieldGrid,
  FormStack,
  formatMoney,
  MoneyField,
  QuantityField,
  Stack,
  SubmitPlace,
  TextArea,
  TextInput,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer, saveCustomerLink, searchCustomers } from '../../contract/customers/calls.ts'
import { customerTags } from '../../contract/customers/customer.ts'
import type { ListedProduct } from '../../contract/products/product.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { termsIn } from './terms-values.ts'
import { TickList } from './tick-list.tsx'

type Terms = AskOf<typeof saveCustomerLink>
type TermsFormProps = { terms: Terms; products: readonly ListedProduct[]; onDone: () => void }
type Form = CallForm<{ [Name in keyof Terms]: Terms[Name] | undefined }>

export function TermsForm({ terms, products, onDone }: TermsFormProps): ReactElement {
  const texts = usePeatTexts('customers')
  const quantity = useQuantity()
  const name = useName()
  const labels = useLabels()
  const form = useCallForm(saveCustomerLink, {
    values: terms,
    labels,
    invalidates: [readCustomer, searchCustomers],
    successMessage: texts.termssaved,
    onDone,
  })
  const goods = products.map(({ id, nameFi, nameEn }) => ({ id, label: name({ fi: nameFi, en: nameEn }) }))
  return (
    <FormStack {...form.props} aria-label={texts.terms}>
      <Ordering form={form} goods={goods} />
      <Paying form={form} />
      <ContactFields form={form} />
      <TextArea {...form.field('notes')} required={false} hint={texts.noteshint} maxLength={2000} />
      <SubmitPlace form={form} />
      <EditConflict
        form={form}
        read={readCustomer}
        input={{ id: terms.account }}
        valuesOf={(answer) => ({ ...form.values, ...termsIn(answer, terms.seller) })}
        labels={labels}
        words={{
          active: (is) => (is ? texts.yes : texts.no),
          tags: (tags) => tags.map((tag) => texts[`tag_${tag}`]).join(', '),
          allowedProducts: (ids) => goods.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).join(', '),
          seasonQuantity: (amount) => quantity(amount as never, 'm3'),
          creditLimit: (cents) => formatMoney(cents as never),
        }}
      />
    </FormStack>
  )
}

function useLabels() {
  const texts = usePeatTexts('customers')
  return {
    active: texts.mayorder,
    number: texts.customernumber,
    tags: texts.tags,
    allowedProducts: texts.allowedproducts,
    seasonQuantity: texts.seasonquantity,
    paymentDays: texts.paymentterm,
    creditLimit: texts.creditlimit,
    holdReason: texts.holdreason,
    invoicingName: texts.invoicingname,
    invoicingStreet: texts.invoicingstreet,
    invoicingPostalCode: texts.invoicingpostalcode,
    invoicingCity: texts.invoicingcity,
    einvoiceAddress: texts.einvoiceaddress,
    einvoiceOperator: texts.einvoiceoperator,
    contactName: texts.contactname,
    telephone: texts.telephone,
    email: texts.contactemail,
    notes: texts.notes,
  }
}

type Goods = readonly { readonly id: string; readonly label: string }[]

function Ordering({ form, goods }: { form: Form; goods: Goods }): ReactElement {
  const texts = usePeatTexts('customers')
  const tags = customerTags.map((id) => ({ id, label: texts[`tag_${id}`] }))
  const season = form.control('seasonQuantity')
  return (
    <Card heading={texts.goods}>
      <Stack>
        <Checkbox {...form.field('active')} required={false} hint={texts.mayorderhint} />
        <FieldGrid>
          <TextInput {...form.field('number')} required={false} span="half" autoComplete="off" />
          <QuantityField
            {...season}
            onChange={(amount) => season.onChange(amount ?? 0)}
            required={false}
            unit="m³"
            span="half"
          />
        </FieldGrid>
        <TickList {...form.control('tags')} all={tags} />
        {goods.length > 0 && <TickList {...form.control('allowedProducts')} hint={texts.allowedhint} all={goods} />}
      </Stack>
    </Card>
  )
}

/** Whom the office calls. */
function ContactFields({ form }: { form: Form }): ReactElement {
  const texts = usePeatTexts('customers')
  return (
    <Card heading={texts.contact}>
      <FieldGrid>
        <TextInput {...form.field('contactName')} required={false} span="half" autoComplete="off" />
        <TextInput {...form.field('telephone')} type="tel" required={false} span="half" autoComplete="off" />
        <TextInput
          {...form.field('email')}
          type="email"
          required={false}
          hint={texts.contactemailhint}
          autoComplete="off"
        />
      </FieldGrid>
    </Card>
  )
}

function Paying({ form }: { form: Form }): ReactElement {
  const texts = usePeatTexts('customers')
  const days = form.control('paymentDays')
  const limit = form.control('creditLimit')
  return (
    <Card heading={texts.money}>
      <Stack>
        <FieldGrid>
          <WholeField {...days} span="half" />
          <MoneyField
            {...limit}
            onChange={(cents) => limit.onChange(cents ?? null)}
            required={false}
            hint={texts.creditlimithint}
            span="half"
          />
        </FieldGrid>
        <TextArea {...form.field('holdReason')} required={false} hint={texts.holdreasonhint} maxLength={500} />
        <FieldGrid>
          <TextInput {...form.field('invoicingName')} required={false} autoComplete="off" />
          <TextInput {...form.field('invoicingStreet')} required={false} autoComplete="off" />
          <TextInput
            {...form.field('invoicingPostalCode')}
            required={false}
            span="third"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextInput {...form.field('invoicingCity')} required={false} span="twoThirds" autoComplete="off" />
          <TextInput {...form.field('einvoiceAddress')} required={false} span="half" autoComplete="off" />
          <TextInput {...form.field('einvoiceOperator')} required={false} span="half" autoComplete="off" />
        </FieldGrid>
      </Stack>
    </Card>
  )
}
