/** The office offers a load to carriers: who presses first has it. */
import { Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { ActDialog } from '../loads/act-dialog.tsx'
import { lacksTariff } from '../loads/lacks-tariff.ts'
import { useLoadAct } from '../loads/use-load-act.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { newOffer, OfferFields, offerOf } from './offer-fields.tsx'

export function OfferDialog({ load, onClose }: { load: LoadRow; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  // A dialog that waited for its texts would close again.
  usePeatTexts('many')
  const { notariff } = usePeatTexts('office')
  const acting = useLoadAct(load, { says: texts.done_offer, onDone: onClose })
  const [draft, setDraft] = useState(newOffer)
  const [tried, setTried] = useState(false)
  const offer = offerOf(draft)
  return (
    <ActDialog
      act={texts.offer}
      number={load.number}
      confirmLabel={texts.offer}
      acting={acting}
      onConfirm={() => {
        setTried(true)
        if (offer !== undefined) void acting.send({ kind: 'offer', data: offer })
      }}
      onClose={onClose}
    >
      {lacksTariff(acting.failure) && <Notice tone="warn" title={notariff} />}
      <OfferFields seller={load.seller.id} draft={draft} tried={tried} onChange={setDraft} />
    </ActDialog>
  )
}
