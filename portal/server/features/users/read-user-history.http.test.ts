import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from './testing/administered-portal.ts'

const { requestResetCommon } = portalCalls
const { saveUser, readUser, readUserHistory, setUserActive, deleteUser } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function save(caller: Caller, id: string, changes: Partial<AskOf<typeof saveUser>>): Promise<void> {
  fixture.portal.clock.advance(minutes(1))
  const user = await fixture.user(caller, id)
  await caller.answered(saveUser, { ...user, apps: [], ...changes } as AskOf<typeof saveUser>)
}

test('R41: the history tells who changed what, when, before and after, and no secret', async () => {
  const person = await fixture.person({ company: 'Biolan', city: 'Turku' })
  await save(biolanAdmin, person.id, { city: 'Pori', usergroups: ['biolan'] })
  await save(superadmin, person.id, { password: 'Kurjenpolvi-9', editpassword: 'Kurjenpolvi-9' })
  await biolanAdmin.answered(setUserActive, { id: person.id, active: false })
  const { lines, before } = await biolanAdmin.answered(readUserHistory, { id: person.id })
  expect(before).toBe(0)
  expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
    [biolanAdmin.account.username, 'deactivateuser'],
    [superadmin.account.username, 'saveuser'],
    [biolanAdmin.account.username, 'saveuser'],
  ])
  expect(lines[2]?.changes).toEqual([
    { field: 'city', before: 'Turku', after: 'Pori' },
    { field: 'usergroups', before: [], after: ['biolan'] },
  ])
  expect(lines[1]?.changes).toEqual([{ field: 'password', before: null, after: null }])
  expect(JSON.stringify(lines)).not.toContain('Kurjenpolvi')
})

test('R41: who changed a person last is named; asking for a link is no change', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const lastBy = async (caller: Caller) => (await caller.answered(readUser, { id: person.id })).modifiedby
  expect(await lastBy(superadmin)).toBe('')
  for (const changer of [biolanAdmin, superadmin]) {
    await save(changer, person.id, { city: changer.account.username.slice(0, 20) })
    await fixture.portal.ask(requestResetCommon, { username: person.username })
    for (const reader of [superadmin, biolanAdmin]) expect(await lastBy(reader)).toBe(changer.account.username)
  }
})

test('a history comes by pages, newest first', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  for (const city of ['A1', 'B2', 'C3', 'D4', 'E5']) await save(biolanAdmin, person.id, { city })
  const cities: unknown[] = []
  for (let before = 0; ; ) {
    const page = await biolanAdmin.answered(readUserHistory, { id: person.id, before, limit: 2 })
    cities.push(...page.lines.map(({ changes }) => changes[0]?.after))
    before = page.before
    if (before === 0) break
  }
  expect(cities).toEqual(['E5', 'D4', 'C3', 'B2', 'A1'])
})

test('what the person changes is told as well', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const self = await callerFor(fixture.portal, person)
  await self.answered(portalCalls.saveOwnSettings, { city: 'Rauma' })
  const { lines } = await biolanAdmin.answered(readUserHistory, { id: person.id })
  expect(lines).toMatchObject([{ actor: person.username, action: 'saveownsettings', changes: [{ field: 'city' }] }])
})

test('R02: what another company’s administrators did stays theirs', async () => {
  const person = await fixture.person({ company: 'Novarbo' })
  await save(superadmin, person.id, { jobtitle: 'Salainen' })
  await save(superadmin, person.id, { company: 'Biolan' })
  const { lines } = await biolanAdmin.answered(readUserHistory, { id: person.id })
  expect(JSON.stringify(lines)).not.toContain('Salainen')
  expect(lines.length).toBe(1)
  expect((await superadmin.answered(readUserHistory, { id: person.id })).lines.length).toBe(2)
})

test('ROLE-24: the history of somebody out of reach is not found, nor that of an earlier person of the same name', async () => {
  const stranger = await fixture.person({ company: 'Novarbo' })
  expect(await biolanAdmin.ask(readUserHistory, { id: stranger.id })).toMatchObject({ status: 404 })
  const gone = await fixture.person({ company: 'Biolan' })
  await save(biolanAdmin, gone.id, { city: 'Eura' })
  const { id, username } = gone
  await biolanAdmin.answered(deleteUser, { id, username, admin: biolanAdmin.account.username })
  fixture.portal.clock.advance(minutes(1))
  const namesake = await fixture.person({ username, company: 'Biolan' })
  expect((await biolanAdmin.answered(readUserHistory, { id: namesake.id })).lines).toEqual([])
})
