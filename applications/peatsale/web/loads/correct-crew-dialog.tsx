/** Who drove a load, and with what, where it was told wrong: the waybill gets a new edition. */
import { Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import type { Crew } from './crew-fields.tsx'
import { CrewFields } from './crew-fields.tsx'
import type { FactDialogProps } from './fact-dialog.ts'
import { useFactsTold } from './facts-told.ts'
import { ReasonField } from './reason-field.tsx'
import { useLoadAct } from './use-load-act.ts'

export function CorrectCrewDialog({ load, kind, onClose }: FactDialogProps<'correctCrew'>): ReactElement {
  const texts = usePeatTexts('corrections')
  const told = useFactsTold()
  const acting = useLoadAct(load, { says: texts[`done_${kind}`], onDone: onClose, watches: told.crew })
  const [changed, setChanged] = useState<Partial<Crew>>({})
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const stands: Crew = { driver: load.driver?.id ?? '', vehicle: load.vehicle?.id ?? '' }
  const crew = { ...stands, ...changed }
  const data = {
    ...(crew.driver !== stands.driver && { driver: crew.driver }),
    ...(crew.vehicle !== stands.vehicle && { vehicle: crew.vehicle }),
  }
  const isSame = Object.keys(data).length === 0
  function send() {
    setTried(true)
    if (reason.trim() !== '') void acting.send({ kind, data: { ...data, reason: reason.trim() } })
  }
  return (
    <ActDialog
      act={texts[kind]}
      number={load.number}
      confirmLabel={texts.correctCrewnow}
      lacks={isSame ? texts.nochange : undefined}
      acting={acting}
      onConfirm={send}
      onClose={onClose}
    >
      <Notice tone="info" title={texts.newedition} />
      <p>
        {texts.crewnow({ crew: [load.driver?.name, load.vehicle?.plate].filter(Boolean).join(', ') || texts.nothing })}
      </p>
      <CrewFields isDone carrier={load.carrier?.id ?? ''} crew={crew} onChange={setChanged} />
      <ReasonField value={reason} onChange={setReason} hint={texts.whycorrected} tried={tried} />
    </ActDialog>
  )
}
