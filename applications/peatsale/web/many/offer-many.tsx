/** Many loads are offered to the same carriers on the same terms. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { ManyProps } from './acts-dialog.tsx'
import { ActsDialog, sellerOf } from './acts-dialog.tsx'
import { offeredAs } from './acts-on-many.ts'
import { newOffer, OfferFields, offerOf } from './offer-fields.tsx'

export function OfferMany({ loads, ...many }: ManyProps): ReactElement {
  const texts = usePeatTexts('many')
  // A dialog that waited for its texts would close again.
  usePeatTexts('acts')
  usePeatTexts('office')
  const [draft, setDraft] = useState(newOffer)
  const [tried, setTried] = useState(false)
  const offer = offerOf(draft)
  return (
    <ActsDialog
      {...many}
      heading={texts.offer}
      count={loads.length}
      sorted={offer && offeredAs(loads, offer)}
      confirm={(count) => texts.offercount({ count })}
      onTry={() => setTried(true)}
    >
      <OfferFields seller={sellerOf(loads)} draft={draft} tried={tried} onChange={setDraft} />
    </ActsDialog>
  )
}
