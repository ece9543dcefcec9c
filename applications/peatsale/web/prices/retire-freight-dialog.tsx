/** A draft of a freight table is put away, a published one gives no more freight; one sentence says which. */
import { ConfirmDialog, FailureNotice, navigate, useSend, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readFreightTables, retireFreightTable } from '../../contract/prices/calls.ts'
import type { FreightTable } from '../../contract/prices/freight-table.ts'
import { usePeatTexts } from '../texts/texts.ts'

type RetireFreightDialogProps = { table: FreightTable; seller: string; onClose: () => void }

export function RetireFreightDialog({ table, seller, onClose }: RetireFreightDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { cancel, saving } = useTexts('common')
  const isDraft = table.state === 'draft'
  const { send, isBusy, failure } = useSend(retireFreightTable, {
    invalidates: [readFreightTables],
    successMessage: isDraft ? texts.discarded : texts.tableretired,
    onDone: () => (isDraft ? navigate(`/peatsale/office/freight?seller=${seller}`, { replace: true }) : onClose()),
  })
  const act = isDraft ? texts.discard : texts.retire
  return (
    <ConfirmDialog
      heading={act}
      confirmLabel={act}
      cancelLabel={cancel}
      danger
      busy={isBusy}
      busyLabel={saving}
      onConfirm={() => void send({ id: table.id, version: table.version })}
      onCancel={onClose}
    >
      <p>{isDraft ? texts.discardtabletext : texts.retiretabletext}</p>
      {failure && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
