/** The dialog of one act on a load: its fields, what went wrong, and two buttons, which can always be pressed. */

import { Dialog, DialogActions, FailureNotice, Notice, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useFaultPlace } from '../commands/use-fault-place.ts'
import { useLateField } from '../commands/use-late-field.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadMeanwhile } from './load-meanwhile.tsx'
import type { LoadActing } from './use-load-act.ts'

export type ActDialogProps = {
  act: string
  /** Of the load. */
  number: string
  confirmLabel: string
  danger?: boolean
  /** Why there is nothing to confirm, where no field is to blame; said once it was tried. */
  lacks?: string | undefined
  acting: LoadActing
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

export function ActDialog(props: ActDialogProps): ReactElement {
  const { act, number, confirmLabel, danger = false, lacks, acting, onConfirm, onClose, children } = props
  const texts = usePeatTexts('acts')
  // What loses something keeps its way out first.
  useLateField(!danger)
  const { place, isShown, goThere } = useFaultPlace()
  const press = () => {
    goThere()
    if (lacks === undefined && acting.meanwhile === undefined) onConfirm()
  }
  return (
    <Dialog
      heading={
        <>
          {act}: <Unbroken>{number}</Unbroken>
        </>
      }
      onClose={onClose}
      onEnter={press}
      locked={acting.isBusy}
      actions={
        <DialogActions
          onClose={onClose}
          closeLabel={texts.back}
          variant={danger ? 'danger' : 'primary'}
          busy={acting.isBusy}
          busyLabel={texts.saving}
          onClick={press}
        >
          {confirmLabel}
        </DialogActions>
      }
    >
      <div ref={place}>
        <Stack>
          {acting.meanwhile !== undefined && (
            <div data-meanwhile>
              <LoadMeanwhile {...acting.meanwhile} />
            </div>
          )}
          {children}
          {isShown && lacks !== undefined && <Notice tone="warn" title={lacks} />}
          {acting.failure !== undefined && <FailureNotice answer={acting.failure} />}
        </Stack>
      </div>
    </Dialog>
  )
}
