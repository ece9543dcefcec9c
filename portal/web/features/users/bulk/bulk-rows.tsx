/** What becomes of each person, under a sentence about them all. */
import type { ReactElement } from 'react'
import { formatNumber, useTexts } from '../../../kernel/texts/index.ts'
import type { BulkAnswer } from './bulk-moment.ts'
import { rowsInOrder } from './bulk-moment.ts'
import css from './bulk-rows.module.css'
import { resultText } from './bulk-words.ts'

/** Beyond this only their number is shown: nobody reads thousands of lines. */
const shownMost = 300

export interface BulkRowsProps {
  /** Left out where a heading above says it. */
  summary?: string
  answer: BulkAnswer
  /** What is said of those who are changed. */
  done: string
}

export function BulkRows({ summary, answer, done }: BulkRowsProps): ReactElement {
  const adminusers = useTexts('adminusers')
  const { rows, unchanged, refused } = answer
  const shown = rowsInOrder(rows).slice(0, shownMost)
  return (
    <>
      {summary !== undefined && (
        <div role="status">
          <p>
            <strong>{summary}</strong>
          </p>
          {unchanged > 0 && <p>{adminusers.bulkunchanged({ count: unchanged })}</p>}
          {refused > 0 && <p>{adminusers.bulkrefused({ count: refused })}</p>}
        </div>
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard
        <section className={css.place} tabIndex={0} aria-label={adminusers.bulkrowslabel}>
          <ul>
            {shown.map((row) => (
              <li key={row._id} className={css.row} data-result={row.result}>
                <span className={css.name}>{row.name}</span>
                <span className={css.result}>{resultText(row.result, done, adminusers)}</span>
              </li>
            ))}
          </ul>
          {rows.length > shown.length && (
            <p className={css.rest}>{adminusers.bulkrest({ count: formatNumber(rows.length - shown.length) })}</p>
          )}
        </section>
      )}
    </>
  )
}
