/** What has been done and not sent stays on the device: whoever logs out is told so first. */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { ConfirmDialog } from '../../kernel/ui/dialog/confirm-dialog.tsx'

type LogOutQuestionProps = { count: number; onConfirm: () => void; onCancel: () => void }

export function LogOutQuestion({ count, ...acts }: LogOutQuestionProps): ReactElement {
  const { stillunsent, stillunsenttext } = useTexts('interruptions')
  const { menulogout } = useTexts('header')
  const { cancel } = useTexts('common')
  return (
    <ConfirmDialog heading={stillunsent({ count })} confirmLabel={menulogout} cancelLabel={cancel} danger {...acts}>
      <p>{stillunsenttext}</p>
    </ConfirmDialog>
  )
}
