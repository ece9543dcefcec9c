/** The office gives a load to a carrier, with driver and truck now or later. */
import { FailedList, Select, Spinner, useAnswer, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { searchCarriers } from '../../contract/carriers/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import type { Crew } from './crew-fields.tsx'
import { CrewFields } from './crew-fields.tsx'
import { FitReason } from './fit-reason.tsx'
import { useLoadAct } from './use-load-act.ts'

const nobody: Crew = { driver: '', vehicle: '' }
type AssignDialogProps = { load: Load; kind: 'assign' | 'reassign'; onClose: () => void }

export function AssignDialog({ load, kind, onClose }: AssignDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const [carrier, setCarrier] = useState('')
  const [crew, setCrew] = useState(nobody)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const acting = useLoadAct(load, { says: texts[`done_${kind}`], onDone: onClose })
  const because = reason.trim() === '' ? {} : { reason: reason.trim() }
  const { collectsquestion } = usePeatTexts('changes')
  const chosen = {
    ...(crew.driver !== '' && { driver: crew.driver }),
    ...(crew.vehicle !== '' && { vehicle: crew.vehicle }),
  }
  function assign() {
    setTried(true)
    if (carrier === '' && !load.isCollected) return
    const to = load.isCollected ? { by: 'customer' as const } : { by: 'carrier' as const, carrier, ...chosen }
    void acting.send({ kind, data: { to, ...because } })
  }
  return (
    <ActDialog
      act={texts[kind]}
      number={load.number}
      confirmLabel={load.isCollected ? texts.collects : texts[kind]}
      acting={acting}
      onConfirm={assign}
      onClose={onClose}
    >
      {load.isCollected ? (
        <p>{collectsquestion}</p>
      ) : (
        <CarrierChoice
          load={load}
          carrier={carrier}
          tried={tried}
          onChange={(id) => {
            setCarrier(id)
            setCrew(nobody)
          }}
        />
      )}
      {carrier !== '' && <CrewFields key={carrier} carrier={carrier} crew={crew} onChange={setCrew} />}
      <FitReason failure={acting.failure} reason={reason} onChange={setReason} />
    </ActDialog>
  )
}

type CarrierChoiceProps = { load: Load; carrier: string; tried: boolean; onChange: (carrier: string) => void }

function CarrierChoice({ load, carrier, tried, onChange }: CarrierChoiceProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { loading } = useTexts('common')
  const { data, error, refetch } = useAnswer(searchCarriers, { seller: load.seller.id, limit: 200 })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <Spinner label={loading} />
  const others = data.rows.filter(({ id }) => id !== load.carrier?.id)
  if (others.length === 0) return <p>{texts.nocarriers}</p>
  return (
    <Select
      label={texts.carrier}
      required
      value={carrier}
      error={tried && carrier === '' ? texts.choosecarrier : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{texts.choose}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
