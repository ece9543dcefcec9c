/** Every right in effect with its source, and those that come or go with the next save. */
import type { ReactElement } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Chip, Collapsible, iconMinus, iconPlus } from '../../../kernel/ui/index.ts'
import type { TurnedRight } from '../rights-after.ts'
import { useRightWords, useSourceWords } from '../rights-words.ts'
import css from './editor.module.css'

export function RightsBlock({ rights }: { rights: readonly TurnedRight[] }): ReactElement {
  const adminedit = useTexts('adminedit')
  const rightWords = useRightWords()
  const sourceWords = useSourceWords()
  return (
    <Collapsible heading={adminedit.rights}>
      {rights.length === 0 && <p>{adminedit.rightsnone}</p>}
      <ul className={css.rights} hidden={rights.length === 0}>
        {rights.map(({ right, turn }) => (
          <li key={JSON.stringify(right)} className={css.right}>
            <span>
              {rightWords(right)}
              <span className={css.source}>{` · ${sourceWords(right.source)}`}</span>
            </span>
            {turn === 'comes' && (
              <Chip tone="info" icon={iconPlus}>
                {adminedit.rightcomes}
              </Chip>
            )}
            {turn === 'goes' && (
              <Chip tone="warn" icon={iconMinus}>
                {adminedit.rightgoes}
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </Collapsible>
  )
}
