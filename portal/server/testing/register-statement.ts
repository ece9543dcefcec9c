/** What the register statement promises everybody about how long data are kept, for tests that hold the portal to it. */
import { readFileSync } from 'node:fs'
import type { Language } from '../../contract/own.ts'
import { readPublicData } from '../../contract/sessions/calls.ts'
import type { TestPortal } from './test-portal.ts'

const documents = new URL('../../web/features/documents/', import.meta.url)

export interface KeptPeriod {
  readonly about: string
  /** As people read it, the portal's settings filled in. */
  readonly kept: string
}

/** The rows of section 6, in the order of the page. */
export async function promisedPeriods(
  portal: Pick<TestPortal, 'ask'>,
  language: Language,
): Promise<readonly KeptPeriod[]> {
  const { maindata } = (await portal.ask(readPublicData, {})).body as unknown as { maindata: [object] }
  const text = readFileSync(new URL(`register-statement-${language}.md`, documents), 'utf8')
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(Reflect.get(maindata[0], name)))
  const section = /^## 6\..*?(?=^## 7\.)/ms.exec(filled)?.[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) => {
    const [about = '', kept = ''] = line.split('|').slice(1, -1)
    return { about: about.trim(), kept: kept.trim() }
  })
}

const units: readonly (readonly [unit: Unit, word: RegExp])[] = [
  ['years', /^(vuot|year)/],
  ['months', /^(kuukau|month)/],
  ['days', /^(päiv|day)/],
  ['hours', /^(tun|hour)/],
  ['minutes', /^(min)/],
]
export type Unit = 'years' | 'months' | 'days' | 'hours' | 'minutes'

/** The lengths of time that a sentence names: `7 päivää; 60 minuuttia` are 7 days and 60 minutes. */
export function periodsIn(kept: string): readonly (readonly [count: number, unit: Unit])[] {
  return [...kept.matchAll(/(\d+) (\p{L}+)/gu)].map(([words, count, word = '']) => {
    const unit = units.find(([, known]) => known.test(word))?.[0]
    if (unit === undefined) throw new Error(`No length of time: ${words}`)
    return [Number(count), unit]
  })
}

/** So much later; months and years by the calendar. */
export function later(from: Date, [count, unit]: readonly [count: number, unit: Unit]): Date {
  const moment = new Date(from)
  if (unit === 'months') moment.setUTCMonth(moment.getUTCMonth() + count)
  else if (unit === 'years') moment.setUTCFullYear(moment.getUTCFullYear() + count)
  else return new Date(moment.getTime() + count * { days: 86_400_000, hours: 3_600_000, minutes: 60_000 }[unit])
  return moment
}
