/** The facts of a load in words, so that they can be compared. */
import type { Quantity } from '@workspace/portal/contract'
import { useDateFormat } from '@workspace/portal/web'
import type { Load } from '../../contract/loads/load.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Told } from './use-load-act.ts'

type Line = Load['lines'][number]

/** A load in a batch keeps its facts, and its rows are corrected: what was corrected last is what stands. */
export function standingOf(load: Load, line: Line, field: 'loaded' | 'delivered'): Quantity | null {
  if (load.state !== 'locked') return line[field]
  const last = load.corrections.find((each) => each.afterBatch && each.field === field && each.line === line.id)
  return last === undefined ? line[field] : (Number(last.after) as Quantity)
}

export const timeFields = ['arrivedLoad', 'loadStart', 'loaded', 'departed', 'arrivedSite', 'delivered'] as const
export type TimeField = (typeof timeFields)[number]

interface LoadDescription {
  readonly loaded: (load: Load) => readonly Told[]
  readonly delivered: (load: Load) => readonly Told[]
  readonly times: (load: Load) => readonly Told[]
  readonly crew: (load: Load) => readonly Told[]
  readonly receipt: (receipt: Pick<NonNullable<Load['receipt']>, 'kind' | 'receiver'> | null) => string
}

export function useLoadDescription(): LoadDescription {
  const texts = usePeatTexts('corrections')
  const work = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { moment } = useDateFormat()
  const amount = (of: Quantity | null, { unit }: Line) => (of === null ? '' : quantity(of, unit))
  const receipt: LoadDescription['receipt'] = (of) =>
    of === null ? '' : of.kind === 'absent' ? work.nobodythere : of.receiver
  return {
    receipt,
    loaded: (load) =>
      load.lines.flatMap((line): Told[] => [
        [texts.loadedof({ product: name(line.product.name) }), amount(standingOf(load, line, 'loaded'), line)],
        [texts.pileof({ product: name(line.product.name) }), line.stockpile?.code ?? ''],
      ]),
    delivered: (load) => [
      ...load.lines.map(
        (line): Told => [
          texts.deliveredof({ product: name(line.product.name) }),
          amount(standingOf(load, line, 'delivered'), line),
        ],
      ),
      [work.receipt, receipt(load.receipt)],
    ],
    times: ({ times }) => [
      ...timeFields.map((field): Told => [texts[`time_${field}`], times[field] === null ? '' : moment(times[field])]),
      [texts.waitingsite, String(times.waitingSite ?? '')],
      [texts.waitingswamp, String(times.waitingSwamp ?? '')],
    ],
    crew: ({ driver, vehicle }) => [
      [work.driver, driver?.name ?? ''],
      [work.vehicle, vehicle?.plate ?? ''],
    ],
  }
}
