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

export function FailureNotice({ answer, title, help, action }: FailureNoticeProps): ReactElement {
  const common = useTexts('common')
  const failureText = useFailureText()
  // An application's own refusal is its answer, no failure: "another was first" says all that there is.
  if (title === undefined && 'refused' in answer && !isRefusalCode(answer.refused)) {
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
