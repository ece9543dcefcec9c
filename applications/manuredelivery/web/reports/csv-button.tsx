/** The table of a report as a file: what is on the screen, with numbers that spreadsheets add up. */
import { byteOrderMark, csvCell } from '@workspace/portal/contract'
import { Button, iconDownload, keepFile } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'

type Cell = string | number | null

type CsvButtonProps = {
  /** Of the file, without its ending. */
  name: string
  headings: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export function CsvButton({ name, headings, rows }: CsvButtonProps): ReactElement {
  const texts = useManureTexts('reports')
  function keep() {
    const lines = [headings, ...rows].map((cells) => `${cells.map(cellOf).join(';')}\r\n`)
    keepFile({ file: new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' }), name: `${name}.csv` })
  }
  return (
    <Button variant="secondary" size="s" icon={iconDownload} onClick={keep}>
      {texts.csvtable}
    </Button>
  )
}

/** Numbers with the decimal comma of Finnish spreadsheets. */
function cellOf(cell: Cell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell).replace('.', ',') : csvCell(cell)
}
