/** What went wrong with an attempt, what to do about it, and the reference under which it stands in the server's log. */
import type { ReactElement, ReactNode } from 'react'
import type { Failed, Refused } from '../requests/ask.ts'
import type { Texts } from '../texts/index.ts'
import { useRefusalText, useTexts } from '../texts/index.ts'
import { Notice } from '../ui/notice/notice.tsx'

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
  const refusalText = useRefusalText()
  return (
    <Notice tone="err" title={title ?? common.commonactionfailuretext} action={action}>
      <p>{'refused' in answer ? refusalText(answer) : (help ?? failureText(answer, common))}</p>
      {answer.requestId !== undefined && <p>{common.requestidtext({ id: answer.requestId })}</p>}
    </Notice>
  )
}

/** An attempt that came back without any answer of the contract's. */
export function failureText({ failed }: Failed, common: Texts['common']): string {
  switch (failed) {
    case 'network':
      return common.networkerrortext
    case 'timeout':
      return common.timeouterrortext
    case 'fault':
      return common.value_internal_error
  }
}
