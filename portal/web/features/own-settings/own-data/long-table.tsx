/** A table of which only the first rows are drawn until somebody asks for more; printing draws more by itself. */
import type { ReactElement } from 'react'
import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber, useTexts } from '../../../kernel/texts/index.ts'
import { Button } from '../../../kernel/ui/index.ts'
import css from './own-data.module.css'

const shownAtFirst = 50
const shownMore = 500
/** So much paper nobody prints without knowing it. */
const printedMost = 2000

type LongTableProps<Line> = {
  heading: string
  level?: 2 | 3
  headings: readonly string[]
  lines: readonly Line[]
  /** Asked for the lines that are drawn alone. */
  rowOf: (line: Line) => readonly string[]
}

export function LongTable<Line>(props: LongTableProps<Line>): ReactElement {
  const { heading, level = 2, headings, lines, rowOf } = props
  const texts = useTexts('settings')
  const id = useId()
  const [limit, setLimit] = useState(shownAtFirst)
  usePrinting(() => setLimit((now) => Math.max(now, printedMost)))
  const all = lines.length
  const drawn = lines.slice(0, limit).map(rowOf)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {all === 0 ? <p>{texts.owndatanone}</p> : <Table labelledBy={id} headings={headings} rows={drawn} />}
      {all > drawn.length && (
        <div className={css.more}>
          <p>{texts.owndataof({ shown: formatNumber(drawn.length), all: formatNumber(all) })}</p>
          <div className={css.screenOnly}>
            <Button
              size="s"
              variant="secondary"
              aria-label={`${texts.owndatamore}: ${heading}`}
              onClick={() => setLimit(limit + shownMore)}
            >
              {texts.owndatamore}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

type TableProps = { labelledBy: string; headings: readonly string[]; rows: readonly (readonly string[])[] }

function Table({ labelledBy, headings, rows }: TableProps): ReactElement {
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(index)}>
            {row.map((cell, column) => (
              <td key={headings[column]} data-label={headings[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rows never change their places. */
function keyOf(index: number): string {
  return String(index)
}

/** By the button and by the browser's own command alike. */
function usePrinting(prepare: () => void): void {
  useEffect(() => {
    const before = () => flushSync(prepare)
    window.addEventListener('beforeprint', before)
    return () => window.removeEventListener('beforeprint', before)
  })
}
