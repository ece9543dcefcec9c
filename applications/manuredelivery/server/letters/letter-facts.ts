/** What letters about requests and consignments are written from. */
import type { Tongue } from '@workspace/logistics/server/drawing'
import { dayText, momentText, quantityText, weekText } from '@workspace/logistics/server/drawing'
import type { LocalDate } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'

export interface Names {
  readonly fi: string
  readonly en: string
}

export interface RequestLetter {
  readonly number: string
  readonly company: string
  readonly phone: string
  readonly farm: string
  readonly store: string
  readonly type: Names
  /** Kilograms of the estimate. */
  readonly kg: number
  readonly plant: string
  /** Empty before the acceptance. */
  readonly week: string
  readonly day: string
  /** Truck loads that are planned. */
  readonly loads: number
  /** The reason or answer as it was written; empty without one. */
  readonly words: string
}

export interface ConsignmentLetter {
  readonly number: string
  readonly company: string
  readonly phone: string
  readonly farm: string
  readonly municipality: string
  readonly store: string
  readonly type: Names
  readonly plant: string
  readonly week: string
  readonly day: string
  readonly slot: string
  readonly plate: string
  /** Kilograms: planned, as estimated at the collection, and net at the plant; null while unknown. */
  readonly plannedKg: number
  readonly estimateKg: number | null
  readonly netKg: number | null
  /** Until when the farm has time to confirm, or carriers to claim: a moment; empty for none. */
  readonly until: string
  /** Why it was refused or failed, and what follows, as codes. */
  readonly reason: string
  readonly next: string
  /** Who reports it: name and telephone. */
  readonly by: string
  readonly words: string
}

export function tonnes(kg: number, tongue: Tongue): string {
  return quantityText(kg, 't', tongue)
}

/** The time of day where one is set, else the day, else the week. */
export function whenText(
  { week, day, slot = '' }: { readonly week: string; readonly day: string; readonly slot?: string },
  tongue: Tongue,
): string {
  if (slot !== '') return momentText(slot, tongue)
  if (day !== '') return dayText(day, weekOf(day as LocalDate), tongue)
  return week === '' ? '' : weekText(week, tongue)
}

type Table = (readonly [string, string])[]

export function requestTable(letter: RequestLetter, tongue: Tongue): Table {
  const of = (fi: string, en: string) => (tongue === 'fi' ? fi : en)
  const planned = whenText(letter, tongue)
  return [
    [of('Noutopyyntö', 'Pickup request'), letter.number],
    [of('Lanta', 'Manure'), `${letter.type[tongue]}, ${of('arvio', 'estimate')} ${tonnes(letter.kg, tongue)}`],
    ...(letter.store === '' ? [] : [[of('Varasto', 'Store'), letter.store] as const]),
    ...(planned === '' ? [] : [[of('Nouto', 'Collection'), planned] as const]),
    ...(letter.plant === '' ? [] : [[of('Laitos', 'Plant'), letter.plant] as const]),
    ...(letter.loads === 0 ? [] : [[of('Kuormia', 'Truck loads'), String(letter.loads)] as const]),
  ]
}

export function consignmentTable(letter: ConsignmentLetter, tongue: Tongue): Table {
  const of = (fi: string, en: string) => (tongue === 'fi' ? fi : en)
  const planned = whenText(letter, tongue)
  return [
    [of('Erä', 'Consignment'), letter.number],
    [of('Lanta', 'Manure'), letter.type[tongue]],
    [of('Tila', 'Farm'), `${letter.farm}, ${letter.municipality}`],
    [of('Laitos', 'Plant'), letter.plant],
    ...(planned === '' ? [] : [[of('Nouto', 'Collection'), planned] as const]),
    ...(letter.plate === '' ? [] : [[of('Auto', 'Truck'), letter.plate] as const]),
    ...(letter.estimateKg === null
      ? [[of('Suunniteltu', 'Planned'), tonnes(letter.plannedKg, tongue)] as const]
      : [[of('Arvio', 'Estimate'), tonnes(letter.estimateKg, tongue)] as const]),
    ...(letter.netKg === null ? [] : [[of('Nettopaino', 'Net weight'), tonnes(letter.netKg, tongue)] as const]),
  ]
}
