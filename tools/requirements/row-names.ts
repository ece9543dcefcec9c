/** Reads the rows that a text names: `REG-27`, `REG-27 to 30`, `ENERGY-01..04`, `A-01 to A-03`, `A-01, A-02`. */
const id = String.raw`([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*)-(\d{2})(?!\d)`
const named = new RegExp(String.raw`\b${id}(?:\s*(?:to|\.\.|–)\s*(?:${id}|(\d{2})(?!\d)))?`, 'g')

export function rowsNamedIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, section = '', first = '', lastSection, lastOfBoth, last]) => {
    // `A-01 to B-02` is no range: the rows between are nobody's.
    if (lastSection !== undefined && lastSection !== section)
      return [`${section}-${first}`, `${lastSection}-${lastOfBoth}`]
    return range(section, Number(first), Number(lastOfBoth ?? last ?? first))
  })
}

function range(section: string, first: number, last: number): string[] {
  const length = Math.max(1, last - first + 1)
  return Array.from({ length }, (_, index) => `${section}-${String(first + index).padStart(2, '0')}`)
}

/** A title that names this many in a row hardly shows each of them. */
const widest = 6

/** The ranges in a text that name more rows than one test shows. */
export function wideRangesIn(text: string): string[] {
  return [...text.matchAll(named)].map(([range]) => range).filter((range) => rowsNamedIn(range).length > widest)
}
