/** What was weighed or measured, at which bay it is emptied, and that it is received. */
import type { AskOf, Quantity } from '@workspace/portal/contract'
import {
  ChoiceTiles,
  FailureNotice,
  iconCheck,
  iconStop,
  LinkButton,
  navigate,
  QuantityField,
  Stack,
  StateButton,
  signalDone,
  TextArea,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { commandConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { GateDay } from './gate-day.ts'
import { arrivalAddress } from './gate-day.ts'
import { asksTruck, TruckChoice } from './truck-choice.tsx'
import { WeightSummary } from './weight-summary.tsx'

type Received = Extract<AskOf<typeof commandConsignment>['event'], { kind: 'receive' }>['data']
type ReceiveViewProps = { consignment: Consignment; day: GateDay }

export function ReceiveView({ consignment, day }: ReceiveViewProps): ReactElement {
  const texts = useManureTexts('gate')
  const work = useReceiving({ consignment, day })
  const { draft, set, faults } = work
  const { id, plant } = consignment
  return (
    <Stack>
      <WeightSummary consignment={consignment} />
      {work.asks.truck && (
        <TruckChoice
          vehicles={day.vehicles}
          value={draft.vehicle}
          onChange={(vehicle) => set({ vehicle })}
          error={faults.truck}
        />
      )}
      {work.asks.volume && <VolumeField value={draft.m3} error={faults.volume} onChange={(m3) => set({ m3 })} />}
      <ChoiceTiles
        long={day.plant.bays.some(({ name }) => name.length > shortName)}
        legend={texts.whichbay}
        options={day.plant.bays.map(({ code, name }) => ({ value: code, label: name, note: code }))}
        value={draft.bay}
        onChange={(bay) => set({ bay })}
        error={faults.bay}
      />
      {day.plant.asksTemperature && (
        <WholeField
          label={texts.temperature}
          required={false}
          value={draft.temperature}
          onChange={(temperature) => set({ temperature })}
        />
      )}
      <TextArea
        label={texts.remarks}
        required={false}
        maxLength={500}
        rows={2}
        value={draft.remarks}
        onChange={({ target }) => set({ remarks: target.value })}
      />
      {work.failure && <FailureNotice answer={work.failure} help={texts.kepthere} />}
      <StateButton
        icon={iconCheck}
        note={texts.receivenote}
        busy={work.isBusy}
        busyLabel={texts.saving}
        onClick={() => void work.receive()}
      >
        {texts.receive}
      </StateButton>
      <LinkButton
        variant="secondary"
        size="l"
        block
        icon={iconStop}
        href={arrivalAddress(id, { plant: plant.id, view: 'refuse' })}
      >
        {texts.refuse}
      </LinkButton>
    </Stack>
  )
}

type VolumeFieldProps = {
  value: Quantity | undefined
  error?: string | undefined
  onChange: (m3: Quantity | undefined) => void
}

export function VolumeField(props: VolumeFieldProps): ReactElement {
  const texts = useManureTexts('gate')
  return (
    <QuantityField
      label={texts.volume}
      hint={texts.volumehint}
      unit="m³"
      step={1000 as Quantity}
      least={1000 as Quantity}
      most={1_000_000 as Quantity}
      {...props}
    />
  )
}

/** Letters that stand on a tile beside others. */
const shortName = 8

interface Draft {
  readonly bay: string | undefined
  readonly vehicle: string | undefined
  readonly m3: Quantity | undefined
  readonly temperature: number | undefined
  readonly remarks: string
}

function useReceiving({ consignment, day }: ReceiveViewProps) {
  const texts = useManureTexts('gate')
  const { id, loadedM3, plant, vehicle, weighings } = consignment
  const [only, ...others] = day.plant.bays
  const [draft, setDraft] = useState<Draft>({
    bay: others.length === 0 ? only?.code : undefined,
    ...{ vehicle: vehicle?.id, m3: loadedM3 === null ? undefined : (loadedM3 as Quantity) },
    ...{ temperature: undefined, remarks: '' },
  })
  const [isAsked, setIsAsked] = useState(false)
  const { send, ...sending } = useConsignmentCommand({ successMessage: false })
  const asks = { volume: weighings.length === 0, truck: asksTruck(consignment) }
  const missing = (is: boolean, words: string) => (isAsked && is ? words : undefined)
  async function receive() {
    setIsAsked(true)
    const { bay, m3, temperature, remarks } = draft
    if (bay === undefined || (asks.volume && m3 === undefined) || (asks.truck && draft.vehicle === undefined)) return
    const data: Received = {
      bay,
      ...(asks.volume && m3 !== undefined ? { quantity: { by: 'volume', m3, basis: 'fill' } } : {}),
      ...(temperature === undefined ? {} : { temperature }),
      ...(remarks.trim() === '' ? {} : { remarks: remarks.trim() }),
      ...(asks.truck && draft.vehicle !== undefined ? { vehicle: draft.vehicle } : {}),
    }
    if (!('answered' in (await send({ kind: 'receive', of: id, data })))) return
    signalDone()
    navigate(arrivalAddress(id, { plant: plant.id }).slice(1), { replace: true })
  }
  return {
    ...{ draft, asks, receive, ...sending },
    set: (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed })),
    faults: {
      bay: missing(draft.bay === undefined, texts.baymissing),
      volume: missing(asks.volume && draft.m3 === undefined, texts.volumemissing),
      truck: missing(asks.truck && draft.vehicle === undefined, texts.truckmissing),
    },
  }
}
