/** Somebody without a part here asks a seller to become a customer (2.11). */
import type { SignedIn } from '@workspace/portal/web'
import {
  Card,
  FieldGrid,
  FormStack,
  MissingAnswer,
  Notice,
  Select,
  SubmitPlace,
  TextInput,
  useAnswer,
  useCallForm,
  useSignedIn,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { sendCustomerRequest } from '../../contract/customers/request-calls.ts'
import type { ListedSeller } from '../../contract/index.ts'
import { readSellers } from '../../contract/sellers/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function NewcomerForm(): ReactElement {
  const { data, error, refetch } = useAnswer(readSellers, {})
  const texts = usePeatTexts('ordering')
  return (
    <Card heading={texts.becomeheading}>
      <p>{texts.becometext}</p>
      {data ? <Request sellers={data.sellers} /> : <MissingAnswer of={{ error, refetch }} />}
    </Card>
  )
}

/** What the person has given at registration; the company claimed there is the seller. */
function knownOf(
  { streetaddress, postal, city, telephone, company }: SignedIn['user'],
  sellers: readonly ListedSeller[],
) {
  const claimed = sellers.find(({ name }) => name === company)
  const address = { street: streetaddress, postalCode: postal, city }
  return { ...address, telephone, seller: (claimed ?? sellers[0])?.id ?? '' }
}

function Request({ sellers }: { sellers: readonly ListedSeller[] }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { user } = useSignedIn()
  const [known] = useState(() => knownOf(user, sellers))
  const form = useCallForm(sendCustomerRequest, {
    values: { name: '', businessId: '', farmId: '', ...known },
    labels: {
      name: texts.farmname,
      businessId: texts.businessid,
      farmId: texts.farmid,
      street: texts.street,
      postalCode: texts.postalcode,
      city: texts.city,
      telephone: texts.telephone,
      seller: texts.seller,
    },
    refreshes: [readStart],
    says: texts.requestsent,
  })
  const { failure } = form
  const isOpenAlready = failure !== undefined && 'refused' in failure && failure.refused === 'in_use'
  return (
    <FormStack {...form.props} aria-label={texts.becomeheading}>
      <FieldGrid>
        <TextInput {...form.field('name')} autoComplete="organization" />
        <TextInput
          {...form.field('businessId')}
          required={false}
          hint={texts.businessidhint}
          span="half"
          autoComplete="off"
        />
        <TextInput {...form.field('farmId')} required={false} span="half" autoComplete="off" />
        <TextInput {...form.field('street')} required={false} autoComplete="street-address" />
        <TextInput {...form.field('postalCode')} span="third" inputMode="numeric" autoComplete="postal-code" />
        <TextInput {...form.field('city')} required={false} span="twoThirds" autoComplete="address-level2" />
        <TextInput {...form.field('telephone')} type="tel" span="half" autoComplete="tel" />
        <Select {...form.field('seller')} span="half">
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FieldGrid>
      {isOpenAlready && <Notice tone="warn" title={texts.requestopenalready} />}
      <SubmitPlace form={isOpenAlready ? { ...form, failure: undefined } : form} label={texts.sendrequest} />
    </FormStack>
  )
}
