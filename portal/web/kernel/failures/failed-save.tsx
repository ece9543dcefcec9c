/** A save that failed: seen wherever the page stands, with one press for another try where that can help. */
import type { ReactElement } from 'react'
import { isRefusalCode, refusalStatus } from '../../../contract/refusals.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import { useTexts } from '../texts/index.ts'
import { Button, iconRepeat } from '../ui/index.ts'
import { FailureNotice } from './failure-notice.tsx'
import { Seen } from './seen.tsx'

export type FailedSaveProps = {
  answer: Refused<string> | Failed
  onRetry: () => void
  /** What did not happen; text(errorsavingchanges) unless given. */
  title?: string
  /** The refused field has the focus. */
  isAtField?: boolean | undefined
  /** The screen's own words for what to do where no answer came. */
  help?: string | undefined
}

export function FailedSave({ answer, onRetry, title, isAtField, help }: FailedSaveProps): ReactElement {
  const common = useTexts('common')
  const retry = (
    <Button variant="secondary" size="s" icon={iconRepeat} onClick={onRetry}>
      {common.retry}
    </Button>
  )
  return (
    <Seen unless={isAtField}>
      <FailureNotice
        answer={answer}
        title={title ?? `${common.errorsavingchanges}!`}
        help={help}
        action={mayPass(answer) ? retry : undefined}
      />
    </Seen>
  )
}

/** The same save may come through later: nothing was wrong with it, or it was only too early. */
function mayPass(answer: Refused<string> | Failed): boolean {
  if ('failed' in answer) return true
  return isRefusalCode(answer.refused) && refusalStatus[answer.refused] >= refusalStatus.too_many_requests
}
