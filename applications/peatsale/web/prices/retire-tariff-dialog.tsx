/** A draft of a carrier tariff is discarded, a published one fills no more freight. */
import { ConfirmDialog, FailureNotice, navigate, useSend, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CarrierTariff } from '../../contract/prices/carrier-tariff.ts'
import { readCarrierTariffs, retireCarrierTariff } from '../../contract/prices/tariff-calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

type RetireTariffDialogProps = { tariff: CarrierTariff; seller: string; onClose: () => void }

export function RetireTariffDialog({ tariff, seller, onClose }: RetireTariffDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { cancel, saving } = useTexts('common')
  const isDraft = tariff.state === 'draft'
  const { send, isBusy, failure } = useSend(retireCarrierTariff, {
    invalidates: [readCarrierTariffs],
    successMessage: isDraft ? texts.discarded : texts.tariffwithdrawn,
    onDone: () => (isDraft ? navigate(`/peatsale/office/tariffs?seller=${seller}`, { replace: true }) : onClose()),
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
      onConfirm={() => void send({ id: tariff.id, version: tariff.version })}
      onCancel={onClose}
    >
      <p>{isDraft ? texts.discardtarifftext : texts.withdrawtarifftext}</p>
      {failure && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
