/** The office gives a load to a carrier, with driver and truck now or later. */
import type { SelectProps } from '@workspace/portal/web'
import { FailedList, Select, Spinner, useAnswer, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchCarriers } from '../../contract/carriers/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Crew } from './crew-fields.tsx'
import { CrewFields } from './crew-fields.tsx'
import { FitReason } from './fit-reason.tsx'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

const nobody: Crew = { driver: '', vehicle: '' }
type AssignDialogProps = { load: Load; kind: 'assign' | 'reassign'; onClose: () => void }

export function AssignDialog({ load, kind, onClose }: AssignDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { collectsquestion } = usePeatTexts('changes')
  const form = useLoadForm<typeof kind, Draft>(kind, load, {
    values: { carrier: '', reason: '', ...nobody },
    labels: { carrier: texts.carrier, reason: texts.reason },
    messages: { carrier: { missing: texts.choosecarrier } },
    required: load.isCollected ? [] : ['carrier'],
    dataOf: (draft) => ({
      to: load.isCollected ? { by: 'customer' } : carrierIn(draft),
      ...(draft.reason.trim() !== '' && { reason: draft.reason }),
    }),
    successMessage: texts[`done_${kind}`],
    onDone: onClose,
  })
  const { carrier } = form.values
  const choice = { ...form.field('carrier'), onChange: (id: string) => form.change({ carrier: id, ...nobody }) }
  return (
    <LoadCommandDialog
      title={texts[kind]}
      number={load.number}
      confirmLabel={load.isCollected ? texts.collects : texts[kind]}
      form={form}
      onClose={onClose}
    >
      {load.isCollected ? <p>{collectsquestion}</p> : <CarrierChoice load={load} field={choice} />}
      {carrier !== '' && <CrewFields key={carrier} carrier={carrier} crew={form.values} onChange={form.change} />}
      <FitReason failure={form.failure} field={form.field('reason')} />
    </LoadCommandDialog>
  )
}

type Draft = Crew & { readonly carrier: string; readonly reason: string }

function carrierIn({ carrier, driver, vehicle }: Draft) {
  return { by: 'carrier' as const, carrier, ...(driver !== '' && { driver }), ...(vehicle !== '' && { vehicle }) }
}

type CarrierChoiceProps = { load: Load; field: Omit<SelectProps, 'onChange'> & { onChange: (carrier: string) => void } }

function CarrierChoice({ load, field }: CarrierChoiceProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { loading } = useTexts('common')
  const { data, error, refetch } = useAnswer(searchCarriers, { seller: load.seller.id, limit: 200 })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <Spinner label={loading} />
  const others = data.rows.filter(({ id }) => id !== load.carrier?.id)
  if (others.length === 0) return <p>{texts.nocarriers}</p>
  return (
    <Select {...field} onChange={({ currentTarget }) => field.onChange(currentTarget.value)}>
      <option value="">{texts.choose}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
