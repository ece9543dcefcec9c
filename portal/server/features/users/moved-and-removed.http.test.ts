import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import { manureGroups } from '../../../contract/rights/testing/manure-groups.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { newUser, startAdministeredPortal } from './testing/administered-portal.ts'

const { addUser, bulkUsers, deleteUser, readUser, readUserHistory, saveUser, takeOutOfCompany } = administrationCalls
type Sent = AskOf<typeof saveUser>

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller
/** Leads Suokoski's manure transport, too, without its flags. */
let both: Caller
/** Administers Biolan and Lanta-appi. */
let manureAdmin: Caller
const password = { password: 'Rahkasammal-88', editpassword: 'Rahkasammal-88' }
const leading = [manureGroups.transport, manureGroups.transportAdmin]

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  const { suo } = fixture.carriers
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  both = await fixture.caller({ groups: ['biolanadmin', ...leading], company: 'Biolan', carrier: suo })
  manureAdmin = await fixture.caller({ groups: ['biolanadmin', manureGroups.admin], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function whole(id: string, changes: Partial<Sent> = {}): Promise<Sent> {
  return { ...(await fixture.user(superadmin, id)), ...changes } as Sent
}
const status = async (caller: Caller, id: string, changes: Partial<Sent>) =>
  (await caller.ask(saveUser, await whole(id, changes))).status

test.each(['transportadmin', 'transportalloworders'] as const)(
  'ROLE-31: whoever may not give %s neither signs in as a person who has it nor takes it away',
  async (flag) => {
    const { suo } = fixture.carriers
    const driver = await fixture.person({ usertype: 'transport', company: suo, carrier: suo, [flag]: true })
    const foreman = await fixture.caller({ usertype: 'transport', company: suo, carrier: suo, groups: leading })
    const giver = await fixture.caller({
      usertype: 'transport',
      company: suo,
      carrier: suo,
      groups: leading,
      transportadmin: true,
    })
    for (const caller of [foreman, both]) {
      expect(await status(caller, driver.id, password)).toBe(403)
      expect(await status(caller, driver.id, { email: 'kaappari@posti.test' })).toBe(403)
    }
    // Leaving user type transport takes the flag along.
    expect(await status(both, driver.id, { usertype: 'customer', company: 'Biolan' })).toBe(403)
    expect(await fixture.stored(driver)).toEqual(driver)
    expect(await status(giver, driver.id, password)).toBe(200)
  },
)

test('ROLE-31: a flag does not come along to another transport company', async () => {
  const { suo, rahti } = fixture.carriers
  const foreman = { usertype: 'transport', company: suo, carrier: suo, transportadmin: true } as const
  const driver = await fixture.person(foreman)
  const giver = await fixture.caller({ ...foreman, groups: leading })
  expect(await status(giver, driver.id, { company: rahti })).toBe(403)
  expect(await status(superadmin, driver.id, { company: rahti })).toBe(200)
  expect(await fixture.stored(driver)).toMatchObject({ company: rahti, transportadmin: true })
})

test('ROLE-31: who moves a person administers the old company as well as the new one', async () => {
  const person = { company: 'Novarbo', groups: [manureGroups.transport], carrier: fixture.carriers.suo }
  const stranger = await fixture.person(person)
  expect(await status(both, stranger.id, { company: 'Biolan' })).toBe(403)
  expect((await fixture.stored(stranger)).company).toBe('Novarbo')
  const ofBoth = await fixture.caller({ groups: ['biolanadmin', 'novarboadmin'], company: 'Biolan' })
  const mine = await fixture.person({ company: 'Novarbo' })
  expect(await status(ofBoth, mine.id, { company: 'Biolan' })).toBe(200)
})

test('ROLE-31: who holds what others gave is not deleted but taken out of the company, and keeps what others gave', async () => {
  const groups = ['biolan', 'biolanadmin', 'novarbo']
  const person = await fixture.person({ company: 'Biolan', groups, apps: ['peatsale'] })
  const { id, username } = person
  const removal = { id, userid: id, username, admin: biolanAdmin.account.username }
  expect(await biolanAdmin.ask(deleteUser, removal)).toMatchObject({ status: 403 })
  expect(await fixture.stored(person)).toEqual(person)
  expect((await biolanAdmin.answered(readUser, { id })).changeable).toMatchObject({ remove: 'forbidden', takeout: '' })

  await biolanAdmin.answered(takeOutOfCompany, { id, company: 'Biolan' })

  const stored = await fixture.stored(person)
  expect(stored).toMatchObject({ company: '', groups: ['novarbo'], apps: ['peatsale'], isAdmin: false })
  expect(stored.lastmodified > person.lastmodified).toBe(true)
  expect((await biolanAdmin.ask(readUser, { id })).status).toBe(404)
  const { lines } = await superadmin.answered(readUserHistory, { id })
  expect(lines[0]).toMatchObject({
    actor: biolanAdmin.account.username,
    changes: [
      { field: 'company', before: 'Biolan', after: '' },
      { field: 'usergroups', before: groups, after: ['novarbo'] },
    ],
  })
  expect((await biolanAdmin.ask(takeOutOfCompany, { id, company: 'Biolan' })).status).toBe(404)
})

test('ROLE-31: nobody is taken out of a company that the administrator has not seen, nor by himself or herself', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const { id } = person
  expect(await biolanAdmin.ask(takeOutOfCompany, { id, company: 'Novarbo' })).toMatchObject({
    status: 409,
    body: { value: 'modified_elsewhere' },
  })
  expect(await biolanAdmin.ask(takeOutOfCompany, { id: biolanAdmin.account.id, company: 'Biolan' })).toMatchObject({
    status: 409,
    body: { value: 'own_account' },
  })
  expect(await fixture.stored(person)).toEqual(person)
})

test('ROLE-30: a manureappadmin never makes herself the foreman of a carrier, by any way', async () => {
  const { suo, rahti } = fixture.carriers
  const self = await fixture.caller({
    groups: ['biolanadmin', manureGroups.admin, manureGroups.transport],
    carrier: suo,
  })
  const { id } = self.account
  const group = manureGroups.transportAdmin
  expect(await status(self, id, { usergroups: [...self.account.groups, group] })).toBe(403)
  const act = { act: 'givegroup', group } as const
  const bulk = await self.answered(bulkUsers, { preview: false, action: act, people: { ids: [id] } })
  expect(bulk.rows).toMatchObject([{ result: 'forbidden' }])
  // Somebody new whose password she knows would be herself again.
  const made = newUser({ username: 'oma_esimies', company: 'Biolan', usergroups: [...leading] })
  expect((await self.ask(addUser, made)).status).toBe(403)
  // And who leads one carrier already does not take that along to another.
  const leader = await fixture.caller({ groups: [manureGroups.admin, ...leading], carrier: suo })
  const moved = await whole(leader.account.id)
  expect((await leader.ask(saveUser, { ...moved, usertype: 'transport', company: rahti } as Sent)).status).toBe(403)
  expect(await fixture.stored(self.account)).toEqual(self.account)
  expect((await fixture.stored(leader.account)).carrier).toBe(suo)
})

test('ROLE-30: she makes others foremen, whom she cannot sign in as', async () => {
  const { suo } = fixture.carriers
  const person = await fixture.person({ company: 'Biolan', groups: [manureGroups.transport], carrier: suo })
  const usergroups = [...leading]
  expect(await status(manureAdmin, person.id, { usergroups })).toBe(200)
  expect((await fixture.stored(person)).groups).toEqual(usergroups)
  expect(await status(manureAdmin, person.id, password)).toBe(403)
})
