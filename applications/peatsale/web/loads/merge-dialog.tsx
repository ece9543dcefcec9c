/** Two planned loads of an order become one. */
import type { SelectProps } from '@workspace/portal/web'
import { FailedList, Select, Spinner, useAnswer, useDateFormat, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { readOrder } from '../../contract/orders/calls.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

export function MergeDialog({ load, onClose }: { load: Load; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const { mergetext, mergewith, chooseload } = usePeatTexts('changes')
  const form = useLoadForm('merge', load, {
    values: { load: '' },
    labels: { load: mergewith },
    messages: { load: { missing: chooseload } },
    successMessage: texts.done_merge,
    onDone: onClose,
  })
  return (
    <LoadCommandDialog title={texts.merge} number={load.number} form={form} onClose={onClose}>
      <p>{mergetext}</p>
      <OtherLoads load={load} field={form.field('load')} />
    </LoadCommandDialog>
  )
}

type OtherLoadsProps = { load: Load; field: SelectProps }

function OtherLoads({ load, field }: OtherLoadsProps): ReactElement {
  const texts = usePeatTexts('changes')
  const { loading } = useTexts('common')
  const quantity = useQuantity()
  const { when } = useDateFormat()
  const { data, error, refetch } = useAnswer(readOrder, { id: load.order.id })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <Spinner label={loading} />
  const others = data.order.loads.filter(({ id, state }) => state === 'planned' && id !== load.id)
  if (others.length === 0) return <p>{texts.nomerge}</p>
  return (
    <Select {...field}>
      <option value="">{texts.choose}</option>
      {others.map((each) => (
        <option key={each.id} value={each.id}>
          {[each.number, quantity(each.planned, each.unit), when(each)].filter(Boolean).join(', ')}
        </option>
      ))}
    </Select>
  )
}
