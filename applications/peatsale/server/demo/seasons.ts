/** When products are sold: the growing peat of one seller rests until spring, and says when it is to be had again. */
import { addDays, englishDate, finnishDate } from '@workspace/portal/contract'
import type { DemoWorld } from './world.ts'
import { found } from './world.ts'

export function makeSeasons({ rows, sellers, today }: Pick<DemoWorld, 'rows' | 'sellers' | 'today'>): void {
  const seller = found(sellers, ({ code }) => code === 'EKO', 'seller')
  const { id: product } = found(seller.products, ({ code }) => code === 'KA-TURVE', 'growing peat')
  const again = addDays(today, 60)
  const of = { seller: seller.id, product }
  rows.add(
    'peatsale_season',
    {
      ...{ ...of, id: seasonId(1), from_day: addDays(today, -30), to_day: addDays(again, -1), state: 'closed' },
      words_fi: `Kasvuturvetta saa taas ${finnishDate(new Date(again))} alkaen. Kysy puhelimitse 000 000 0704.`,
      words_en: `Growing peat is available again from ${englishDate(new Date(again))}. Ask by telephone 000 000 0704.`,
    },
    {
      ...{ ...of, id: seasonId(2), from_day: again, to_day: addDays(again, 150), state: 'open' },
      ...{ words_fi: '', words_en: '' },
    },
  )
}

/** Beside the drawn ids: the rest of the demo stays as it is. */
const seasonId = (number: number) => `00000000-0000-4000-8000-0000000005${String(number).padStart(2, '0')}`
