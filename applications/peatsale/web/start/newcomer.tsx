/** Somebody without a part here asks a seller to become a customer, or calls (2.11). */
import type { SignedIn } from '@workspace/portal/web'
import {
  Card,
  FieldGrid,
  FormStack,
  LinkList,
  MissingAnswer,
  Notice,
  Select,
  Split,
  Stack,
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
import { Phones } from './phones.tsx'
import type { Start } from './start-answer.ts'
import { useStart } from './start-answer.ts'

/** While somebody waits for access: the same below what he or she waits for. */
export function WaitingToBuy(): ReactElement {
  const { data, error, refetch } = useStart()
  return data ? <Newcomer start={data} waits /> : <MissingAnswer of={{ error, refetch }} />
}

/** @param waits for access to the application, too. */
export function Newcomer({ start, waits }: { start: Start; waits?: boolean }): ReactElement {
  const texts = usePeatTexts('work')
  const ordering = usePeatTexts('ordering')
  const open = start.ownRequests.find(({ state }) => state === 'open')
  const declined = start.ownRequests.filter(({ state }) => state === 'declined')
  return (
    <Split>
      <Stack>
        {open ? (
          <Notice tone="info" title={texts.requestopen({ seller: open.seller })} />
        ) : (
          <Notice tone="info" title={texts.newcomer}>
            <p>{waits ? texts.newcomerwaits : texts.newcomertext}</p>
          </Notice>
        )}
        {declined.map(({ id, seller, words }) => (
          <Notice key={id} tone="warn" title={ordering.requestdeclined({ seller })}>
            <p>{words}</p>
          </Notice>
        ))}
        {open === undefined && <NewcomerForm />}
      </Stack>
      <LinkList>
        <Phones phones={start.phones} />
      </LinkList>
    </Split>
  )
}

function NewcomerForm(): ReactElement {
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
  return { values: { ...address, telephone, seller: (claimed ?? sellers[0])?.id ?? '' }, claimed }
}

function Request({ sellers }: { sellers: readonly ListedSeller[] }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { user, userApps } = useSignedIn()
  const [known] = useState(() => knownOf(user, sellers))
  // Who waits for access to a company can be let in by that one alone.
  const asked = known.claimed && userApps.length === 0 ? [known.claimed] : sellers
  const form = useCallForm(sendCustomerRequest, {
    values: { name: '', businessId: '', farmId: '', ...known.values },
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
    invalidates: [readStart],
    successMessage: texts.requestsent,
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
          {asked.map(({ id, name }) => (
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
