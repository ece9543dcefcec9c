/** Who drives a load that the carrier has, and with what. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { CrewFields } from './crew-fields.tsx'
import { FitReason } from './fit-reason.tsx'
import { useLoadAct } from './use-load-act.ts'

export function CrewDialog({ load, onClose }: { load: LoadRow; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const [crew, setCrew] = useState({ driver: load.driver?.id ?? '', vehicle: load.vehicle?.id ?? '' })
  const [reason, setReason] = useState('')
  const acting = useLoadAct(load, { says: texts.done_setCrew, onDone: onClose })
  // A truck that is being loaded is changed with a reason.
  const isNeeded = load.state === 'loading'
  const lacksReason = isNeeded && reason.trim() === ''
  const [tried, setTried] = useState(false)
  const because = reason.trim() === '' ? {} : { reason: reason.trim() }
  const data = { driver: orNull(crew.driver), vehicle: orNull(crew.vehicle), ...because }
  return (
    <ActDialog
      act={texts.setCrew}
      number={load.number}
      confirmLabel={texts.ok}
      acting={acting}
      onConfirm={() => {
        setTried(true)
        if (!lacksReason) void acting.send({ kind: 'setCrew', data })
      }}
      onClose={onClose}
    >
      <CrewFields carrier={load.carrier?.id ?? ''} crew={crew} onChange={setCrew} />
      <FitReason
        failure={acting.failure}
        reason={reason}
        onChange={setReason}
        isNeeded={isNeeded}
        isMissing={tried && lacksReason}
      />
    </ActDialog>
  )
}

function orNull(id: string): string | null {
  return id === '' ? null : id
}
