import type { PdfColumn, PdfTable } from '../drawing.ts'
import type { Element, Sheet, TextStyle } from './sheet.ts'

const padding = { x: 4, y: 3.5 }
const styles = {
  head: { font: 'bold', size: 9 },
  row: { font: 'regular', size: 9.5 },
  sum: { font: 'bold', size: 9.5 },
} as const satisfies Record<string, TextStyle>
const strong = 1
const hairline = 0.4

interface Cell extends Pick<PdfColumn, 'align'> {
  readonly lines: readonly string[]
  readonly x: number
  readonly width: number
}

type Row = readonly Cell[]

/** What a table begins with, all on one page: its head, its first row, and the sums where no other row follows. */
type Beginning = (height: number) => void

/** A table over the whole width; a row stays together where a page can hold it. */
export function drawTable(sheet: Sheet, { columns, rows, sums = [] }: PdfTable, begin: Beginning): void {
  const widths = widthsOf(columns, sheet.width)
  const laidOut = (texts: readonly string[], style: TextStyle): Row => {
    if (texts.length !== columns.length) throw new Error('A row of a table has as many cells as the table has columns')
    return cellsOf(sheet, { texts, columns, widths, style })
  }
  const head = laidOut(
    columns.map(({ heading }) => heading),
    styles.head,
  )
  const body = rows.map((row) => laidOut(row, styles.row))
  const ends = sums.map((row) => laidOut(row, styles.sum))
  const endHeight = ends.reduce((height, row) => height + heightOf(sheet, row, styles.sum), 0)
  const [first = ends[0] ?? []] = body
  const last = body.length === 1 ? endHeight : 0
  begin(heightOf(sheet, head, styles.head) + heightOf(sheet, first, styles.row) + last)
  const table = sheet.element('Table')
  const drawHead = (isFirst: boolean) => {
    drawRow(sheet, head, { style: styles.head, parent: isFirst ? table : undefined, cell: 'TH' })
    sheet.rule(sheet.y, strong)
  }
  drawHead(true)
  for (const [index, row] of body.entries()) {
    const isLast = index === body.length - 1
    makeRoom(sheet, heightOf(sheet, row, styles.row) + (isLast ? endHeight : 0), () => drawHead(false))
    drawRow(sheet, row, { style: styles.row, parent: table, cell: 'TD', onNewPage: () => drawHead(false) })
    sheet.rule(sheet.y, isLast ? strong : hairline)
  }
  for (const row of ends) {
    makeRoom(sheet, heightOf(sheet, row, styles.sum), () => drawHead(false))
    drawRow(sheet, row, { style: styles.sum, parent: table, cell: 'TD', onNewPage: () => drawHead(false) })
  }
  table.end()
  sheet.y += 12
}

function makeRoom(sheet: Sheet, height: number, drawHead: () => void): void {
  const isTallerThanPage = height > (sheet.bottom - sheet.top) * 0.8
  if (!isTallerThanPage && sheet.need(height)) drawHead()
}

function widthsOf(columns: readonly PdfColumn[], width: number): readonly number[] {
  const all = columns.reduce((sum, { share = 1 }) => sum + share, 0)
  return columns.map(({ share = 1 }) => (width * share) / all)
}

function cellsOf(
  sheet: Sheet,
  given: {
    texts: readonly string[]
    columns: readonly PdfColumn[]
    widths: readonly number[]
    style: TextStyle
  },
): Row {
  let x = sheet.left
  return given.texts.map((text, index) => {
    const width = (given.widths[index] ?? 0) - 2 * padding.x
    const lines = sheet.lines(text, given.style, width)
    const cell = { lines, x: x + padding.x, width, align: given.columns[index]?.align ?? 'start' }
    x += given.widths[index] ?? 0
    return cell
  })
}

function heightOf(sheet: Sheet, row: Row, style: TextStyle): number {
  return countOf(row) * sheet.leading(style) + 2 * padding.y
}

function countOf(row: Row): number {
  return Math.max(1, ...row.map(({ lines }) => lines.length))
}

interface RowDrawing {
  readonly style: TextStyle
  /** Without one it is a head that is repeated. */
  readonly parent: Element | undefined
  readonly cell: 'TH' | 'TD'
  readonly onNewPage?: () => void
}

function drawRow(sheet: Sheet, row: Row, { style, parent, cell, onNewPage }: RowDrawing): void {
  const line = parent && sheet.element('TR', parent)
  const cells = row.map(() => line && sheet.element(cell, line, cell === 'TH' ? { scope: 'Column' } : {}))
  const leading = sheet.leading(style)
  const count = countOf(row)
  for (let drawn = 0; drawn < count; ) {
    const fitting = Math.max(1, Math.floor((sheet.bottom - sheet.y - 2 * padding.y) / leading))
    const some = Math.min(fitting, count - drawn)
    const from = drawn
    for (const [index, { lines, ...place }] of row.entries()) {
      const draw = () => {
        for (const [below, text] of lines.slice(from, from + some).entries())
          sheet.line(text, { ...style, ...place, y: sheet.y + padding.y + below * leading })
      }
      const element = cells[index]
      if (element) element.add(draw)
      else sheet.artifact(draw, 'Pagination')
    }
    sheet.y += some * leading + 2 * padding.y
    drawn += some
    if (drawn < count) {
      sheet.addPage()
      onNewPage?.()
    }
  }
  line?.end()
}
