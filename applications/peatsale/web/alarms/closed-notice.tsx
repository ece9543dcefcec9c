/** Nothing is loaded at the swamp for now: why, in whose words, and since when. */
import { iconStop, Notice, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Closure } from '../../contract/swamps/told.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function ClosedNotice({ closure }: { closure: Closure }): ReactElement {
  const texts = usePeatTexts('today')
  const { moment } = useDateFormat()
  return (
    <Notice tone="warn" icon={iconStop} title={texts.closed({ kind: texts[`kind_${closure.kind}`].toLowerCase() })}>
      <p>{[closure.words, texts.since({ at: moment(closure.since) })].filter(Boolean).join(' ')}</p>
    </Notice>
  )
}
