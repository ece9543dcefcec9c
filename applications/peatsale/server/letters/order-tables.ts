/** Tables of letters about orders and loads, in both languages. */

import type { Tongue } from '@workspace/logistics/server/drawing'
import { momentText, moneyText, quantityText, rateText } from '@workspace/logistics/server/drawing'
import { whenText } from '../documents/confirmation-words.ts'
import type { ConfirmationContent, Names } from '../documents/content.ts'
import { rowCount, rowName, whyText } from '../documents/price-words.ts'
import type { LoadLetter, OrderLetter } from './order-letter.ts'

type Table = (readonly [string, string])[]

export function orderTable({ number, goods, site, week, day }: OrderLetter, tongue: Tongue): Table {
  const say = (texts: Names) => texts[tongue]
  return [
    [say({ fi: 'Tilaus', en: 'Order' }), number],
    ...goods.map(({ name, unit, ordered }) => [say(name), quantityText(ordered, unit, tongue)] as const),
    ...(site === '' ? [] : [[say({ fi: 'Toimituspaikka', en: 'Delivery site' }), site] as const]),
    ...(week === '' ? [] : [[say({ fi: 'Toimitus', en: 'Delivery' }), whenText({ week, day }, tongue)] as const]),
  ]
}

/** The hour where one is set, else the day, else the week. */
export function plannedText({ slot, day, week }: LoadLetter, tongue: Tongue): string {
  return slot === '' ? whenText({ day, week }, tongue) : momentText(slot, tongue)
}

/** For who drives: from where, when and what. */
export function jobTable(load: LoadLetter, tongue: Tongue): Table {
  const say = (texts: Names) => texts[tongue]
  return [
    ...loadTable(load, tongue),
    ...(load.swamp === '' ? [] : [[say({ fi: 'Lastauspaikka', en: 'Loading at' }), load.swamp] as const]),
    [say({ fi: 'Aika', en: 'When' }), plannedText(load, tongue)],
  ]
}

export function loadTable({ number, order, goods, site }: LoadLetter, tongue: Tongue): Table {
  const say = (texts: Names) => texts[tongue]
  return [
    [say({ fi: 'Kuorma', en: 'Load' }), number],
    [say({ fi: 'Tilaus', en: 'Order' }), order],
    ...goods.map(({ name, unit, quantity }) => [say(name), quantityText(quantity, unit, tongue)] as const),
    ...(site === '' ? [] : [[say({ fi: 'Toimituspaikka', en: 'Delivery site' }), site] as const]),
  ]
}

/** What was confirmed, with price rows and why. */
export function confirmationTable(content: ConfirmationContent, tongue: Tongue): Table {
  const say = (texts: Names) => texts[tongue]
  const { goods, site, rows, why, vat, total } = content
  return [
    ...goods.map(({ name, unit, ordered }) => [say(name), quantityText(ordered, unit, tongue)] as const),
    [say({ fi: 'Toimitus', en: 'Delivery' }), whenText(content, tongue)],
    ...(site === null
      ? []
      : [
          [
            say({ fi: 'Toimituspaikka', en: 'Delivery site' }),
            `${site.street}, ${site.postalCode} ${site.city}`,
          ] as const,
        ]),
    ...rows.map((row) => {
      const count = rowCount(row, say, tongue)
      return [rowName(row, say), `${count === '' ? '' : `${count} = `}${moneyText(row.net)}`] as const
    }),
    ...why.map((each) => [say({ fi: 'Hinnan peruste', en: 'How it is priced' }), whyText(each, say, tongue)] as const),
    ...vat.map((rate) => [`${say({ fi: 'Alv', en: 'VAT' })} ${rateText(rate.rateBp)}`, moneyText(rate.vat)] as const),
    ...(total === null
      ? []
      : [[say({ fi: 'Yhteensä, arvio', en: 'Total, estimated' }), moneyText(total.gross)] as const]),
  ]
}
