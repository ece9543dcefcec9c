/** Two planned loads of an order become one. */
import { FailedList, Select, Spinner, useAnswer, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { readOrder } from '../../contract/orders/calls.ts'
import { useMoments } from '../parts/moments.ts'
import { useQuantity } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { useLoadAct } from './use-load-act.ts'

export function MergeDialog({ load, onClose }: { load: Load; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const { mergetext } = usePeatTexts('changes')
  const acting = useLoadAct(load, { says: texts.done_merge, onDone: onClose })
  const [other, setOther] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <ActDialog
      act={texts.merge}
      number={load.number}
      confirmLabel={texts.merge}
      acting={acting}
      onConfirm={() => {
        setTried(true)
        if (other !== '') void acting.send({ kind: 'merge', data: { load: other } })
      }}
      onClose={onClose}
    >
      <p>{mergetext}</p>
      <OtherLoads load={load} chosen={other} onChange={setOther} tried={tried} />
    </ActDialog>
  )
}

type OtherLoadsProps = { load: Load; chosen: string; onChange: (id: string) => void; tried: boolean }

function OtherLoads({ load, chosen, onChange, tried }: OtherLoadsProps): ReactElement {
  const texts = usePeatTexts('changes')
  const { loading } = useTexts('common')
  const quantity = useQuantity()
  const { when } = useMoments()
  const { data, error, refetch } = useAnswer(readOrder, { id: load.order.id })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <Spinner label={loading} />
  const others = data.order.loads.filter(({ id, state }) => state === 'planned' && id !== load.id)
  if (others.length === 0) return <p>{texts.nomerge}</p>
  return (
    <Select
      label={texts.mergewith}
      required
      value={chosen}
      error={tried && chosen === '' ? texts.chooseload : undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{texts.choose}</option>
      {others.map((each) => (
        <option key={each.id} value={each.id}>
          {[each.number, quantity(each.planned, each.unit), when(each)].filter(Boolean).join(', ')}
        </option>
      ))}
    </Select>
  )
}
