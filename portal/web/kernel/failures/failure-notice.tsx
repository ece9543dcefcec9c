/** What went wrong with an attempt, what to do about it, its reference in the server's log, and whom to call. */
import type { ReactElement, ReactNode } from 'react'
import { isRefusalCode } from '../../../contract/refusals.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import { SalesPhone } from '../site/sales-phone.tsx'
import { useTexts } from '../texts/index.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { useFailureText } from './use-failure-text.ts'

export type FailureNoticeProps = {
  answer: Refused<string> | Failed
  /** What did not happen; text(commonactionfailuretext) unless given. */
  title?: string
  /** The screen's own words for what to do, in place of the general ones, where no answer came. */
  help?: string | undefined
  action?: ReactNode
}

/** No failure: an application's own refusal, or that somebody else was first, says all that there is. */
function isAnswer(refused: string): boolean {
  return refused === 'modified_elsewhere' || !isRefusalCode(refused)
}

export function FailureNotice({ answer, title, help, action }: FailureNoticeProps): ReactElement {
  const common = useTexts('common')
  const failureText = useFailureText()
  if (title === undefined && 'refused' in answer && isAnswer(answer.refused)) {
    return (
      <Notice tone="warn" title={failureText(answer)} action={action}>
        <SalesPhone />
      </Notice>
    )
  }
  return (
    <Notice tone="err" title={title ?? common.commonactionfailuretext} action={action}>
      <p>{('failed' in answer ? help : undefined) ?? failureText(answer)}</p>
      {answer.requestId !== undefined && <p>{common.requestidtext({ id: answer.requestId })}</p>}
      <SalesPhone />
    </Notice>
  )
}
