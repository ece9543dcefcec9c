/** Why the user was not added: text(formerrortext), a colon and the server's value, with its text in parentheses (ADMIN-NEW-09, 10). */
import type { ReactElement } from 'react'
import { FailureNotice } from '../../failures/failure-notice.tsx'
import type { Failed, Refused } from '../../requests/ask.ts'
import { useRefusalText, useTexts } from '../../texts/index.ts'
import { Notice } from '../../ui/index.ts'

export function NewUserFailure({ answer }: { answer: Refused | Failed }): ReactElement {
  const { formerrortext } = useTexts('common')
  const refusalText = useRefusalText()
  if ('failed' in answer) return <FailureNotice answer={answer} />
  return <Notice tone="err" title={`${formerrortext}: ${answer.refused} (${refusalText(answer)})`} />
}
