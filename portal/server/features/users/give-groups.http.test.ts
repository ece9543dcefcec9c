import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import type { AccountFields } from '../../kernel/accounts/account-store.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { startAdministeredPortal } from './testing/administered-portal.ts'

const { saveUser } = administrationCalls

/** Every group there is, and names that are none. */
const groups = [
  'superadmin',
  'biolan',
  'biolanadmin',
  'novarbo',
  'novarboadmin',
  'favorit',
  'favoritadmin',
  'ekoasuminen',
  'ekoasuminenadmin',
  'manureappadmin',
  'manureappuser',
  'manuretransport',
  'manuretransportadmin',
  'fooadmin',
  'admin',
  'super',
  'common',
  'Biolan',
  'biolanadmin2',
] as const

const suo = 'carrier-suokoski'
const givers: Readonly<Record<string, Partial<AccountFields>>> = {
  superadmin: { groups: ['superadmin'], usertype: 'admin' },
  biolanAdmin: { groups: ['biolanadmin'], company: 'Biolan' },
  twoAdmin: { groups: ['biolanadmin', 'novarboadmin'], company: 'Biolan' },
  biolanManureAdmin: { groups: ['biolanadmin', 'manureappadmin'], company: 'Biolan' },
  manureAdmin: { groups: ['manureappadmin'], company: 'Biolan' },
  manureTransportAdmin: { groups: ['manuretransport', 'manuretransportadmin'], carrier: suo },
  biolanMember: { groups: ['biolan'], company: 'Biolan' },
  inventedAdmin: { groups: ['fooadmin', 'biolanadmin2'], company: 'Biolan' },
}

/** ROLE-20, written by hand: o given, f forbidden, i no such group; one sign for each group above. */
const table: Readonly<Record<keyof typeof givers, string>> = {
  superadmin: 'oooooooooooooiiiiii',
  biolanAdmin: 'fooffffffffffffffff',
  twoAdmin: 'fooooffffffffffffff',
  biolanManureAdmin: 'fooffffffooooffffff',
  // ROLE-30: to herself, here, and so never manuretransportadmin.
  manureAdmin: 'fffffffffooofffffff',
  manureTransportAdmin: 'fffffffffffooffffff',
  biolanMember: 'fffffffffffffffffff',
  inventedAdmin: 'fffffffffffffffffff',
}
const outcomes = { o: [200, 'ok'], f: [403, 'forbidden'], i: [422, 'invalid_input'] } as const

let fixture: AdministeredPortal
let reader: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  reader = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** Somebody whom that giver sees. A manure administrator sees nobody but himself or herself (ROLE-23). */
async function receiverOf(name: string, giver: Caller, held: readonly string[]): Promise<string> {
  if (name === 'manureAdmin') return giver.account.id
  const place = name === 'manureTransportAdmin' ? { carrier: suo } : { company: 'Biolan' }
  return (await fixture.person({ ...place, groups: [...held] })).id
}

async function asked(
  id: string,
  change: (groups: readonly string[]) => readonly string[],
): Promise<AskOf<typeof saveUser>> {
  const user = await fixture.user(reader, id)
  return { ...user, apps: [], usergroups: [...change(user.usergroups)] } as AskOf<typeof saveUser>
}

for (const [name, fields] of Object.entries(givers)) {
  test(`ROLE-20: ${name} gives the own groups and no other`, async () => {
    for (const [index, group] of groups.entries()) {
      const giver = await fixture.caller(fields)
      const id = await receiverOf(name, giver, [])
      if (name === 'manureAdmin' && group === 'manureappadmin') continue
      const answer = await giver.ask(saveUser, await asked(id, (held) => [...held, group]))
      const [status, value] = outcomes[(table[name] ?? '').charAt(index) as keyof typeof outcomes]
      expect([group, answer.status, answer.body.value]).toEqual([group, status, value])
      const { groups: stored } = await fixture.stored({ id })
      expect([group, stored.includes(group)]).toEqual([group, status === 200])
    }
  })

  test(`ROLE-20: ${name} takes the own groups, and all others stay`, async () => {
    for (const [index, group] of groups.slice(0, 13).entries()) {
      if (group === 'superadmin') continue
      const giver = await fixture.caller(fields)
      const id = await receiverOf(name, giver, [group])
      if (name === 'manureAdmin') continue
      const answer = await giver.ask(saveUser, await asked(id, (held) => held.filter((other) => other !== group)))
      const isGiver = name !== 'biolanMember' && name !== 'inventedAdmin'
      expect([group, answer.status]).toEqual([group, isGiver ? 200 : 403])
      const { groups: stored } = await fixture.stored({ id })
      expect([group, stored.includes(group)]).toEqual([group, table[name]?.[index] !== 'o'])
    }
  })
}

test('ROLE-20: a manure transport administrator reaches the own transport company only', async () => {
  const giver = await fixture.caller(givers.manureTransportAdmin)
  const stranger = await fixture.person({ carrier: fixture.carriers.rahti })
  const answer = await giver.ask(saveUser, await asked(stranger.id, () => ['manuretransport']))
  expect(answer).toMatchObject({ status: 404, body: { value: 'user_not_found' } })
  expect((await fixture.stored(stranger)).groups).toEqual([])
})
