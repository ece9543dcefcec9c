import { expect, test } from 'vitest'
import type { LiveEvent } from '../../../contract/own.ts'
import { portalCalls } from '../../../contract/own.ts'
import { manureAppGroups, manureGroups } from '../../../contract/rights/testing/manure-groups.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { testApplication } from '../../testing/test-application.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { readEventsSince, saveOwnSettings } = portalCalls

const manure = testApplication({ key: 'manuredelivery', groups: manureAppGroups })

test('R67: lists of people hear of a name or an address that somebody changed alone, where they may see the person; of a city they hear nothing', async () => {
  await using portal = await startTestPortal({ applications: [manure] })
  const signedIn = async (fields: Partial<Account>) => {
    const person = await portal.person(fields)
    return { person, token: await portal.signIn(person) }
  }
  const own = await signedIn({ company: 'Biolan', groups: ['biolan', manureGroups.customer] })
  const listeners = {
    superadmin: await signedIn({ groups: ['superadmin'] }),
    biolan: await signedIn({ groups: ['biolanadmin'], company: 'Biolan' }),
    novarbo: await signedIn({ groups: ['novarboadmin'], company: 'Novarbo' }),
    manure: await signedIn({ groups: [manureGroups.admin], company: 'Novarbo' }),
    colleague: await signedIn({ groups: ['biolan'], company: 'Biolan' }),
  }
  const since = async (token: string, seq: string) =>
    (await portal.ask(readEventsSince, { seq }, { token })).body as { seq?: number; events?: LiveEvent[] }

  async function heardOf(changes: { firstname?: string; city?: string; email?: string }) {
    const heard: Record<string, unknown[]> = {}
    const { seq } = await since(listeners.superadmin.token, 'now')
    expect((await portal.ask(saveOwnSettings, changes, { token: own.token })).status).toBe(200)
    for (const [name, { token }] of Object.entries(listeners)) {
      const { events = [] } = await since(token, String(seq))
      heard[name] = events.flatMap((event) => (event.kind === 'data-changed' ? [[event.topic, ...event.ids]] : []))
    }
    return heard
  }

  const users = ['users', own.person.id]
  const told = { superadmin: [users], biolan: [users], novarbo: [], manure: [['applicationpeople']], colleague: [] }
  expect(await heardOf({ firstname: 'Päivi' })).toEqual(told)
  expect(await heardOf({ email: 'paivi.uusi@posti.test' })).toEqual(told)
  expect(Object.values(await heardOf({ city: 'Kauhajoki' })).flat()).toEqual([])
})
