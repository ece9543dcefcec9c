/** The office offers a load to carriers: who presses first has it. */
import { Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { lacksTariff } from '../loads/lacks-tariff.ts'
import { LoadCommandDialog } from '../loads/load-command-dialog.tsx'
import { useLoadForm } from '../loads/use-load-form.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { OfferDraft } from './offer-fields.tsx'
import { lackingIn, newOffer, OfferFields, offerOf } from './offer-fields.tsx'

export function OfferDialog({ load, onClose }: { load: LoadRow; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  // A dialog that waited for its texts would close again.
  const many = usePeatTexts('many')
  const { notariff, freight } = usePeatTexts('office')
  const form = useLoadForm('offer', load, {
    values: newOffer(),
    labels: { carriers: many.carriers, day: many.deadline, by: freight },
    rules: (draft) => Object.fromEntries(lackingIn(draft).map((name) => [name, many.deadlinefault])),
    dataOf: (draft: OfferDraft) => offerOf(draft) ?? { to: undefined, deadline: undefined, freight: undefined },
    successMessage: texts.done_offer,
    onDone: onClose,
  })
  const tried = (['carriers', 'day', 'by'] as const).some((name) => form.control(name).error !== undefined)
  return (
    <LoadCommandDialog title={texts.offer} number={load.number} form={form} onClose={onClose}>
      {lacksTariff(form.failure) && <Notice tone="warn" title={notariff} />}
      <OfferFields seller={load.seller.id} draft={form.values} tried={tried} onChange={form.change} />
    </LoadCommandDialog>
  )
}
