/** Gross and tare typed anew, within half an hour of the reception; what was measured as a volume likewise. */
import type { AskOf, Quantity } from '@workspace/portal/contract'
import { Button, ChoiceTiles, FailureNotice, iconCheck, navigate, Stack, WholeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { commandConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantScale } from '../weighing/use-weighing.ts'
import { arrivalAddress } from './gate-day.ts'
import { VolumeField } from './receive-view.tsx'
import { WeightSummary } from './weight-summary.tsx'

type Quantities = NonNullable<
  Extract<AskOf<typeof commandConsignment>['event'], { kind: 'correctReceived' }>['data']['quantity']
>
/** One part of a truck, or all of it. */
interface Part {
  readonly box: string
  readonly gross: number | undefined
  readonly tare: number | undefined
}

export function CorrectView(props: { consignment: Consignment; scales: readonly PlantScale[] }): ReactElement {
  const { consignment, scales } = props
  const texts = useManureTexts('gate')
  const weighing = useManureTexts('weighing')
  const { id, measuredM3, plant, weighings } = consignment
  const own = weighings.filter(({ source }) => source === 'plantScale')
  const [scale, setScale] = useState(own[0]?.scale?.id ?? scales[0]?.id)
  const [parts, setParts] = useState<readonly Part[]>(
    own.map(({ box, gross, tare }) => ({ box, gross: gross ?? undefined, tare: tare ?? undefined })),
  )
  const [m3, setM3] = useState(measuredM3 === null ? undefined : (measuredM3 as Quantity))
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: texts.iscorrected })
  const quantity = own.length > 0 ? weighed(scale, parts) : measured(m3)
  const change = (box: string, changed: Partial<Part>) =>
    setParts((all) => all.map((part) => (part.box === box ? { ...part, ...changed } : part)))
  async function correct() {
    setIsAsked(true)
    if (quantity === undefined) return
    if (!('answered' in (await send({ kind: 'correctReceived', of: id, data: { quantity } })))) return
    navigate(arrivalAddress(id, { plant: plant.id }).slice(1), { replace: true })
  }
  return (
    <Stack>
      <WeightSummary consignment={consignment} />
      {own.length > 0 ? (
        <>
          <ChoiceTiles
            legend={weighing.scale}
            options={scales.map(({ id: value, name }) => ({ value, label: name }))}
            value={scale}
            onChange={setScale}
          />
          <PartFields parts={parts} isAsked={isAsked} onChange={change} />
        </>
      ) : (
        <VolumeField value={m3} onChange={setM3} />
      )}
      {isAsked && quantity === undefined && <p role="alert">{texts.correctmissing}</p>}
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      <Button size="l" block icon={iconCheck} busy={isBusy} busyLabel={texts.saving} onClick={() => void correct()}>
        {texts.savecorrection}
      </Button>
      <p>{texts.correcttext}</p>
    </Stack>
  )
}

type PartFieldsProps = {
  parts: readonly Part[]
  isAsked: boolean
  onChange: (box: string, changed: Partial<Part>) => void
}

function PartFields({ parts, isAsked, onChange }: PartFieldsProps): ReactElement[] {
  const texts = useManureTexts('weighing')
  return parts.map(({ box, gross, tare }) => {
    const isTooHigh = gross !== undefined && tare !== undefined && tare >= gross
    return (
      <Stack key={box}>
        <WholeField
          label={[box, texts.gross].filter(Boolean).join(', ')}
          value={gross}
          onChange={(value) => onChange(box, { gross: value })}
        />
        <WholeField
          label={[box, texts.tare].filter(Boolean).join(', ')}
          value={tare}
          error={isAsked && isTooHigh ? texts.taretoohigh : undefined}
          onChange={(value) => onChange(box, { tare: value })}
        />
      </Stack>
    )
  })
}

/** Undefined while a figure is missing or a tare is not below its gross. */
function weighed(scale: string | undefined, parts: readonly Part[]): Quantities | undefined {
  if (scale === undefined) return undefined
  const weighings = parts.flatMap(({ box, gross, tare }) => {
    if (gross === undefined || (tare !== undefined && tare >= gross)) return []
    const on = { scale: { source: 'plantScale', id: scale } as const, gross }
    return [{ ...on, ...(tare === undefined ? {} : { tare }), ...(box === '' ? {} : { box }) }]
  })
  return weighings.length === parts.length ? { by: 'weighings', weighings } : undefined
}

function measured(m3: Quantity | undefined): Quantities | undefined {
  return m3 === undefined ? undefined : { by: 'volume', m3, basis: 'fill' }
}
