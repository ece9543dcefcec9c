/** What a correction changes: each value as it stands and as it is to be. */

import type { BothValues } from '@workspace/logistics/web/commands'
import { DescriptionList } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export function BeforeAfter({ values }: { values: readonly BothValues[] }): ReactElement | null {
  const texts = usePeatTexts('corrections')
  const changed = values.filter(([, before, after]) => before !== after)
  if (changed.length === 0) return null
  const said = ([what, before, after]: BothValues) =>
    [what, texts.fromto({ before: before || texts.nothing, after: after || texts.nothing })] as const
  return (
    <section aria-label={texts.whatchanges} aria-live="polite">
      <DescriptionList items={changed.map(said)} />
    </section>
  )
}
