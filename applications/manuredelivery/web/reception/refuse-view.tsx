/** The load is not taken: why, who has to answer for it, and where it goes next. */
import type { AskOf } from '@workspace/portal/contract'
import { Button, ChoiceTiles, FailureNotice, navigate, Stack, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { commandConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { causes, nextPlaces, refusalKinds } from '../../contract/consignments/consignment-fields.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { GateDay } from './gate-day.ts'
import { arrivalAddress } from './gate-day.ts'
import { asksTruck, TruckChoice } from './truck-choice.tsx'
import { WeightSummary } from './weight-summary.tsx'

type Refused = Extract<AskOf<typeof commandConsignment>['event'], { kind: 'refuse' }>['data']
type Kind = Refused['reasonKind']

/** Whose fault a refusal usually is; the receiver changes it where it is not. */
const usualCause: Partial<Readonly<Record<Kind, Refused['cause']>>> = {
  ...{ foreign_objects: 'farm', disease: 'farm', too_wet: 'farm', wrong_type: 'farm' },
  ...{ no_document: 'carrier', plant_stopped: 'plant' },
}

interface Draft {
  readonly kind: Kind | undefined
  /** Chosen by the receiver; else the usual one counts. */
  readonly cause: Refused['cause'] | undefined
  readonly next: Refused['next']
  readonly truck: string | undefined
  readonly words: string
}

export function RefuseView({ consignment, day }: { consignment: Consignment; day: GateDay }): ReactElement {
  const texts = useManureTexts('gate')
  const work = useRefusing(consignment)
  const { draft, set, isAsked, cause } = work
  return (
    <Stack>
      <WeightSummary consignment={consignment} />
      {asksTruck(consignment) && (
        <TruckChoice
          vehicles={day.vehicles}
          value={draft.truck}
          onChange={(truck) => set({ truck })}
          error={isAsked && draft.truck === undefined ? texts.truckmissing : undefined}
        />
      )}
      <Why work={work} />
      <NextPlace value={draft.next} onChange={(next) => set({ next })} />
      <TextArea
        label={texts.refusalwords}
        required={false}
        maxLength={500}
        rows={2}
        value={draft.words}
        onChange={({ target }) => set({ words: target.value })}
      />
      {work.failure && <FailureNotice answer={work.failure} help={texts.kepthere} />}
      <Button
        variant="danger"
        size="l"
        block
        busy={work.isBusy}
        busyLabel={texts.saving}
        onClick={() => void work.refuse(cause)}
      >
        {texts.refusenow}
      </Button>
      <p>{texts.refusetext}</p>
    </Stack>
  )
}

function useRefusing(consignment: Consignment) {
  const texts = useManureTexts('gate')
  const { id, plant, vehicle } = consignment
  const [draft, setDraft] = useState<Draft>({
    ...{ kind: undefined, cause: undefined, next: 'undecided', truck: vehicle?.id, words: '' },
  })
  const [isAsked, setIsAsked] = useState(false)
  const { send, ...sending } = useConsignmentCommand({ successMessage: texts.isrefused })
  const { kind, next, truck, words } = draft
  async function refuse(cause: Refused['cause'] | undefined) {
    setIsAsked(true)
    const isWithoutTruck = asksTruck(consignment) && truck === undefined
    if (kind === undefined || cause === undefined || isWithoutTruck) return
    const data: Refused = {
      ...{ reasonKind: kind, cause, next },
      ...(words.trim() === '' ? {} : { words: words.trim() }),
      ...(asksTruck(consignment) ? { vehicle: truck } : {}),
    }
    if (!('answered' in (await send({ kind: 'refuse', of: id, data })))) return
    navigate(arrivalAddress(id, { plant: plant.id }).slice(1), { replace: true })
  }
  return {
    ...{ draft, isAsked, refuse, ...sending },
    cause: draft.cause ?? (kind === undefined ? undefined : usualCause[kind]),
    set: (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed })),
  }
}

function Why({ work: { draft, set, isAsked, cause } }: { work: ReturnType<typeof useRefusing> }): ReactElement {
  const texts = useManureTexts('gate')
  const states = useManureTexts('states')
  return (
    <>
      <ChoiceTiles
        legend={texts.whyrefused}
        options={refusalKinds.map((value) => ({ value, label: states[`refusal_${value}`] }))}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
        error={isAsked && draft.kind === undefined ? texts.whymissing : undefined}
      />
      <ChoiceTiles
        legend={texts.causedby}
        options={causes.map((value) => ({ value, label: states[`cause_${value}`] }))}
        value={cause}
        onChange={(chosen) => set({ cause: chosen })}
        error={isAsked && draft.kind !== undefined && cause === undefined ? texts.causemissing : undefined}
      />
    </>
  )
}

type NextPlaceProps = { value: Refused['next']; onChange: (next: Refused['next']) => void }

function NextPlace(choice: NextPlaceProps): ReactElement {
  const texts = useManureTexts('gate')
  const states = useManureTexts('states')
  const options = nextPlaces.map((value) => ({ value, label: states[`next_${value}`], note: texts[`next_${value}`] }))
  return <ChoiceTiles long legend={texts.wherenext} options={options} {...choice} />
}
