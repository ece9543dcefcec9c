/** What a confirmation says besides its figures; its letter says the same. Loaded by the worker that draws. */

import type { PaperTongue } from '@workspace/logistics/server/drawing'
import { dayText, momentText, weekText } from '@workspace/logistics/server/drawing'
import type { ConfirmationContent } from './content.ts'
import type { Say } from './price-words.ts'

/** The day, else the week. */
export function whenText({ day, week }: Pick<ConfirmationContent, 'day' | 'week'>, tongue: PaperTongue): string {
  if (day !== '') return dayText(day, week, tongue)
  return week === '' ? '–' : weekText(week, tongue)
}

/** Said where the confirmed week is not the one that the customer asked for. */
export function otherThanWished({ wished = '', seller }: ConfirmationContent, say: Say): string[] {
  if (wished === '') return []
  return [
    say({
      fi: `Toivoit toimitusta: ${weekText(wished, 'fi')}. Jos vahvistettu aika ei sovi, soita ${seller.salesPhone}.`,
      en: `You asked for ${weekText(wished, 'en')}. If the confirmed time does not suit you, call ${seller.salesPhone}.`,
    }),
  ]
}

export function toleranceText({ goods }: ConfirmationContent, say: Say): string {
  const most = Math.max(0, ...goods.map(({ tolerancePct }) => tolerancePct))
  return say({
    fi: `Laskutamme toimitetun määrän mukaan. Määrä voi poiketa tilatusta enintään ${most} %.`,
    en: `We invoice the delivered quantity. It may differ from the order by up to ${most}%.`,
  })
}

export function cutOffText({ cutOff, seller }: ConfirmationContent, say: Say): string {
  const phone = seller.salesPhone
  if (cutOff === null) return say({ fi: `Muutokset: soita ${phone}.`, en: `For changes, call ${phone}.` })
  return say({
    fi: `Voit muuttaa tilausta ${momentText(cutOff, 'fi')} asti. Sen jälkeen soita ${phone}.`,
    en: `You can change the order until ${momentText(cutOff, 'en')}. After that, call ${phone}.`,
  })
}

const combinations: Readonly<Record<string, { fi: string; en: string }>> = {
  truck: { fi: 'kuorma-autolle', en: 'a truck' },
  semi: { fi: 'puoliperävaunulle', en: 'a semi-trailer' },
  full: { fi: 'täysperävaunuyhdistelmälle (25 m)', en: 'a truck and full trailer (25 m)' },
}

/** What the yard must have before the truck comes. */
export function siteRequirements({ site }: ConfirmationContent, say: Say): string[] {
  if (site === null) return []
  // Each language whole: a paper in both says the one sentence and then the other.
  const room = combinations[site.maxCombination] ?? { fi: 'autolle', en: 'the truck' }
  return [
    say({ fi: `Kantava, tasainen paikka ja tilaa ${room.fi}.`, en: `Firm, level ground and room for ${room.en}.` }),
    say({ fi: 'Peite tai katto: märkä turve jäätyy.', en: 'A cover or a roof: wet peat freezes.' }),
    say({ fi: 'Portti auki ja eläimet pois pihasta.', en: 'The gate open and animals off the yard.' }),
  ]
}
