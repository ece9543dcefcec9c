/** A draft is put away, a published list gives no more prices; one sentence says which. */
import { ConfirmDialog, FailureNotice, navigate, useSend, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readPriceList, retirePriceList, searchPriceLists } from '../../contract/prices/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ListDialogProps } from './list-types.ts'

export function RetireDialog({ list, onClose }: ListDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { cancel, saving } = useTexts('common')
  const isDraft = list.state === 'draft'
  const { send, isBusy, failure } = useSend(retirePriceList, {
    invalidates: [readPriceList, searchPriceLists],
    successMessage: isDraft ? texts.discarded : texts.retired,
    onDone: () => (isDraft ? navigate('/peatsale/office/prices', { replace: true }) : onClose()),
  })
  return (
    <ConfirmDialog
      heading={isDraft ? texts.discard : texts.retire}
      confirmLabel={isDraft ? texts.discard : texts.retire}
      cancelLabel={cancel}
      danger
      busy={isBusy}
      busyLabel={saving}
      onConfirm={() => void send({ id: list.id, version: list.version })}
      onCancel={onClose}
    >
      <p>{isDraft ? texts.discardtext : texts.retiretext}</p>
      {failure && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
