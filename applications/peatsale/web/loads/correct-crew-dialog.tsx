/** Who drove a load, and with what, where it was told wrong: the waybill gets a new edition. */
import { Notice, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Crew } from './crew-fields.tsx'
import { CrewFields } from './crew-fields.tsx'
import { useLoadDescription } from './describe-load.ts'
import type { FactDialogProps } from './fact-dialog.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

export function CorrectCrewDialog({ load, kind, onClose }: FactDialogProps<'correctCrew'>): ReactElement {
  const texts = usePeatTexts('corrections')
  const acts = usePeatTexts('acts')
  const { reason, reasonneeded } = usePeatTexts('changes')
  const told = useLoadDescription()
  const form = useLoadForm(kind, load, {
    values: untouched,
    labels: { driver: acts.driver, vehicle: acts.vehicle, reason },
    messages: { reason: { missing: reasonneeded } },
    dataOf: (draft) => ({ ...changesIn(load, draft), reason: draft.reason }),
    successMessage: texts[`done_${kind}`],
    watches: told.crew,
    onDone: onClose,
  })
  const isSame = Object.keys(changesIn(load, form.values)).length === 0
  const dialog = { title: texts[kind], number: load.number, confirmLabel: texts.correctCrewnow, form, onClose }
  const errors = { driver: form.control('driver').error, vehicle: form.control('vehicle').error }
  return (
    <LoadCommandDialog {...dialog} lacks={isSame ? texts.nochange : undefined}>
      <Notice tone="info" title={texts.newedition} />
      <p>
        {texts.crewnow({ crew: [load.driver?.name, load.vehicle?.plate].filter(Boolean).join(', ') || texts.nothing })}
      </p>
      <CrewFields
        isDone
        carrier={load.carrier?.id ?? ''}
        crew={crewOf(load, form.values)}
        onChange={form.change}
        errors={errors}
      />
      <TextArea {...form.field('reason')} hint={texts.whycorrected} maxLength={1000} />
    </LoadCommandDialog>
  )
}

/** Undefined: as it stands. */
type Draft = { readonly [Name in keyof Crew]: string | undefined } & { readonly reason: string }
const untouched: Draft = { driver: undefined, vehicle: undefined, reason: '' }

function crewOf(load: Load, { driver, vehicle }: Draft): Crew {
  return { driver: driver ?? load.driver?.id ?? '', vehicle: vehicle ?? load.vehicle?.id ?? '' }
}

function changesIn(load: Load, draft: Draft): Partial<Crew> {
  const { driver, vehicle } = crewOf(load, draft)
  return {
    ...(driver !== (load.driver?.id ?? '') && { driver }),
    ...(vehicle !== (load.vehicle?.id ?? '') && { vehicle }),
  }
}
