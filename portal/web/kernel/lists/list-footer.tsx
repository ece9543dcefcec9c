/** Under the rows: whether they all stand there, how many there are, and the keys of the list. */
import type { ReactElement } from 'react'
import { formatNumber, useTexts } from '../texts/index.ts'
import css from './lists.module.css'
import { totalText } from './total-text.ts'
import type { Pages } from './use-pages.ts'

export interface ListKey {
  readonly key: string
  /** A second one beside it. */
  readonly and?: string
  readonly does: string
}

export type ListFooterProps = {
  pages: Pick<Pages<unknown>, 'rows' | 'hasMore' | 'total'>
  /** What the list knows beside the two that every list has: `/` finds, arrows move. */
  keys?: readonly ListKey[]
}

export function ListFooter({ pages: { rows, hasMore, total }, keys = [] }: ListFooterProps): ReactElement {
  const texts = useTexts('lists')
  const count = formatNumber(rows.length)
  const all = [{ key: '/', does: texts.keyfind }, { key: '↑', and: '↓', does: texts.keywalk }, ...keys]
  return (
    <>
      <span>{hasMore ? texts.loadedtext({ count, total: totalText(total) }) : texts.allshowncount({ count })}</span>
      <span className={css.keys}>
        {all.map(({ key, does, ...others }) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {'and' in others && <kbd>{others.and}</kbd>}
            {does}
          </span>
        ))}
      </span>
    </>
  )
}
