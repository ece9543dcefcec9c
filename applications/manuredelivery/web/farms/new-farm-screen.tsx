/** An office takes on a farm: found by its business id, or new with its address and first store. */
import {
  Button,
  Card,
  EnumSelect,
  FailureNotice,
  FieldGrid,
  FormStack,
  Notice,
  navigate,
  newId,
  Select,
  Stack,
  SubmitPlace,
  TextInput,
  useSchemaForm,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { storeKinds } from '../../contract/farms/farm.ts'
import { addFarm, findAccount } from '../../contract/farms/new-farm.ts'
import { named } from '../commands/answers.ts'
import { OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

export function NewFarmScreen(): ReactElement {
  const texts = useManureTexts('farm')
  const companies = useStart().data?.companies ?? []
  return (
    <OfficePage at="/office/farms" width="form" heading={texts.newfarm}>
      {companies.length > 0 && <NewFarm companies={companies} />}
    </OfficePage>
  )
}

type Companies = readonly { readonly id: string; readonly name: string }[]
type Known = { readonly id: string; readonly name: string; readonly municipality: string }

const empty = {
  ...{ businessId: '', name: '', farmNumber: '', street: '', postalCode: '', city: '' },
  ...{ municipality: '', keepingPlace: '', store: '', storeKind: 'store' as (typeof storeKinds)[number] },
}

function NewFarm({ companies }: { companies: Companies }): ReactElement {
  const texts = useManureTexts('farm')
  const [newAccount] = useState(newId)
  const [known, setKnown] = useState<Known | null>()
  const [made, setMade] = useState<string>()
  const id = known?.id ?? newAccount
  // The page is left once the form does not warn of it any more.
  useEffect(() => {
    if (made !== undefined) navigate(`/manuredelivery/office/farms/${made}`, { replace: true })
  }, [made])
  const finding = useSend(findAccount, { successMessage: false, onDone: ({ account }) => setKnown(account) })
  const sending = useSend(addFarm, {
    invalidates: named('searchFarms'),
    successMessage: texts.added,
    onDone: (farm) => setMade(farm.id),
  })
  const form = useSchemaForm(
    addFarm.input,
    {
      values: { ...empty, company: companies[0]?.id ?? '' },
      labels: {
        ...(companies.length > 1 ? { company: texts.company } : {}),
        ...{ businessId: texts.businessid, farmNumber: texts.farmnumber },
        ...(known
          ? {}
          : { name: texts.farmname, street: texts.street, postalCode: texts.postalcode, city: texts.city }),
        ...{ municipality: texts.municipality, keepingPlace: texts.keepingplace, store: texts.name },
        storeKind: texts.kind,
      },
      messages: {
        ...{ name: { missing: texts.farmnamemissing }, street: { missing: texts.streetmissing } },
        ...{ postalCode: { missing: texts.postalcodemissing }, city: { missing: texts.citymissing } },
        ...{ municipality: { missing: texts.municipalitymissing }, store: { missing: texts.namemissing } },
      },
      warnsOfLeaving: made === undefined,
      inputOf: (values) => ({ ...values, ...(known ? placeholderOf(known) : {}), id, isKnown: Boolean(known) }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  return (
    <FormStack {...form.props}>
      <Card heading={texts.farmname}>
        <Stack>
          {companies.length > 1 && (
            <Select {...form.field('company')}>
              {companies.map((company) => (
                <option key={company.id} value={company.id}>
                  {company.name}
                </option>
              ))}
            </Select>
          )}
          <TextInput {...form.field('businessId')} hint={texts.businessidhint} maxLength={9} />
          <div>
            <Button
              variant="secondary"
              busy={finding.isBusy}
              onClick={() => void finding.send({ businessId: form.values.businessId as never })}
            >
              {texts.lookup}
            </Button>
          </div>
          {finding.failure && <FailureNotice answer={finding.failure} />}
          {known === null && <Notice tone="info" title={texts.notfoundaccount} />}
          {known && (
            <Notice tone="ok" title={texts.foundaccount({ name: `${known.name}, ${known.municipality}` })}>
              <p>{texts.foundtext}</p>
            </Notice>
          )}
          {!known && <TextInput {...form.field('name')} maxLength={100} />}
          <TextInput {...form.field('farmNumber')} maxLength={20} />
          {!known && (
            <FieldGrid>
              <TextInput {...form.field('street')} maxLength={100} />
              <TextInput {...form.field('postalCode')} maxLength={10} />
              <TextInput {...form.field('city')} maxLength={50} />
            </FieldGrid>
          )}
        </Stack>
      </Card>
      <Card heading={texts.firststore}>
        <FieldGrid>
          <TextInput {...form.field('store')} maxLength={60} />
          <EnumSelect {...form.field('storeKind')} of={storeKinds} words={(kind) => texts[`kind_${kind}`]} />
          <TextInput {...form.field('municipality')} maxLength={60} />
          <TextInput {...form.field('keepingPlace')} maxLength={20} />
        </FieldGrid>
      </Card>
      <SubmitPlace form={form} label={texts.add} />
    </FormStack>
  )
}

/** Of a known account the server keeps what it has: the schema wants something in the fields. */
function placeholderOf({ name, municipality }: Known) {
  return { name, street: '-', postalCode: '00100', city: municipality || '-' }
}
