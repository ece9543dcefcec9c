/** What stands under the title of an order or a load in a list: a few words, and how far it is. */
import type { ReactElement } from 'react'
import css from './line-text.module.css'

export function LineText({ words, state }: { words: readonly string[]; state: ReactElement }): ReactElement {
  return (
    <>
      {words.filter(Boolean).join(', ')}
      <span className={css.state}>{state}</span>
    </>
  )
}
