import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, User } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { testPassword } from '../../testing/test-portal.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from './testing/administered-portal.ts'

const { saveUser, readUser } = administrationCalls
type Sent = AskOf<typeof saveUser>

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  await fixture.person({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolan', 'biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** ADMIN-EDIT-11: the whole user goes out, with the applications emptied. */
async function whole(reader: Caller, id: string, changes: Partial<Sent> = {}): Promise<Sent> {
  const user: User = await fixture.user(reader, id)
  return { ...user, apps: [], ...changes } as Sent
}

test('ADMIN-EDIT-11, ADMIN-EDIT-12, R65: emptied applications mean unchanged; appsgranted gives and takes', async () => {
  const person = await fixture.person({ company: 'Biolan', apps: ['peatsale'] })
  await superadmin.answered(saveUser, await whole(superadmin, person.id, { jobtitle: 'Myyjä' }))
  expect(await fixture.stored(person)).toMatchObject({ apps: ['peatsale'], jobtitle: 'Myyjä' })
  await superadmin.answered(saveUser, await whole(superadmin, person.id, { appsgranted: ['manuredelivery'] }))
  expect((await fixture.stored(person)).apps).toEqual(['manuredelivery'])
})

test('ADMIN-EDIT-12, ADMIN-EDIT-26: applications that one does not administer stay, and cannot be given', async () => {
  await fixture.portal.host.database.writing((transaction) =>
    transaction
      .updateTable('application')
      .set({ admingroups: '["superadmin"]' })
      .where('name', '=', 'peatsale')
      .execute(),
  )
  const person = await fixture.person({ company: 'Biolan', apps: ['peatsale'] })
  await biolanAdmin.answered(saveUser, await whole(biolanAdmin, person.id, { appsgranted: ['manuredelivery'] }))
  expect((await fixture.stored(person)).apps).toEqual(['peatsale', 'manuredelivery'])
  const other = await fixture.person({ company: 'Biolan' })
  const refused = await biolanAdmin.ask(saveUser, await whole(biolanAdmin, other.id, { appsgranted: ['peatsale'] }))
  expect(refused).toMatchObject({ status: 403, body: { value: 'forbidden', fields: ['apps'] } })
  expect((await fixture.stored(other)).apps).toEqual([])
})

test('ADMIN-EDIT-26, R65: groups beyond the own reach stay whatever is sent, and cannot be added', async () => {
  const person = await fixture.person({ company: 'Biolan', groups: ['biolan', 'novarbo', 'manureappuser'] })
  await biolanAdmin.answered(saveUser, await whole(biolanAdmin, person.id, { usergroups: ['biolanadmin'] }))
  expect((await fixture.stored(person)).groups).toEqual(['novarbo', 'manureappuser', 'biolanadmin'])
  const asked = await whole(biolanAdmin, person.id, { usergroups: ['novarbo', 'manureappuser', 'favorit'] })
  expect(await biolanAdmin.ask(saveUser, asked)).toMatchObject({ status: 403 })
  expect((await fixture.stored(person)).groups).toEqual(['novarbo', 'manureappuser', 'biolanadmin'])
})

test('ROLE-21: invented groups and almost-names are refused, and give nothing where they are stored', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  for (const group of ['fooadmin', 'Biolanadmin', 'biolanadmin ', 'SUPERADMIN', 'superadmin\u200b', 'administrator']) {
    const asked = await whole(superadmin, person.id, { usergroups: [group] })
    expect(await superadmin.ask(saveUser, asked), group).toMatchObject({
      status: 422,
      body: { fields: ['usergroups'] },
    })
    expect(await biolanAdmin.ask(saveUser, { ...asked }), group).toMatchObject({ status: 403 })
  }
  expect((await fixture.stored(person)).groups).toEqual([])
  const sly = await fixture.caller({ groups: ['fooadmin', 'Biolanadmin', 'biolanadminx'], company: 'Biolan' })
  expect(await sly.ask(readUser, { id: person.id })).toMatchObject({ status: 403 })
})

test('ADMIN-EDIT-08: only a confirmed password of eight characters counts; it ends the sessions and mails a notice', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const session = await callerFor(fixture.portal, person)
  for (const [password, editpassword] of [
    ['Kurjenpolvi-9', 'Kurjenpolvi-8'],
    ['lyhyt', 'lyhyt'],
    ['Kurjenpolvi-9', ''],
  ] as const) {
    await biolanAdmin.answered(saveUser, await whole(biolanAdmin, person.id, { password, editpassword }))
  }
  await fixture.portal.signIn(person, testPassword)
  const [password, editpassword] = ['Kurjenpolvi-9', 'Kurjenpolvi-9']
  await biolanAdmin.answered(saveUser, await whole(biolanAdmin, person.id, { password, editpassword }))
  // Before the sign-in, which brings a letter of its own.
  expect((await fixture.portal.letterTo(person.email)).subject).toMatch(/salasana/i)
  await fixture.portal.signIn(person, password)
  expect(await session.ask(portalCalls.readOwnSessions, {})).toMatchObject({ status: 401 })
})

test('R60: a common password is refused here, too', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const common = { password: 'password123', editpassword: 'password123' }
  expect(await biolanAdmin.ask(saveUser, await whole(biolanAdmin, person.id, common))).toMatchObject({
    status: 422,
    body: { value: 'common_password', fields: ['password'] },
  })
})

test('ADMIN-EDIT-24, R64: of two administrators who save the same user one gets a conflict, and nothing is lost', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const both = await Promise.all([
    whole(superadmin, person.id, { city: 'Pori' }),
    whole(biolanAdmin, person.id, { city: 'Rauma' }),
  ])
  const answers = await Promise.all([superadmin.ask(saveUser, both[0]), biolanAdmin.ask(saveUser, both[1])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.value).toBe('modified_elsewhere')
  const winner = answers[0]?.status === 200 ? 'Pori' : 'Rauma'
  expect((await fixture.stored(person)).city).toBe(winner)
})

test('ADMIN-EDIT-24: a save of the user as he or she was before is refused', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const old = await whole(biolanAdmin, person.id)
  await superadmin.answered(saveUser, await whole(superadmin, person.id, { city: 'Eura' }))
  expect(await biolanAdmin.ask(saveUser, old)).toMatchObject({ status: 409, body: { value: 'modified_elsewhere' } })
  expect((await fixture.stored(person)).city).toBe('Eura')
})
