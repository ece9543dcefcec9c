/** Terms in words, for documents and screens of the office. */
import { moneyText, rateText, unitPriceText } from '@workspace/logistics/server/drawing'
import type { Freight, Term } from '../../contract/settlement/settle-input.ts'
import type { Names } from './content.ts'

export function termWords(term: Term): readonly Names[] {
  return [goodsWords(term), ...freightWords(term), ...waitingWords(term), ...refusalWords(term), ...wastedWords(term)]
}

function goodsWords({ goods, direction }: Term): Names {
  if (goods === null || direction === 'free')
    return { fi: 'Lanta noudetaan maksutta.', en: 'The manure is collected free of charge.' }
  const [fi, en] = [priceText(goods, 'fi'), priceText(goods, 'en')]
  return direction === 'plantPays'
    ? { fi: `Lannan hyvitys tilalle ${fi}.`, en: `Payment for the manure to the farm: ${en}.` }
    : { fi: `Porttimaksu tilalta ${fi}.`, en: `Gate fee to be paid by the farm: ${en}.` }
}

function freightWords({ freight }: Term): readonly Names[] {
  if (freight === null || freight.shareBp === 0) return []
  const share = freight.shareBp === 10_000 ? '' : rateText(freight.shareBp)
  const fuel = freight.fuelBp === 0 ? '' : rateText(freight.fuelBp)
  const [fi, en] = [priceText(freight, 'fi'), priceText(freight, 'en')]
  return [
    {
      fi: `Rahti ${fi}${share === '' ? '' : `, josta tilan osuus ${share}`}${fuel === '' ? '' : `, polttoainelisä ${fuel}`}.`,
      en: `Freight ${en}${share === '' ? '' : `, of which the farm pays ${share}`}${fuel === '' ? '' : `, fuel surcharge ${fuel}`}.`,
    },
  ]
}

function waitingWords({ waiting }: Term): readonly Names[] {
  if (waiting === null) return []
  const { freeMinutes, perHour } = waiting
  return [
    {
      fi: `Odotus tilalla yli ${freeMinutes} minuuttia: ${moneyText(perHour)} tunnilta, alkavin neljännestunnein.`,
      en: `Waiting at the farm beyond ${freeMinutes} minutes: ${moneyText(perHour)} an hour, by started quarters.`,
    },
  ]
}

function refusalWords({ refusal }: Term): readonly Names[] {
  if (refusal === null) return []
  const freight = {
    none: { fi: '', en: '' },
    oneWay: { fi: ' ja rahti yhteen suuntaan', en: ' and freight one way' },
    bothWays: { fi: ' ja rahti molempiin suuntiin', en: ' and freight both ways' },
  }[refusal.freight]
  const fee = moneyText(refusal.fee)
  return [
    {
      fi: `Tilan syystä torjuttu erä: ${fee}${freight.fi}.`,
      en: `A consignment refused because of the farm: ${fee}${freight.en}.`,
    },
  ]
}

function wastedWords({ wastedTrip }: Term): readonly Names[] {
  if (wastedTrip === null) return []
  const fee = moneyText(wastedTrip.fee)
  return [{ fi: `Turha käynti tilan syystä: ${fee}.`, en: `A wasted trip because of the farm: ${fee}.` }]
}

const units = { perT: 't', perM3: 'm3', perKm: 'km' } as const

function priceText({ kind, price, minimum, minChargeable }: Freight, tongue: 'fi' | 'en'): string {
  const of = (fi: string, en: string) => (tongue === 'fi' ? fi : en)
  const each =
    kind === 'perLoad'
      ? `${moneyText(price)} ${of('kuormalta', 'a load')}`
      : unitPriceText(price, { base: 1, unit: units[kind] }, tongue)
  const least = [
    ...(minimum === undefined ? [] : [`${of('vähintään', 'at least')} ${moneyText(minimum)}`]),
    ...(minChargeable === undefined
      ? []
      : [
          `${of('veloitetaan vähintään', 'charged for at least')} ${minChargeable / 1000} ${units[kind === 'perM3' ? 'perM3' : 'perT'].replace('m3', 'm³')}`,
        ]),
  ]
  return [each, ...least].join(', ')
}
