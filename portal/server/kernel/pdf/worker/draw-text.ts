import type { Element, Sheet, TextStyle } from './sheet.ts'

const styles = {
  1: { font: 'bold', size: 18 },
  2: { font: 'bold', size: 12 },
  body: { font: 'regular', size: 10 },
  name: { font: 'regular', size: 9 },
  foot: { font: 'regular', size: 8 },
} as const satisfies Record<string, TextStyle>

export interface Heading {
  readonly text: string
  readonly level: 1 | 2
}

/** What a heading has under it on its page, at least. */
const underHeading = 60

/** `under` is what has to stand on its page beneath it. */
export function drawHeading(sheet: Sheet, { text, level }: Heading, under = underHeading): void {
  const style = styles[level]
  if (sheet.y > sheet.top) sheet.y += level === 1 ? 8 : 6
  const lines = sheet.lines(text, style, sheet.width)
  sheet.need(lines.length * sheet.leading(style) + Math.max(under, underHeading))
  drawLines(sheet, lines, { style, element: sheet.element(`H${level}`) })
  sheet.y += level === 1 ? 6 : 3
}

export function drawParagraph(sheet: Sheet, text: string): void {
  const lines = sheet.lines(text, styles.body, sheet.width)
  // No line of a paragraph stands alone at the foot of a page.
  sheet.need(Math.min(2, lines.length) * sheet.leading(styles.body))
  drawLines(sheet, lines, { style: styles.body, element: sheet.element('P') })
  sheet.y += 6
}

function drawLines(
  sheet: Sheet,
  lines: readonly string[],
  { style, element }: { style: TextStyle; element: Element },
): void {
  for (const line of lines) {
    sheet.need(sheet.leading(style))
    element.add(() => sheet.line(line, { ...style, x: sheet.left, y: sheet.y, width: sheet.width }))
    sheet.y += sheet.leading(style)
  }
  element.end()
}

const betweenColumns = 20
const afterName = 8

export function drawPairs(
  sheet: Sheet,
  pairs: readonly (readonly [name: string, value: string])[],
  columns: 1 | 2,
): void {
  const width = (sheet.width - (columns - 1) * betweenColumns) / columns
  const nameWidth = Math.min(width * 0.42, 140)
  const valueWidth = width - nameWidth - afterName
  const leading = sheet.leading(styles.body)
  // Names are smaller; their first line stands on the line of the value's.
  const lowered = leading - sheet.leading(styles.name)
  for (let index = 0; index < pairs.length; index += columns) {
    const row = pairs.slice(index, index + columns).map(([name, value]) => ({
      names: sheet.lines(name, styles.name, nameWidth),
      values: sheet.lines(value, styles.body, valueWidth),
    }))
    const height = Math.max(...row.map(({ names, values }) => Math.max(names.length, values.length))) * leading + 3
    sheet.need(height)
    for (const [column, { names, values }] of row.entries()) {
      const x = sheet.left + column * (width + betweenColumns)
      const pair = sheet.element('P')
      pair.add(() => {
        for (const [below, text] of names.entries())
          sheet.line(text, { ...styles.name, x, width: nameWidth, y: sheet.y + lowered + below * leading })
        for (const [below, text] of values.entries())
          sheet.line(text, {
            ...styles.body,
            x: x + nameWidth + afterName,
            width: valueWidth,
            y: sheet.y + below * leading,
          })
      })
      pair.end()
    }
    sheet.y += height
  }
  sheet.y += 6
}

/** Edition and number at the foot of every page, once it is known how many there are. */
export function drawFeet(sheet: Sheet, { edition, page }: { edition: string; page: string }): void {
  const { count } = sheet.document.bufferedPageRange()
  const numberWidth = 90
  const lines = sheet.lines(edition, styles.foot, sheet.width - numberWidth).slice(0, 2)
  for (let index = 0; index < count; index++) {
    sheet.document.switchToPage(index)
    const y = sheet.bottom + 14
    sheet.rule(y - 4, 0.4)
    sheet.artifact(() => {
      for (const [below, text] of lines.entries())
        sheet.line(text, {
          ...styles.foot,
          x: sheet.left,
          y: y + below * sheet.leading(styles.foot),
          width: sheet.width,
        })
      const place = { x: sheet.left, y, width: sheet.width, align: 'end' } as const
      sheet.line(`${page} ${index + 1} / ${count}`, { ...styles.foot, ...place })
    }, 'Pagination')
  }
}
