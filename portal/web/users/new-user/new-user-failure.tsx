/** Why the user was not added: text(formerrortext), a colon and the server's value, with its text in parentheses (ADMIN-NEW-09, 10). */
import type { ReactElement } from 'react'
import { FailedSave } from '../../failures/failed-save.tsx'
import { Seen } from '../../failures/seen.tsx'
import type { Failed, Refused } from '../../requests/ask.ts'
import { useRefusalText, useTexts } from '../../texts/index.ts'
import { Notice } from '../../ui/index.ts'

export function NewUserFailure({ answer, onRetry }: { answer: Refused | Failed; onRetry: () => void }): ReactElement {
  const { formerrortext, commonactionfailuretext } = useTexts('common')
  const refusalText = useRefusalText()
  if ('failed' in answer) return <FailedSave answer={answer} title={commonactionfailuretext} onRetry={onRetry} />
  return (
    <Seen>
      <Notice tone="err" title={`${formerrortext}: ${answer.refused} (${refusalText(answer)})`} />
    </Seen>
  )
}
