/** The hand-over record as CSV that Finnish spreadsheets read: nutrients in kilograms with three decimals (7.7). */
import { decimalComma, finnishDay } from '@workspace/logistics/server'
import { byteOrderMark, csvCell } from '@workspace/portal/contract'
import type { HandedOver, YearRecord } from '../../contract/years/calls.ts'

type Column = readonly [heading: string, cell: (row: HandedOver) => string]

const columns: readonly Column[] = [
  ['Päivä', ({ day }) => csvCell(finnishDay(day))],
  ['Erä', ({ number }) => csvCell(number)],
  ['Pitopaikka', ({ keepingPlace }) => csvCell(keepingPlace)],
  ['Varasto', ({ store }) => csvCell(store)],
  ['Laji', ({ type }) => csvCell(type.fi)],
  ['kg', ({ kg }) => decimalComma(kg, 0)],
  ['m³', ({ m3 }) => (m3 === null ? '' : decimalComma(m3, 3))],
  ['N kg', ({ n }) => decimalComma(n, 3)],
  ['P kg', ({ p }) => decimalComma(p, 3)],
  ['K kg', ({ k }) => decimalComma(k, 3)],
  ['Ravinteet', ({ isTable }) => csvCell(isTable ? 'taulukkoarvo' : 'analyysi')],
  ['Määrä', ({ isEstimate }) => csvCell(isEstimate ? 'arvio' : 'mitattu')],
  ['Vastaanottaja', ({ company }) => csvCell(company)],
  ['Laitos', ({ plant }) => csvCell(plant)],
]

export function yearFile({ rows }: YearRecord): string {
  const lines = [
    columns.map(([heading]) => csvCell(heading)),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}
