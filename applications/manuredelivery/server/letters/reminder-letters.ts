/** Letters about what ends by its date: an analysis of a farm's manure, a carrier's insurance (6.5, 7.4). */
import type { LocalDate } from '@workspace/portal/contract'
import type { Names } from './letter-facts.ts'

export interface AnalysisLetter {
  readonly farm: string
  readonly type: Names
  /** Empty: of the whole farm. */
  readonly store: string
  readonly sampledOn: LocalDate
  /** The last day on which it counts. */
  readonly validUntil: LocalDate
  readonly isOver: boolean
}

export interface InsuranceLetter {
  readonly carrier: string
  readonly until: LocalDate
}

const finnish = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'medium', timeZone: 'UTC' })
const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const fiDay = (day: LocalDate) => finnish.format(new Date(day))
const enDay = (day: LocalDate) => english.format(new Date(day))

export const reminderLetters = {
  fi: {
    analysis_expiring: ({ farm, type, store, sampledOn, validUntil, isOver }: AnalysisLetter) => ({
      subject: isOver
        ? `Lanta-analyysi on vanhentunut: ${type.fi}`
        : `Lanta-analyysi vanhenee ${fiDay(validUntil)}: ${type.fi}`,
      paragraphs: [
        isOver
          ? 'Analyysi on viisi vuotta vanha, eikä sitä enää käytetä. Luovutuskirjauksessa ja asiakirjoissa on sen sijaan taulukkoarvoja, jotka merkitään sanalla ”taulukkoarvo”.'
          : 'Analyysi on voimassa viisi vuotta näytteenotosta. Sen jälkeen luovutuskirjauksessa ja asiakirjoissa on taulukkoarvoja. Uusi näyte ehtii laboratorioon, kun sen ottaa nyt.',
      ],
      table: [
        ['Tila', farm],
        ...(store === '' ? [] : [['Varasto', store] as [string, string]]),
        ['Lanta', type.fi],
        ['Näyte otettu', fiDay(sampledOn)],
        ['Voimassa', fiDay(validUntil)],
      ] as [string, string][],
      button: 'Avaa tilan tiedot',
    }),
    insurance_expiring: ({ carrier, until }: InsuranceLetter) => ({
      subject: `Kuljetusyrityksen vakuutus päättyy ${fiDay(until)}`,
      paragraphs: [
        `Yrityksen ${carrier} vakuutus on merkitty päättyväksi ${fiDay(until)}. Kun vakuutus on uusittu, muuta päivä kuljetusyrityksen tietoihin.`,
      ],
      button: 'Avaa kalusto ja kuljettajat',
    }),
  },
  en: {
    analysis_expiring: ({ farm, type, store, sampledOn, validUntil, isOver }: AnalysisLetter) => ({
      subject: isOver
        ? `Manure analysis has expired: ${type.en}`
        : `Manure analysis expires on ${enDay(validUntil)}: ${type.en}`,
      paragraphs: [
        isOver
          ? 'The analysis is five years old and is no longer used. The hand-over record and documents have table values instead, marked “table value”.'
          : 'An analysis counts for five years after the sample. After that the hand-over record and documents have table values. A sample taken now is analysed in time.',
      ],
      table: [
        ['Farm', farm],
        ...(store === '' ? [] : [['Store', store] as [string, string]]),
        ['Manure', type.en],
        ['Sampled on', enDay(sampledOn)],
        ['Valid until', enDay(validUntil)],
      ] as [string, string][],
      button: 'Open the farm',
    }),
    insurance_expiring: ({ carrier, until }: InsuranceLetter) => ({
      subject: `The carrier’s insurance ends on ${enDay(until)}`,
      paragraphs: [
        `The insurance of ${carrier} is recorded as ending on ${enDay(until)}. When it has been renewed, change the day in the carrier’s details.`,
      ],
      button: 'Open trucks and drivers',
    }),
  },
}
