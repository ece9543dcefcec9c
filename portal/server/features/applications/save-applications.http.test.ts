import { expect, test } from 'vitest'
import type { Application, AskOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'
import type { AdministeredPortal, Caller } from '../users/testing/administered-portal.ts'
import { startAdministeredPortal } from '../users/testing/administered-portal.ts'

const { saveApplications } = administrationCalls
type Sent = AskOf<typeof saveApplications>['apps'][number]

/** Peatsale is Biolan's to administer, Lanta-appi that of manure administrators; both are open to Biolan and Novarbo. */
async function startFixture(): Promise<AdministeredPortal> {
  const fixture = await startAdministeredPortal()
  const opengroups = JSON.stringify(['biolan', 'novarbo'])
  const admingroups = {
    peatsale: ['superadmin', 'biolanadmin', 'novarboadmin'],
    manuredelivery: ['superadmin', 'manureappadmin'],
  }
  await fixture.portal.host.database.writing(async (transaction) => {
    for (const [name, groups] of Object.entries(admingroups)) {
      const changes = { opengroups, admingroups: JSON.stringify(groups) }
      await transaction.updateTable('application').set(changes).where('name', '=', name).execute()
    }
  })
  return fixture
}

const all = async ({ portal }: AdministeredPortal): Promise<Application[]> => listedApplications(portal.host.database)

async function sent(fixture: AdministeredPortal, changes: Readonly<Record<string, Partial<Sent>>>): Promise<Sent[]> {
  const applications = await all(fixture)
  return applications.map((application) => ({ ...application, ...changes[application.name] }))
}

async function save(fixture: AdministeredPortal, caller: Caller, changes: Readonly<Record<string, Partial<Sent>>>) {
  return caller.ask(saveApplications, { admin: caller.account.username, apps: await sent(fixture, changes) })
}

test('ADMIN-APPS-05, ADMIN-APPS-15: whoever holds an admin group of the application takes it out of use and back', async () => {
  await using fixture = await startFixture()
  const biolan = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const manure = await fixture.caller({ groups: ['manureappadmin'] })
  expect(await save(fixture, biolan, { peatsale: { isactive: false } })).toMatchObject({ status: 200 })
  expect(await save(fixture, manure, { manuredelivery: { isactive: false } })).toMatchObject({ status: 200 })
  expect((await all(fixture)).map(({ isactive }) => isactive)).toEqual([false, false])
})

test('ADMIN-APPS-16: other applications are refused, and then nothing at all is stored', async () => {
  await using fixture = await startFixture()
  const biolan = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const before = await all(fixture)
  const answer = await save(fixture, biolan, { peatsale: { isactive: false }, manuredelivery: { isactive: false } })
  expect(answer).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  expect(await all(fixture)).toEqual(before)
})

test('ADMIN-APPS-03, ADMIN-APPS-18: a company administrator changes the box of the own company only', async () => {
  await using fixture = await startFixture()
  const biolan = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  expect(await save(fixture, biolan, { peatsale: { groups: ['novarbo'] } })).toMatchObject({ status: 200 })
  expect((await all(fixture))[0]?.groups).toEqual(['novarbo'])
  for (const groups of [['novarbo', 'favorit'], [], ['biolan'], 'all' as const]) {
    expect(await save(fixture, biolan, { peatsale: { groups } }), String(groups)).toMatchObject({ status: 403 })
  }
  expect((await all(fixture))[0]?.groups).toEqual(['novarbo'])
})

test('ADMIN-APPS-17: names and admin groups are a superadmin’s', async () => {
  await using fixture = await startFixture()
  const biolan = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const superadmin = await fixture.caller({ groups: ['superadmin'] })
  const differences = [{ clearname: 'Turvekauppa' }, { admingroups: ['superadmin', 'biolanadmin', 'favoritadmin'] }]
  for (const difference of differences)
    expect(await save(fixture, biolan, { peatsale: difference })).toMatchObject({ status: 403 })
  expect(await save(fixture, superadmin, { peatsale: { clearname: 'Turvekauppa', ...differences[1] } })).toMatchObject({
    status: 200,
  })
  expect((await all(fixture))[0]).toMatchObject({
    name: 'peatsale',
    clearname: 'Turvekauppa',
    admingroups: differences[1]?.admingroups,
  })
  for (const wrong of [{ groups: ['fooadmin'] }, { groups: ['badminton'] }, { admingroups: ['fooadmin'] }]) {
    expect(await save(fixture, superadmin, { peatsale: wrong })).toMatchObject({ status: 422 })
  }
})

test('ADMIN-APPS-18: every box ticked is all, and only a superadmin unticks one of all or ticks the last', async () => {
  await using fixture = await startFixture()
  const biolan = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const superadmin = await fixture.caller({ groups: ['superadmin'] })
  const every = ['biolan', 'novarbo', 'favorit', 'ekoasuminen']
  const others = every.slice(1)
  expect(await save(fixture, superadmin, { peatsale: { groups: others } })).toMatchObject({ status: 200 })
  expect(await save(fixture, biolan, { peatsale: { groups: every } })).toMatchObject({ status: 403 })
  expect(await save(fixture, superadmin, { peatsale: { groups: every } })).toMatchObject({ status: 200 })
  expect((await all(fixture))[0]?.groups).toBe('all')
  expect(await save(fixture, biolan, { peatsale: { groups: others } })).toMatchObject({ status: 403 })
  expect(await save(fixture, biolan, { peatsale: { isactive: false } })).toMatchObject({ status: 200 })
  expect(await save(fixture, superadmin, { peatsale: { groups: others } })).toMatchObject({ status: 200 })
  expect((await all(fixture))[0]?.groups).toEqual(others)
})

test('ADMIN-APPS-05, ADMIN-APPS-15: a stored list of all companies is sent as it is read, by who changes another field of it', async () => {
  await using fixture = await startFixture()
  const biolan = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const every = ['biolan', 'novarbo', 'favorit', 'ekoasuminen']
  // As it becomes when a company is removed whose box was not ticked.
  await fixture.portal.host.database.writing((transaction) =>
    transaction
      .updateTable('application')
      .set({ opengroups: JSON.stringify(every) })
      .where('name', '=', 'peatsale')
      .execute(),
  )
  expect(await save(fixture, biolan, { peatsale: { isactive: false } })).toMatchObject({ status: 200 })
  expect((await all(fixture))[0]).toMatchObject({ isactive: false, groups: every })
  expect(await save(fixture, biolan, { peatsale: { groups: every.slice(1) } })).toMatchObject({ status: 200 })
})

test('ENT-30: either spelling of the switch is read, and the right one wins', async () => {
  await using fixture = await startFixture()
  const superadmin = await fixture.caller({ groups: ['superadmin'] })
  const { username: admin } = superadmin.account
  const [application] = await all(fixture)
  if (!application) throw new Error('no application')
  const { isactive: _, iscative: __, ...rest } = application
  await superadmin.answered(saveApplications, { admin, apps: [{ ...rest, iscative: false }] })
  expect((await all(fixture))[0]).toMatchObject({ isactive: false, iscative: false })
  await superadmin.answered(saveApplications, { admin, apps: [{ ...rest, iscative: false, isactive: true }] })
  expect((await all(fixture))[0]).toMatchObject({ isactive: true, iscative: true })
})

test('CALL-35: an application that is not listed is not found, and one twice is not clear', async () => {
  await using fixture = await startFixture()
  const superadmin = await fixture.caller({ groups: ['superadmin'] })
  const { username: admin } = superadmin.account
  const [application] = await sent(fixture, {})
  if (!application) throw new Error('no application')
  const unknown = await superadmin.ask(saveApplications, { admin, apps: [{ ...application, name: 'x' }] })
  expect(unknown).toMatchObject({ status: 404, body: { value: 'not_found' } })
  const twice = await superadmin.ask(saveApplications, { admin, apps: [application, application] })
  expect(twice).toMatchObject({ status: 422 })
})
