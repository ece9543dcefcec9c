/** Gross and tare in kilograms as they stand on a ticket; of a plant without a scale the volume. */
import type { CommandForm } from '@workspace/logistics/web/commands'
import type { Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { FieldGrid, QuantityField, Select, useAnswer, WholeField } from '@workspace/portal/web'
import type { ComponentProps, ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { readArrivals } from '../../contract/reception/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

/** Scales of the plant and those of its company that belong to no plant, and its bays. */
export function usePlaces(plant: string) {
  const { data } = useAnswer(readArrivals, { plant, day: dayOf(new Date()) } as never)
  return { isKnown: data !== undefined, scales: data?.plant.scales ?? [], bays: data?.plant.bays ?? [] }
}
export type Scales = ReturnType<typeof usePlaces>['scales']

/** Of one box, or of the whole truck; kilograms. */
interface Part {
  readonly box: string
  readonly gross: number | undefined
  readonly tare: number | undefined
}

export interface WeighedDraft {
  readonly scale: string
  readonly parts: readonly Part[]
  readonly m3: Quantity | undefined
}

const wholeTruck: Part = { box: '', gross: undefined, tare: undefined }
export const nothingWeighed: WeighedDraft = { scale: '', parts: [wholeTruck], m3: undefined }

/** What was weighed on the scale that counts, to be put right. */
export function weighedBefore({ weighings, measuredM3 }: Consignment): WeighedDraft {
  const scale = weighings.find(({ source }) => source !== 'vehicleScale')?.scale?.id ?? ''
  const parts = weighings
    .filter((weighing) => scale !== '' && weighing.scale?.id === scale)
    .map(({ box, gross, tare }) => ({ box, gross: gross ?? undefined, tare: tare ?? undefined }))
  const m3 = measuredM3 === null ? undefined : (measuredM3 as Quantity)
  return { scale, parts: parts.length === 0 ? [wholeTruck] : parts, m3 }
}

/** Nothing is chosen until the scales are known; then it is the first one. */
export function chosenScale(scales: Scales, id: string): Scales[number] | undefined {
  return scales.find((scale) => scale.id === id) ?? scales[0]
}

export function usedScale({ id, plant }: Scales[number]) {
  return { source: plant === null ? 'otherScale' : 'plantScale', id }
}

/** Undefined while nothing is entered. */
export function quantityOf({ scale: id, parts, m3 }: WeighedDraft, scales: Scales) {
  const scale = chosenScale(scales, id)
  const weighed = parts.filter(({ gross }) => gross !== undefined)
  if (scale !== undefined && weighed.length > 0) {
    const weighings = weighed.map(({ box, gross, tare }) => ({
      ...{ scale: usedScale(scale), gross, ...(tare === undefined ? {} : { tare }) },
      ...(box === '' ? {} : { box }),
    }))
    return { by: 'weighings', weighings }
  }
  return m3 === undefined ? undefined : { by: 'volume', m3: Number(m3), basis: 'fill' }
}

/** A tare without a gross below which it is says nothing. */
export function hasWrongTare({ parts }: WeighedDraft): boolean {
  return parts.some(({ gross, tare }) => tare !== undefined && (gross === undefined || tare >= gross))
}

type WeighedForm = Pick<CommandForm<WeighedDraft>, 'field' | 'control'>

export function QuantityFields({ form, scales }: { form: WeighedForm; scales: Scales }): ReactElement {
  if (scales.length === 0) return <QuantityField {...form.control('m3')} required={false} unit="m³" />
  return (
    <>
      <ScaleSelect field={form.field('scale')} scales={scales} />
      <PartFields {...form.control('parts')} />
    </>
  )
}

type PartFieldsProps = {
  id: string
  error: string | undefined
  value: readonly Part[]
  onChange: (parts: readonly Part[]) => void
}

function PartFields({ id, error, value: parts, onChange }: PartFieldsProps): ReactElement[] {
  const texts = useManureTexts('acts')
  const named = (box: string, label: string) => (box === '' ? label : `${box}: ${label}`)
  const change = (box: string, changed: Partial<Part>) =>
    onChange(parts.map((part) => (part.box === box ? { ...part, ...changed } : part)))
  return parts.map(({ box, gross, tare }, at) => (
    <FieldGrid key={box}>
      <WholeField
        {...(at === 0 ? { id, error } : {})}
        label={named(box, texts.gross)}
        required={false}
        span="half"
        value={gross}
        onChange={(kg) => change(box, { gross: kg })}
      />
      <WholeField
        label={named(box, texts.tare)}
        required={false}
        span="half"
        value={tare}
        onChange={(kg) => change(box, { tare: kg })}
      />
    </FieldGrid>
  ))
}

export function ScaleSelect({ field, scales }: { field: ComponentProps<typeof Select>; scales: Scales }): ReactElement {
  return (
    <Select {...field}>
      {scales.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
