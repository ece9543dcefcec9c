/** What somebody else has done to what is on the screen: who, when, and both values; nothing is put together in secret. */
import type { LatestChange } from '@workspace/logistics/contract'
import { Notice, useDateFormat } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

/** One thing in words: what it is, as it was seen or is wanted here, and as it is now. */
export type BothValues = readonly [what: string, here: string, now: string]

export type MeanwhileProps = {
  title?: string
  latest: LatestChange | null | undefined
  values: readonly BothValues[]
  /** What is wanted here was written by the reader, not only seen. */
  areOwn?: boolean
  action?: ReactNode
}

export function Meanwhile({ title, latest, values, areOwn = false, action }: MeanwhileProps): ReactElement {
  const texts = usePeatTexts('changes')
  const { moment } = useDateFormat()
  // Beside what was about to be done here, what is the same is worth knowing, too.
  const others = areOwn ? values : values.filter(([, here, now]) => here !== now)
  const said = ([what, here, now]: BothValues) => {
    const both = { what, now: now || texts.nothing }
    const own = here || texts.nothing
    return areOwn ? texts.yours({ ...both, mine: own }) : texts.was({ ...both, before: own })
  }
  const by = latest && { who: latest.who || texts.office, at: moment(latest.at) }
  return (
    <Notice tone="warn" title={title ?? texts.meanwhile} action={action}>
      {by && <p>{latest?.kind === 'confirm' ? texts.did_confirm(by) : texts.did(by)}</p>}
      {others.length === 0 ? <p>{texts.otherthings}</p> : others.map((each) => <p key={each[0]}>{said(each)}</p>)}
    </Notice>
  )
}
