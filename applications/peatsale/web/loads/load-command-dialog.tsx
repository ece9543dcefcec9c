/** The dialog of a command about one load, whose number it bears. */

import type { CommandDialogProps } from '@workspace/logistics/web/commands'
import { CommandDialog } from '@workspace/logistics/web/commands'
import { NoWrap } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export type LoadCommandDialogProps = Omit<CommandDialogProps, 'title' | 'confirmLabel' | 'closeLabel' | 'busyLabel'> & {
  title: string
  number: string
  /** The title unless given. */
  confirmLabel?: string
}

export function LoadCommandDialog({
  title,
  number,
  confirmLabel = title,
  ...dialog
}: LoadCommandDialogProps): ReactElement {
  const texts = usePeatTexts('acts')
  const heading = (
    <>
      {title}: <NoWrap>{number}</NoWrap>
    </>
  )
  return (
    <CommandDialog
      {...dialog}
      title={heading}
      confirmLabel={confirmLabel}
      closeLabel={texts.back}
      busyLabel={texts.saving}
    />
  )
}
