/** Alerts of the demo: three that were ended, and one in whose municipality nothing is collected now. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, momentAt } from '@workspace/portal/contract'
import { days, hours } from '@workspace/portal/server'
import type { AlertRule } from '../../contract/alerts/alert.ts'
import { alertHandlers } from '../alerts/handlers.ts'
import { demoId, novarbo } from './registers.ts'
import type { Step, World } from './story.ts'

const { endAlert, saveAlert } = alertHandlers

interface DemoAlert {
  readonly kind: 'birdFlu' | 'salmonella' | 'wildOat'
  readonly rule: AlertRule
  readonly municipality: string
  /** Days before today. */
  readonly since: number
  /** Days that it was in force. */
  readonly lasted?: number
  readonly wordsFi: string
  readonly wordsEn: string
}

const alerts: readonly DemoAlert[] = [
  {
    ...{ kind: 'salmonella', rule: 'wash', municipality: 'Loimaa', since: 290, lasted: 16 },
    wordsFi: 'Salmonellaa todettu. Pese ja desinfioi ennen seuraavaa tilaa.',
    wordsEn: 'Salmonella was found. Wash and disinfect before the next farm.',
  },
  {
    ...{ kind: 'birdFlu', rule: 'stop', municipality: 'Pöytyä', since: 205, lasted: 24 },
    wordsFi: 'Lintuinfluenssa rajoitusvyöhykkeellä. Lantaa ei haeta.',
    wordsEn: 'Bird flu in the restricted zone. No manure is collected.',
  },
  {
    ...{ kind: 'wildOat', rule: 'lastStop', municipality: 'Huittinen', since: 120, lasted: 30 },
    wordsFi: 'Hukkakauraa. Tila on auton päivän viimeinen nouto.',
    wordsEn: 'Wild oat. The farm is the last stop of the truck on that day.',
  },
]

const running: Omit<DemoAlert, 'municipality'> = {
  ...{ kind: 'birdFlu', rule: 'stop', since: 0 },
  wordsFi: 'Lintuinfluenssaa epäillään. Siipikarjanlantaa ei haeta ennen tuloksia.',
  wordsEn: 'Bird flu is suspected. No poultry manure is collected before the results.',
}

/** @param stopped municipality whose planned pickups wait now */
export function alertSteps({ desk, there }: World, stopped: string): readonly Step[] {
  const by = there.person('demo_lanta_01')
  return [...alerts, { ...running, municipality: stopped }].flatMap((alert, place) => {
    const { kind, rule, municipality, since, lasted, wordsFi, wordsEn } = alert
    const from = addDays(there.today, -since)
    const at = since === 0 ? new Date(there.now.getTime() - hours(2)) : momentAt(from, 6, 0)
    const to: LocalDate | null = lasted === undefined ? null : addDays(from, lasted + 10)
    const id = demoId('a0', place + 1)
    const fields = {
      ...{ id, version: 0, company: novarbo.id, kind, rule, from, to, wordsFi, wordsEn },
      ...{ area: { by: 'municipalities', municipalities: [municipality] }, poultryOnly: kind !== 'wildOat' },
    }
    const save = async () => void (await desk.call(saveAlert, fields as never, { by, at }))
    if (lasted === undefined) return [{ at, act: save }]
    const endedAt = new Date(at.getTime() + days(lasted))
    const end = { id, version: 1, reason: 'Rajoitukset purettu' }
    return [
      { at, act: save },
      { at: endedAt, act: async () => void (await desk.call(endAlert, end as never, { by, at: endedAt })) },
    ]
  })
}
