/** What somebody else has changed since the record was opened here: who, when, and both values. Nothing is merged silently. */
import type { LatestChange } from '@workspace/logistics/contract'
import { Button, Notice, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useCommandTexts } from '../texts/texts.ts'

/** One value in words: its name, as it was seen or is wanted here, and as it is now. */
export type BothValues = readonly [what: string, here: string, now: string]

export type ConcurrentChangeProps = {
  title?: string
  latest: LatestChange | null | undefined
  /** The sentence that names the person and the time; without it both alone. */
  by?: ((by: { who: string; at: string }) => string) | undefined
  values: readonly BothValues[]
  /** The values wanted here were entered by the reader, not only seen. */
  areOwn?: boolean
  /** How the reader goes on; undefined where there is no way. */
  goOn?: GoOn | undefined
}

/** Without a label the button keeps what the reader has entered. */
export type GoOn = { readonly label?: string | undefined; readonly onPress: () => void }

export function ConcurrentChange(props: ConcurrentChangeProps): ReactElement {
  const texts = useCommandTexts()
  const { title = texts.meanwhile, latest, by = texts.did, values, areOwn = false, goOn } = props
  const { moment } = useDateFormat()
  // Beside what was about to be done here, what is the same is worth knowing, too.
  const others = areOwn ? values : values.filter(([, here, now]) => here !== now)
  const sentence = ([what, here, now]: BothValues) => {
    const both = { what, now: now || texts.nothing }
    const own = here || texts.nothing
    return areOwn ? texts.yours({ ...both, mine: own }) : texts.was({ ...both, before: own })
  }
  const action = goOn && (
    <Button size="s" variant="secondary" onClick={goOn.onPress}>
      {goOn.label ?? texts.keepmine}
    </Button>
  )
  return (
    <Notice tone="warn" title={title} action={action}>
      {latest && <p>{by({ who: latest.who || texts.office, at: moment(latest.at) })}</p>}
      {others.length === 0 ? <p>{texts.otherthings}</p> : others.map((each) => <p key={each[0]}>{sentence(each)}</p>)}
    </Notice>
  )
}
