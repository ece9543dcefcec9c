/** Words of documents for the codes that they hold. */
import type { DrawingWords } from '@workspace/logistics/server/drawing'
import { dash } from '@workspace/logistics/server/drawing'
import type { Names } from './content.ts'

export function wordOf(names: Readonly<Record<string, Names>>, code: string, words: DrawingWords): string {
  const found = names[code]
  return found === undefined ? code : words.of(found)
}

export const speciesNames: Readonly<Record<string, Names>> = {
  broiler: { fi: 'broileri', en: 'broiler' },
  layer: { fi: 'munituskana', en: 'layer' },
  turkey: { fi: 'kalkkuna', en: 'turkey' },
  cattle: { fi: 'nauta', en: 'cattle' },
  horse: { fi: 'hevonen', en: 'horse' },
  pig: { fi: 'sika', en: 'pig' },
  sheep: { fi: 'lammas', en: 'sheep' },
  other: { fi: 'muu', en: 'other' },
}

export const beddingNames: Readonly<Record<string, Names>> = {
  peat: { fi: 'turve', en: 'peat' },
  wood: { fi: 'puu', en: 'wood' },
  straw: { fi: 'olki', en: 'straw' },
  none: { fi: 'ei kuiviketta', en: 'none' },
}

export const coverNames: Readonly<Record<string, Names>> = {
  none: { fi: 'avoin', en: 'open' },
  tarpaulin: { fi: 'peitetty', en: 'covered' },
  closed: { fi: 'umpikori', en: 'closed' },
}

/** How the driver estimated. */
export const basisNames: Readonly<Record<string, Names>> = {
  box: { fi: 'lava täynnä', en: 'load box full' },
  fill: { fi: 'täyttöaste', en: 'fill of the box' },
  vehicleScale: { fi: 'auton vaaka', en: 'vehicle scale' },
  farmScale: { fi: 'tilan vaaka', en: 'farm scale' },
}

/** Where the mass comes from. */
export const sourceNames: Readonly<Record<string, Names>> = {
  plantScale: { fi: 'laitoksen vaaka', en: 'plant scale' },
  otherScale: { fi: 'muu vaaka', en: 'other scale' },
  vehicleScale: { fi: 'auton vaaka', en: 'vehicle scale' },
  run: { fi: 'osuus kierroksen painosta', en: 'share of the run' },
  estimate: { fi: 'arvio', en: 'estimate' },
  none: { fi: 'ei punnittu', en: 'not weighed' },
}

/** `13.10.2026` in Finnish; `13 Oct 2026` in English. */
export function dateText(day: string, words: DrawingWords): string {
  if (day === '') return dash
  const at = new Date(`${day}T12:00:00Z`)
  const of = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
  return words.of({ fi: of('fi-FI'), en: of('en-GB') })
}
