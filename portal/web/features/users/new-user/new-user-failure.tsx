/** Why the user was not added: text(formerrortext), a colon and the server's value, with its text in parentheses (ADMIN-NEW-09, 10). */
import type { ReactElement } from 'react'
import { FailedSave } from '../../../kernel/failures/failed-save.tsx'
import { Seen } from '../../../kernel/failures/seen.tsx'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { useRefusalText, useTexts } from '../../../kernel/texts/index.ts'
import { Notice } from '../../../kernel/ui/index.ts'

export function NewUserFailure({
  answer,
  onRetry,
}: {
  answer: Refused<string> | Failed
  onRetry: () => void
}): ReactElement {
  const { formerrortext, commonactionfailuretext } = useTexts('common')
  const refusalText = useRefusalText()
  if ('failed' in answer) return <FailedSave answer={answer} title={commonactionfailuretext} onRetry={onRetry} />
  return (
    <Seen>
      <Notice tone="err" title={`${formerrortext}: ${answer.refused} (${refusalText(answer)})`} />
    </Seen>
  )
}
