/** A farm that no company has yet asks one to collect from it, and reads what came of it (2.11, 7.8). */
import type { SignedIn } from '@workspace/portal/web'
import {
  Card,
  FieldGrid,
  FormStack,
  ManyChoice,
  MissingAnswer,
  Notice,
  Select,
  Stack,
  SubmitPlace,
  TextArea,
  TextInput,
  useAnswer,
  useSchemaForm,
  useSend,
  useSignedIn,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Company } from '../../contract/companies/calls.ts'
import { readCompanies } from '../../contract/companies/calls.ts'
import type { FarmRequestRow } from '../../contract/farms/farm-request.ts'
import { searchFarmRequests, sendFarmRequest } from '../../contract/farms/farm-request.ts'
import { speciesKinds } from '../../contract/types/manure-type.ts'
import { useManureTexts } from '../texts/texts.ts'

export function JoiningForm(): ReactElement {
  const texts = useManureTexts('joining')
  const companies = useAnswer(readCompanies, {})
  const sent = useAnswer(searchFarmRequests, { limit: 20 } as never)
  const missing = [companies, sent].find(({ data }) => data === undefined)
  if (!companies.data || !sent.data) return <MissingAnswer of={missing ?? companies} />
  const asked = new Set(sent.data.rows.flatMap(({ state, company }) => (state === 'open' ? [company.id] : [])))
  const free = companies.data.companies.filter(({ id }) => !asked.has(id))
  return (
    <Stack>
      {sent.data.rows.map((row) => (
        <Answered key={row.id} row={row} />
      ))}
      {free.length > 0 && (
        <Card heading={texts.become}>
          <p>{texts.becometext}</p>
          <Form key={free.map(({ id }) => id).join()} companies={free} />
        </Card>
      )}
    </Stack>
  )
}

function Answered({ row: { state, company, words } }: { row: FarmRequestRow }): ReactElement {
  const texts = useManureTexts('joining')
  const named = { company: company.name }
  if (state === 'open') {
    return (
      <Notice tone="info" title={texts.isopen(named)}>
        <p>{texts.isopentext}</p>
      </Notice>
    )
  }
  return state === 'accepted' ? (
    <Notice tone="ok" title={texts.isaccepted(named)}>
      <p>{texts.isacceptedtext}</p>
    </Notice>
  ) : (
    <Notice tone="warn" title={texts.isdeclined(named)}>
      <p>{words}</p>
    </Notice>
  )
}

function valuesOf({ streetaddress, postal, city, telephone }: SignedIn['user'], companies: readonly Company[]) {
  return {
    ...{ company: companies[0]?.id ?? '', name: '', businessId: '', street: streetaddress, postalCode: postal, city },
    ...{ telephone, species: [] as string[], note: '' },
  }
}

function Form({ companies }: { companies: readonly Company[] }): ReactElement {
  const texts = useManureTexts('joining')
  const farm = useManureTexts('farm')
  const office = useManureTexts('office')
  const { user } = useSignedIn()
  const sending = useSend(sendFarmRequest, { invalidates: [searchFarmRequests], successMessage: texts.sent })
  const form = useSchemaForm(
    sendFarmRequest.input,
    {
      values: valuesOf(user, companies),
      labels: {
        ...{ company: texts.company, name: farm.farmname, businessId: farm.businessid, street: farm.street },
        ...{ postalCode: farm.postalcode, city: farm.city, telephone: texts.telephone },
        ...{ species: texts.species, note: texts.note },
      },
      messages: {
        ...{ name: { missing: farm.farmnamemissing }, postalCode: { missing: farm.postalcodemissing } },
        ...{ city: { missing: farm.citymissing }, telephone: texts.telephonetext },
      },
      mayRetry: true,
      inputOf: (values) => values,
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  const isOpenAlready = form.failure !== undefined && 'refused' in form.failure && form.failure.refused === 'in_use'
  return (
    <FormStack {...form.props} aria-label={texts.become}>
      <FieldGrid>
        <TextInput {...form.field('name')} autoComplete="organization" />
        <TextInput {...form.field('businessId')} required={false} maxLength={9} span="half" autoComplete="off" />
        <TextInput {...form.field('telephone')} type="tel" span="half" autoComplete="tel" />
        <TextInput {...form.field('street')} required={false} autoComplete="street-address" />
        <TextInput {...form.field('postalCode')} span="third" inputMode="numeric" autoComplete="postal-code" />
        <TextInput {...form.field('city')} span="twoThirds" autoComplete="address-level2" />
        <Select {...form.field('company')}>
          {companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FieldGrid>
      <ManyChoice
        {...form.control('species')}
        none=""
        choices={speciesKinds.map((id) => ({ id, name: office[`species_${id}`] }))}
      />
      <TextArea {...form.field('note')} required={false} hint={texts.notehint} maxLength={1000} />
      {isOpenAlready && <Notice tone="warn" title={texts.openalready} />}
      <SubmitPlace form={isOpenAlready ? { ...form, failure: undefined } : form} label={texts.send} />
    </FormStack>
  )
}
