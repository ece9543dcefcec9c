/** The buttons of a dialog that sends something: the way out, and what it does. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import type { ButtonProps } from '../ui/index.ts'
import { Button } from '../ui/index.ts'

export type DialogActionsProps = Pick<
  ButtonProps,
  'children' | 'variant' | 'size' | 'busy' | 'busyLabel' | 'disabled' | 'onClick'
> & {
  /** Id of the form that the button sends, in the place of `onClick`. */
  form?: string | undefined
  /** While a request is under way it waits, as Escape does. */
  onClose: () => void
  /** Instead of Peruuta, where that word would be the act itself. */
  closeLabel?: string | undefined
}

export function DialogActions({
  onClose,
  closeLabel,
  form,
  busy,
  busyLabel,
  ...act
}: DialogActionsProps): ReactElement {
  const { cancel, saving } = useTexts('common')
  const submits = form === undefined ? undefined : ({ form, type: 'submit' } as const)
  return (
    <>
      <Button
        variant="secondary"
        size={act.size}
        aria-disabled={busy || undefined}
        onClick={() => busy !== true && onClose()}
        data-dialog-first={act.variant === 'danger' || undefined}
      >
        {closeLabel ?? cancel}
      </Button>
      <Button {...act} {...submits} busy={busy} busyLabel={busyLabel ?? (submits && saving)} />
    </>
  )
}
