/** Who drives a load that the carrier has, and with what. */
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { CrewFields } from './crew-fields.tsx'
import { FitReason } from './fit-reason.tsx'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

export function CrewDialog({ load, onClose }: { load: LoadRow; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const { reasonneeded } = usePeatTexts('changes')
  const form = useLoadForm('setCrew', load, {
    values: { driver: load.driver?.id ?? '', vehicle: load.vehicle?.id ?? '', reason: '' },
    labels: { driver: texts.driver, vehicle: texts.vehicle, reason: texts.reason },
    messages: { reason: { missing: reasonneeded } },
    // A truck that is being loaded is changed with a reason.
    required: load.state === 'loading' ? ['reason'] : [],
    dataOf: ({ driver, vehicle, reason }) => ({
      driver: orNull(driver),
      vehicle: orNull(vehicle),
      ...(reason.trim() !== '' && { reason }),
    }),
    successMessage: texts.done_setCrew,
    onDone: onClose,
  })
  const errors = { driver: form.control('driver').error, vehicle: form.control('vehicle').error }
  return (
    <LoadCommandDialog title={texts.setCrew} number={load.number} confirmLabel={texts.ok} form={form} onClose={onClose}>
      <CrewFields carrier={load.carrier?.id ?? ''} crew={form.values} onChange={form.change} errors={errors} />
      <FitReason failure={form.failure} field={form.field('reason')} />
    </LoadCommandDialog>
  )
}

function orNull(id: string): string | null {
  return id === '' ? null : id
}
