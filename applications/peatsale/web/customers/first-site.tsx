/** What the office decides of a customer it makes: the price list, and the first yard but its address. */
import { useSettled } from '@workspace/logistics/web/search'
import type { CallForm, SelectProps } from '@workspace/portal/web'
import { RadioGroup, Select, TextArea, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { proposeZone } from '../../contract/customers/caller-call.ts'
import { customerTags } from '../../contract/customers/customer.ts'
import { usePaperHint } from '../documents/paper-hint.ts'
import type { CallerValues } from '../ordering/caller-values.ts'
import { PlaceField } from '../sites/place-field.tsx'
import { useZoneNames } from '../sites/zone-names.ts'
import { usePeatTexts } from '../texts/texts.ts'

type YardFields = 'gate' | 'zone' | 'maxCombination' | 'unloadSide' | 'instructions'
type YardForm = Pick<
  CallForm<{ [Name in YardFields]?: CallerValues[Name] | undefined }>,
  'field' | 'choice' | 'control' | 'values'
>

/** A hard yard where everything fits, until somebody says otherwise. */
export const firstSite = {
  ...{ tag: '' as const, gate: null, zone: '', instructions: '' },
  ...{ maxCombination: 'full' as const, unloadSide: 'rear' as const },
}

export type FirstSiteProps = {
  form: YardForm
  /** Of which seller the zone is, and where the yard is. */
  at: { readonly seller: string; readonly postalCode: string; readonly city: string }
}

export function FirstSite({ form, at }: FirstSiteProps): ReactElement {
  const yards = usePeatTexts('sites')
  const paperHint = usePaperHint()
  const combinations = (['full', 'semi', 'truck'] as const).map((value) => ({ value, label: yards[`max_${value}`] }))
  const sides = (['rear', 'side'] as const).map((value) => ({ value, label: yards[`unload_${value}`] }))
  return (
    <>
      <PlaceField {...form.control('gate')} required={false} hint={yards.placehint} />
      <Zone form={form} at={at} />
      <RadioGroup {...form.choice('maxCombination')} layout="inline" options={combinations} />
      <RadioGroup {...form.choice('unloadSide')} layout="inline" options={sides} />
      <TextArea
        {...form.field('instructions')}
        required={false}
        hint={paperHint(form.values.instructions)}
        maxLength={500}
      />
    </>
  )
}

export function useFirstSiteLabels() {
  const texts = usePeatTexts('caller')
  return {
    tag: texts.pricelist,
    gate: texts.gate,
    zone: texts.zone,
    maxCombination: texts.maxcombination,
    unloadSide: texts.unloadside,
    instructions: texts.instructions,
  }
}

export function ListOfNew(field: Omit<SelectProps, 'children' | 'hint' | 'required'>): ReactElement {
  const texts = usePeatTexts('caller')
  const groups = usePeatTexts('customers')
  return (
    <Select {...field} required={false} hint={texts.pricelisthint}>
      <option value="">{texts.generallist}</option>
      {customerTags.map((tag) => (
        <option key={tag} value={tag}>
          {texts.listof({ group: groups[`tag_${tag}`] })}
        </option>
      ))}
    </Select>
  )
}

/** Milliseconds without a key before it is asked. */
const pause = 300

/** As it is proposed from the place or the town, until the office chooses another. */
function Zone({ form, at: { seller, postalCode, city } }: FirstSiteProps): ReactElement {
  const texts = usePeatTexts('caller')
  const gate = form.values.gate ?? null
  const asked = useSettled({ seller, gate, postalCode: /^[0-9]{5}$/.test(postalCode) ? postalCode : '', city }, pause)
  const isAsked = asked.seller !== '' && (asked.gate !== null || asked.postalCode !== '' || asked.city !== '')
  const { data } = useAnswer(proposeZone, asked, { enabled: isAsked })
  const { zones, nameOf } = useZoneNames(seller)
  const proposed = isAsked ? data : undefined
  return (
    <Select {...form.field('zone')} required={false} hint={hintOf(texts, proposed)}>
      <option value="">
        {proposed?.zone ? texts.proposedzone({ zone: nameOf(proposed.zone.id) }) : texts.nozoneyet}
      </option>
      {zones.map(({ id }) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </Select>
  )
}

type Texts = ReturnType<typeof usePeatTexts<'caller'>>
type Proposed = NonNullable<ReturnType<typeof useAnswer<typeof proposeZone>>['data']>

function hintOf(texts: Texts, proposed: Proposed | undefined): string {
  if (proposed === undefined) return texts.zonehint
  if (proposed.by === 'none') return texts.zoneunknown
  return proposed.by === 'place' ? texts.zonebyplace({ km: proposed.km ?? 0 }) : texts[`zoneby_${proposed.by}`]
}
