/** An alert in a form, and beside it what saving it would stop: before anything is saved (6.2). */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  Card,
  Checkbox,
  DateField,
  EditConflict,
  EnumSelect,
  FieldGrid,
  FirstAndLastDay,
  FormStack,
  lazyComponent,
  RadioGroup,
  Select,
  Split,
  SubmitPlace,
  Suspended,
  TextArea,
  useAnswer,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { AlertContent, alertKinds, alertRules } from '../../contract/alerts/alert.ts'
import { previewAlert, readAlert, saveAlert } from '../../contract/alerts/calls.ts'
import { alertKindNames } from '../../contract/states/names.ts'
import { workAnswers } from '../commands/answers.ts'
import { useName } from '../lists/names.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { AlertCallForm, AlertValues } from './alert-values.ts'
import { alertValues } from './alert-values.ts'

const AreaField = lazyComponent(async () => (await import('./area-field.tsx')).AreaField)
const AlertPreview = lazyComponent(async () => (await import('./alert-preview.tsx')).AlertPreview)

type AlertFormProps = {
  values: AlertValues
  /** Names of its farms. */
  names?: Readonly<Record<string, string>>
  onSaved: (id: string) => void
}

export function AlertForm({ values, names = {}, onSaved }: AlertFormProps): ReactElement {
  const texts = useManureTexts('alerts')
  const labels = {
    ...{ company: texts.company, kind: texts.what, area: texts.where, rule: texts.rule, from: texts.from },
    ...{ to: texts.to, wordsFi: texts.wordsfi, wordsEn: texts.wordsen },
  }
  const form = useCallForm(saveAlert, {
    values,
    labels,
    messages: { area: texts.areamissing },
    invalidates: workAnswers,
    successMessage: ({ stopped }) => texts.saved({ count: stopped }),
    onDone: ({ id }) => onSaved(id),
  })
  const { wordsFi: _fi, wordsEn: _en, id: _id, version: _version, ...content } = form.values as AlertValues
  const isReady = AlertContent.safeParse(content).success
  const preview = useAnswer(previewAlert, content as never, { enabled: isReady })
  const isLater = content.from > dayOf(new Date())
  const stops = isReady && !isLater ? (preview.data?.stopCount ?? 0) : 0
  return (
    <Split kind="even">
      <Card heading={values.version === 0 ? texts.newalert : texts.edit}>
        <FormStack {...form.props} aria-label={texts.newalert}>
          <Fields form={form} names={names} />
          <SubmitPlace form={form} label={stops === 0 ? texts.save : texts.saveandstop({ count: stops })} />
        </FormStack>
        <EditConflict
          form={form}
          read={readAlert}
          input={{ id: values.id }}
          valuesOf={({ alert }) => alertValues(alert)}
          labels={labels}
          words={{}}
        />
      </Card>
      <Card heading={texts.preview}>
        {isReady ? (
          <Suspended>
            <AlertPreview of={preview} isLater={isLater} />
          </Suspended>
        ) : (
          <p>{texts.previewwaits}</p>
        )}
      </Card>
    </Split>
  )
}

type FieldsProps = { form: AlertCallForm; names: Readonly<Record<string, string>> }

function Fields({ form, names }: FieldsProps): ReactElement {
  const texts = useManureTexts('alerts')
  const name = useName()
  const to = form.control('to')
  const { values } = form
  return (
    <>
      {values.version === 0 && <CompanyField form={form} />}
      <EnumSelect {...form.field('kind')} of={alertKinds} words={(kind) => name(alertKindNames[kind])} />
      <Suspended>
        <AreaField form={form} names={names} />
      </Suspended>
      <Checkbox
        label={texts.poultryonly}
        checked={values.poultryOnly}
        onChange={({ target }) => form.set('poultryOnly', target.checked)}
      />
      <RadioGroup
        {...form.choice('rule')}
        layout="cards"
        options={alertRules.map((value) => ({
          ...{ value, label: texts[`rule_${value}`], hint: texts[`rulehint_${value}`] },
        }))}
      />
      <FieldGrid>
        <FirstAndLastDay>
          <DateField {...form.control('from')} hint="" />
          <DateField
            {...to}
            hint=""
            value={to.value ?? undefined}
            least={values.from as LocalDate}
            onChange={(day) => to.onChange(day ?? null)}
          />
        </FirstAndLastDay>
      </FieldGrid>
      <TextArea {...form.field('wordsFi')} rows={2} maxLength={500} hint={texts.wordshint} />
      <TextArea {...form.field('wordsEn')} rows={2} maxLength={500} />
    </>
  )
}

/** The superadmin's alone: an office has one company, and the group's alerts are of all. */
function CompanyField({ form }: { form: AlertCallForm }): ReactElement | null {
  const texts = useManureTexts('alerts')
  const start = useStart().data
  const { id, label, error, value, onChange } = form.control('company')
  const isSuperadmin = start?.roles.includes('superadmin') === true
  const companies = start?.companies ?? []
  if (!isSuperadmin && companies.length < 2) return null
  return (
    <Select
      id={id}
      label={label}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {isSuperadmin && <option value="">{texts.allcompanies}</option>}
      {companies.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </Select>
  )
}
