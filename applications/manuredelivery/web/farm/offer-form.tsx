/** The form of an offer: what, how much, when and declarations; what is missing stands above the button. */
import { useCommandForm } from '@workspace/logistics/web/commands'
import type { Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  Checkbox,
  Collapsible,
  DateField,
  FormStack,
  navigate,
  newId,
  QuantityField,
  RadioGroup,
  Select,
  Stack,
  SubmitPlace,
  TextArea,
  TextInput,
  useAnswer,
  useLanguage,
  useToast,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import type { Farm } from '../../contract/farms/calls.ts'
import { estimateRequest } from '../../contract/requests/calls.ts'
import type { Request } from '../../contract/requests/request.ts'
import { requestCommands } from '../../contract/requests/request-event.ts'
import type { ManureType } from '../../contract/types/manure-type.ts'
import type { RequestAct } from '../commands/request-command.ts'
import { useRequestCommand } from '../commands/request-command.ts'
import { tonnes } from '../lists/amounts.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { OfferValues } from './offer-values.ts'
import { contentOf, offerOf } from './offer-values.ts'

export type OfferFormProps = {
  farm: Farm
  types: readonly ManureType[]
  begin: OfferValues
  /** A draft that goes on, or a request that is changed. */
  request?: Request
}

export function OfferForm({ farm, types, begin, request }: OfferFormProps): ReactElement {
  const texts = useManureTexts('farm')
  const isOffice = useViewerRole() === 'office'
  const [id] = useState(() => request?.id ?? newId())
  const isEdit = request !== undefined && request.state !== 'draft'
  const sending = useOfferSending({ id, isEdit, version: request?.version })
  const form = useCommandForm(
    requestCommands[isEdit ? 'edit' : 'submit'].data,
    {
      values: begin,
      labels: {
        ...(farm.companies.length > 1 && !isEdit ? { company: texts.company } : {}),
        ...{ store: texts.store, type: texts.type, unit: texts.unit, estimate: texts.amount },
        ...{ readyFrom: texts.readyfrom, mustBeOutBy: texts.outby },
        ...(isOffice && !isEdit ? { byTelephone: texts.bytelephone } : {}),
        ...{ note: texts.note, instructions: texts.instructions, contactName: texts.contactname },
        ...{ contactTelephone: texts.contacttelephone },
        ...(isEdit && isOffice ? { reason: texts.reason } : {}),
      },
      messages: {
        ...{ store: texts.storemissing, type: texts.typemissing, estimate: texts.amountmissing },
        readyFrom: { missing: texts.readymissing },
      },
      required: ['store', 'type', 'estimate', 'readyFrom'],
      rules: ({ declarations, byTelephone }) =>
        isOffice && !isEdit && declarations.length > 0 && byTelephone.trim() === ''
          ? { byTelephone: texts.bytelephonemissing }
          : {},
      refusedAt: { declarations_missing: 'declarations' },
      warnsOfLeaving: !sending.isDone,
      mayRetry: false,
      dataOf: (values) =>
        (isEdit
          ? { ...contentOf(values), ...(values.reason.trim() === '' ? {} : { reason: values.reason.trim() }) }
          : offerOf(values, { account: farm.id, isOffice, now: new Date() })) as never,
    },
    sending.form,
  )
  const draft = () => void sending.saveDraft(offerOf(form.values, { account: farm.id, isOffice, now: new Date() }))
  return (
    <FormStack {...form.props}>
      <What form={form} farm={farm} types={types} isEdit={isEdit} />
      <HowMuch form={form} farm={farm} />
      <Card heading={texts.when}>
        <Stack>
          <DateField {...form.control('readyFrom')} />
          <DateField
            {...form.control('mustBeOutBy')}
            least={form.values.readyFrom ?? dayOf(new Date())}
            hint={texts.outbyhint}
          />
          <Checkbox
            label={texts.loader}
            checked={form.values.loaderAvailable}
            onChange={({ target }) => form.set('loaderAvailable', target.checked)}
          />
        </Stack>
      </Card>
      {!isEdit && (
        <Declarations form={form} type={types.find((type) => type.id === form.values.type)} isOffice={isOffice} />
      )}
      <Collapsible heading={texts.more} level={2}>
        <Stack>
          <TextArea {...form.field('instructions')} hint={texts.instructionshint} maxLength={500} />
          <TextInput {...form.field('contactName')} maxLength={100} autoComplete="off" />
          <TextInput {...form.field('contactTelephone')} type="tel" maxLength={20} autoComplete="off" />
          <TextArea {...form.field('note')} maxLength={1000} />
        </Stack>
      </Collapsible>
      {isEdit && isOffice && <TextArea {...form.field('reason')} maxLength={1000} />}
      <SubmitPlace form={form} label={isEdit ? texts.savechange : texts.send} busyLabel={texts.sending} />
      {!isEdit && (
        <ButtonRow>
          <Button variant="secondary" busy={sending.isSaving} onClick={draft}>
            {texts.savedraft}
          </Button>
        </ButtonRow>
      )}
    </FormStack>
  )
}

type Form = ReturnType<typeof useCommandForm<OfferValues, object>>

function What({
  form,
  farm,
  types,
  isEdit,
}: {
  form: Form
  farm: Farm
  types: readonly ManureType[]
  isEdit: boolean
}) {
  const texts = useManureTexts('farm')
  const { language } = useLanguage()
  const choose = (store: string) => {
    const last = farm.stores.find(({ id }) => id === store)?.lastType ?? null
    form.change(last === null || form.values.type !== '' ? { store } : { store, type: last })
  }
  const offered = types.filter(({ active, id }) => active || id === form.values.type)
  return (
    <Card heading={texts.what}>
      <Stack>
        {farm.companies.length > 1 && !isEdit && (
          <Select {...form.field('company')}>
            {farm.companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <RadioGroup
          {...form.choice('store')}
          layout="cards"
          onChange={({ target }) => choose(target.value)}
          options={farm.stores.map(({ id, name, municipality }) => ({ value: id, label: name, hint: municipality }))}
        />
        <Select {...form.field('type')}>
          <option value="">–</option>
          {offered.map((type) => (
            <option key={type.id} value={type.id}>
              {language === 'fi' ? type.nameFi : type.nameEn}
            </option>
          ))}
        </Select>
      </Stack>
    </Card>
  )
}

const step = { m3: 5000 as Quantity, kg: 1000 as Quantity }

function HowMuch({ form, farm }: { form: Form; farm: Farm }) {
  const texts = useManureTexts('farm')
  const { unit } = form.values
  return (
    <Card heading={texts.howmuch}>
      <Stack>
        <RadioGroup
          {...form.choice('unit')}
          layout="inline"
          options={(['m3', 'kg'] as const).map((value) => ({ value, label: texts[`unit_${value}`] }))}
        />
        <QuantityField {...form.control('estimate')} unit={unit === 'm3' ? 'm³' : 't'} step={step[unit]} />
        <Estimate values={form.values} account={farm.id} />
      </Stack>
    </Card>
  )
}

/** Kilograms, truck loads and terms, as soon as it is known what and how much. */
function Estimate({ values, account }: { values: OfferValues; account: string }): ReactElement | null {
  const { company, store, type, unit, estimate } = values
  const isKnown = company !== '' && store !== '' && type !== '' && estimate !== undefined && Number(estimate) > 0
  if (!isKnown) return null
  return <Estimated asked={{ company, account, store, type, estimate: { unit, amount: Number(estimate) } }} />
}

function Estimated({ asked }: { asked: object }): ReactElement | null {
  const texts = useManureTexts('farm')
  const { language } = useLanguage()
  const { data } = useAnswer(estimateRequest, asked as never)
  if (data === undefined) return null
  const { kg, loads, terms } = data.estimate
  return (
    <div>
      <p>
        <strong>{loads.length === 1 ? texts.onetruck : texts.trucks({ count: loads.length })}</strong>
        {`, ${texts.weight({ kg: tonnes(kg) }).toLowerCase()}`}
      </p>
      {terms === null ? <p>{texts.noterms}</p> : terms.words.map((words) => <p key={words.fi}>{words[language]}</p>)}
    </div>
  )
}

function Declarations({ form, type, isOffice }: { form: Form; type: ManureType | undefined; isOffice: boolean }) {
  const texts = useManureTexts('farm')
  const states = useManureTexts('states')
  if (type === undefined || type.declarations.length === 0) return null
  const { declarations } = form.values
  const { error } = form.control('declarations')
  return (
    <Card heading={texts.assurances}>
      <Stack gap="s">
        <p>{texts.declarationstext}</p>
        {type.declarations.map((kind) => (
          <Checkbox
            key={kind}
            label={states[`declaration_${kind}`]}
            checked={declarations.includes(kind)}
            onChange={({ target }) =>
              form.set(
                'declarations',
                target.checked ? [...declarations, kind] : declarations.filter((one) => one !== kind),
              )
            }
          />
        ))}
        {error !== undefined && <p role="alert">{error}</p>}
        {isOffice && <TextInput {...form.field('byTelephone')} hint={texts.bytelephonehint} maxLength={100} />}
      </Stack>
    </Card>
  )
}

interface Sent {
  readonly id: string
  readonly isEdit: boolean
  readonly version: number | undefined
}

/** The offer goes to the request's page once it was sent, a draft once it was saved. */
function useOfferSending({ id, isEdit, version }: Sent) {
  const texts = useManureTexts('farm')
  const toast = useToast()
  // The page is left once the form does not warn of it any more.
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (isDone) navigate(`/manuredelivery/requests/${id}`, { replace: true })
  }, [isDone, id])
  const open = (text: string) => {
    toast({ text })
    setDone(true)
  }
  const sending = useRequestCommand({ successMessage: false, onDone: () => open(isEdit ? texts.changed : texts.sent) })
  const saving = useRequestCommand({ successMessage: false, onDone: () => open(texts.saved) })
  const bound = version === undefined ? {} : { baseVersion: version }
  const act = (kind: RequestAct['kind'], data: object) => ({ kind, of: id, ...bound, data }) as RequestAct
  return {
    isDone,
    isSaving: saving.isBusy,
    saveDraft: (data: object) => saving.send(act('saveDraft', data)),
    form: {
      ...sending,
      concurrentChange: undefined,
      send: (data: object) => sending.send(act(isEdit ? 'edit' : 'submit', data)),
    },
  }
}
