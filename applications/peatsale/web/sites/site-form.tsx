/** A delivery site with the profile of its yard: what a truck must know before it comes. */
import {
  Card,
  Checkbox,
  FieldGrid,
  FormStack,
  QuantityField,
  RadioGroup,
  Stack,
  SubmitPlace,
  TextArea,
  TextInput,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import { saveSite } from '../../contract/sites/calls.ts'
import { usePaperHint } from '../documents/paper-hint.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { LocatedField } from './located-field.tsx'
import { SiteConflict } from './site-conflict.tsx'
import { useSiteLabels } from './site-labels.ts'
import type { SiteCallForm, SiteValues } from './site-values.ts'

export type SiteFormProps = { site: SiteValues; onDone: () => void }

export function SiteForm({ site, onDone }: SiteFormProps): ReactElement {
  const texts = usePeatTexts('sites')
  const form = useCallForm(saveSite, {
    values: site,
    labels: useSiteLabels(),
    invalidates: [readCustomer, searchCustomers],
    successMessage: texts.saved,
    onDone,
  })
  return (
    <FormStack {...form.props} aria-label={texts.site}>
      <FieldGrid>
        <TextInput {...form.field('name')} hint={texts.namehint} autoComplete="off" />
        <TextInput {...form.field('street')} required={false} autoComplete="street-address" />
        <TextInput {...form.field('postalCode')} span="third" inputMode="numeric" autoComplete="postal-code" />
        <TextInput {...form.field('city')} required={false} span="twoThirds" autoComplete="address-level2" />
      </FieldGrid>
      <Access form={form} />
      <Unloading form={form} />
      <Contact form={form} />
      <Card heading={texts.onmap}>
        <Stack>
          <p>{texts.heretext}</p>
          <LocatedField {...form.control('gate')} />
          <LocatedField {...form.control('tip')} />
        </Stack>
      </Card>
      <SubmitPlace form={form} label={texts.save} />
      <SiteConflict form={form} account={site.account} id={site.id} />
    </FormStack>
  )
}

function Access({ form }: { form: SiteCallForm }): ReactElement {
  const texts = usePeatTexts('sites')
  const height = form.control('heightLimitCm')
  return (
    <Card heading={texts.access}>
      <Stack>
        <RadioGroup
          {...form.choice('maxCombination')}
          layout="cards"
          options={(['full', 'semi', 'truck'] as const).map((value) => ({
            value,
            label: texts[`max_${value}`],
            hint: texts[`max_${value}_hint`],
          }))}
        />
        <TextInput {...form.field('turningNote')} required={false} hint={texts.turninghint} maxLength={200} />
        <WholeField {...height} onChange={(cm) => height.onChange(cm ?? null)} required={false} />
        <Checkbox {...form.field('thawProne')} required={false} />
      </Stack>
    </Card>
  )
}

function Unloading({ form }: { form: SiteCallForm }): ReactElement {
  const texts = usePeatTexts('sites')
  const storage = form.control('storage')
  return (
    <Card heading={texts.unloading}>
      <Stack>
        <RadioGroup
          {...form.choice('surface')}
          layout="inline"
          options={(['hard', 'soft'] as const).map((value) => ({ value, label: texts[`surface_${value}`] }))}
        />
        <RadioGroup
          {...form.choice('unloadSide')}
          layout="inline"
          options={(['rear', 'side'] as const).map((value) => ({ value, label: texts[`unload_${value}`] }))}
        />
        <QuantityField
          {...storage}
          onChange={(amount) => storage.onChange(amount ?? null)}
          required={false}
          unit="m³"
        />
        <TextInput {...form.field('allowedHours')} required={false} hint={texts.hourshint} maxLength={100} />
      </Stack>
    </Card>
  )
}

function Contact({ form }: { form: SiteCallForm }): ReactElement {
  const texts = usePeatTexts('sites')
  const paperHint = usePaperHint(texts.instructionshint)
  const plainHint = usePaperHint()
  return (
    <Card heading={texts.contactandnotes}>
      <Stack>
        <FieldGrid>
          <TextInput
            {...form.field('contactName')}
            required={false}
            hint={plainHint(form.values.contactName)}
            span="half"
            autoComplete="off"
          />
          <TextInput {...form.field('contactPhone')} required={false} span="half" type="tel" autoComplete="off" />
          <TextInput {...form.field('gateCode')} required={false} span="half" autoComplete="off" />
        </FieldGrid>
        <p>{texts.phonehint}</p>
        <TextArea
          {...form.field('instructions')}
          required={false}
          hint={paperHint(form.values.instructions)}
          maxLength={500}
        />
      </Stack>
    </Card>
  )
}
