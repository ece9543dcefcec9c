/** The office gives a load to a carrier, with driver and truck now or later. */
import { FailedList, Select, Spinner, useAnswer, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { searchCarriers } from '../../contract/carriers/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import type { Crew } from './crew-fields.tsx'
import { CrewFields } from './crew-fields.tsx'
import { FitReason } from './fit-reason.tsx'

const nobody: Crew = { driver: '', vehicle: '' }
type AssignDialogProps = { load: Load; kind: 'assign' | 'reassign'; onClose: () => void }

export function AssignDialog({ load, kind, onClose }: AssignDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const [carrier, setCarrier] = useState('')
  const [crew, setCrew] = useState(nobody)
  const [reason, setReason] = useState('')
  const sending = useLoadCommand({ says: texts[`done_${kind}`], onDone: onClose })
  const because = reason.trim() === '' ? {} : { reason: reason.trim() }
  const chosen = {
    ...(crew.driver !== '' && { driver: crew.driver }),
    ...(crew.vehicle !== '' && { vehicle: crew.vehicle }),
  }
  function assign() {
    const to = { by: 'carrier' as const, carrier, ...chosen }
    void sending.send({ kind, of: load.id, baseVersion: load.version, data: { to, ...because } })
  }
  return (
    <ActDialog
      heading={`${texts[kind]}: ${load.number}`}
      confirmLabel={texts[kind]}
      disabled={carrier === ''}
      sending={sending}
      onConfirm={assign}
      onClose={onClose}
    >
      <CarrierChoice
        load={load}
        carrier={carrier}
        onChange={(id) => {
          setCarrier(id)
          setCrew(nobody)
        }}
      />
      {carrier !== '' && <CrewFields key={carrier} carrier={carrier} crew={crew} onChange={setCrew} />}
      <FitReason failure={sending.failure} reason={reason} onChange={setReason} />
    </ActDialog>
  )
}

type CarrierChoiceProps = { load: Load; carrier: string; onChange: (carrier: string) => void }

function CarrierChoice({ load, carrier, onChange }: CarrierChoiceProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { loading } = useTexts('common')
  const { data, error, refetch } = useAnswer(searchCarriers, { seller: load.seller.id, limit: 200 })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <Spinner label={loading} />
  const others = data.rows.filter(({ id }) => id !== load.carrier?.id)
  if (others.length === 0) return <p>{texts.nocarriers}</p>
  return (
    <Select label={texts.carrier} value={carrier} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{texts.choose}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
