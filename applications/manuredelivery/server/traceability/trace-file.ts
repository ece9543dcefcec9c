/** Traced lines as CSV that Finnish spreadsheets read. */
import { finnishDay } from '@workspace/logistics/server'
import { byteOrderMark, csvLine } from '@workspace/portal/contract'
import { consignmentStateNames } from '../../contract/states/names.ts'
import type { TraceLine } from '../../contract/traceability/trace.ts'

type Column = readonly [heading: string, cell: (line: TraceLine) => string | number]

const parts: Readonly<Record<TraceLine['part'], string>> = { origin: 'haun kohde', after: 'sen jälkeen' }
const kinds: Readonly<Record<TraceLine['kind'], string>> = {
  ...{ farm: 'tila', plant: 'laitos', wash: 'pesu', other: 'muu ajo' },
}
const washes: Readonly<Record<NonNullable<TraceLine['wash']>, string>> = {
  ...{ dryClean: 'kuivaharjaus', wash: 'pesu', washDisinfect: 'pesu ja desinfiointi' },
}

const columns: readonly Column[] = [
  ['Auto', ({ vehicle }) => vehicle.plate],
  ['Kuljetusyritys', ({ vehicle }) => vehicle.carrier],
  ['Vaihe', ({ part }) => parts[part]],
  ['Käynti', ({ kind }) => kinds[kind]],
  ['Päivä', ({ day }) => finnishDay(day)],
  ['Kello', ({ at }) => (at === null ? '' : clock.format(new Date(at)))],
  ['Tila', ({ visit }) => visit?.farm.name ?? ''],
  ['Paikka', ({ visit }) => visit?.place ?? ''],
  ['Pitopaikka', ({ visit }) => visit?.keepingPlace ?? ''],
  ['Kunta', ({ visit }) => visit?.municipality ?? ''],
  ['Yritys', ({ visit }) => visit?.company ?? ''],
  ['Erä', ({ visit }) => visit?.number ?? ''],
  ['Erän tila', ({ visit }) => (visit === null ? '' : consignmentStateNames[visit.state].fi)],
  ['Lanta', ({ visit }) => visit?.type ?? ''],
  ['Paino kg', ({ visit }) => visit?.kg ?? ''],
  ['Pesu', ({ wash }) => (wash === null ? '' : washes[wash])],
]

const clock = new Intl.DateTimeFormat('fi', { timeStyle: 'short', timeZone: 'Europe/Helsinki' })

export const traceHeading = byteOrderMark + csvLine(columns.map(([heading]) => heading))

export function traceRow(line: TraceLine): string {
  return csvLine(columns.map(([, cell]) => cell(line)))
}
