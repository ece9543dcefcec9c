/** What causes the letters about a swamp: drivers with a load there today, and an office that closes or opens it. */
import { dayOf } from '@workspace/portal/contract'
import { closeSwamp, openSwamp } from '../../contract/swamps/today.ts'
import { enterAs } from './callers.ts'
import { peat } from './ids.ts'
import type { LetterCase, LetterWorld } from './letter-causes.ts'
import { makeLoad } from './load-events.ts'

const closing = { fi: 'suljettu@posti.test', en: 'closed@posti.test' }
const opening = { fi: 'avattu@posti.test', en: 'opened@posti.test' }

async function closed({ portal, people }: LetterWorld, to: typeof closing): Promise<{ swamp: string; day: string }> {
  const day = dayOf(portal.clock.now())
  for (const language of ['fi', 'en'] as const) {
    const driver = await enterAs(portal, 'driver', { email: to[language], language })
    await makeLoad(portal, { load: { state: 'assigned', driver: driver.id, day } })
  }
  const at = { swamp: peat.biolan.swamp, day }
  const { status, text } = await people.office.ask(closeSwamp, { ...at, kind: 'fireDanger', words: 'Ruohikkopalo' })
  if (status !== 200) throw new Error(text)
  return at
}

export const swampLetters: readonly LetterCase[] = [
  {
    letter: 'swamp_closed',
    to: closing,
    cause: async (world) => {
      const at = await closed(world, closing)
      await world.people.office.ask(openSwamp, at)
      return ''
    },
    subject: { fi: 'Lastaus on suljettu: Kurkikorvenneva', en: 'Loading is closed: Kurkikorvenneva' },
    says: /Ruohikkopalo/,
  },
  {
    letter: 'swamp_opened',
    to: opening,
    cause: async (world) => {
      await world.people.office.ask(openSwamp, await closed(world, opening))
      return ''
    },
    subject: { fi: 'Lastaus on taas auki: Kurkikorvenneva', en: 'Loading is open again: Kurkikorvenneva' },
  },
]
