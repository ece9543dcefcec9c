/** A transport company of the portal begins to drive for one of the office's sellers. */
import { ConfirmDialog, FailureNotice, navigate, Stack, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier, saveCarrierService, searchCarriers } from '../../../contract/carriers/calls.ts'
import type { ListedCarrier } from '../../../contract/carriers/carrier.ts'
import type { OwnSellers } from '../../lists/own-sellers.tsx'
import { SellerChoice } from '../../lists/own-sellers.tsx'
import { useSuperadmin } from '../../shell/viewer-role.ts'
import { usePeatTexts } from '../../texts/texts.ts'

export type TakeOnDialogProps = { carrier: ListedCarrier; sellers: OwnSellers; onClose: () => void }

export function TakeOnDialog({ carrier, sellers, onClose }: TakeOnDialogProps): ReactElement {
  const texts = usePeatTexts('carriers')
  const registers = usePeatTexts('registers')
  const isSuperadmin = useSuperadmin()
  const [seller, setSeller] = useState(sellers[0]?.id ?? '')
  const name = sellers.find(({ id }) => id === seller)?.name ?? ''
  const { send, isBusy, failure } = useSend(saveCarrierService, {
    invalidates: [searchCarriers, readCarrier],
    successMessage: ({ asked }) => (asked ? texts.askedof : texts.takenon)({ name: carrier.name }),
    onDone: ({ asked }) => (asked ? onClose() : navigate(`/peatsale/office/carriers/${carrier.id}`)),
  })
  return (
    <ConfirmDialog
      heading={texts.takeonof({ name: carrier.name })}
      confirmLabel={texts.takeon}
      cancelLabel={texts.cancel}
      busy={isBusy}
      busyLabel={registers.saving}
      onConfirm={() => void send({ carrier: carrier.id, seller, serves: true, zones: [] })}
      onCancel={onClose}
    >
      <Stack>
        <p>{(isSuperadmin ? texts.takeonnow : texts.takeontext)({ name })}</p>
        <SellerChoice
          label={registers.seller}
          value={seller}
          onChange={({ currentTarget }) => setSeller(currentTarget.value)}
        />
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </ConfirmDialog>
  )
}
