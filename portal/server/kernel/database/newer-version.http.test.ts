import { expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const tables = [
  'account',
  'session',
  'mailed_secret',
  'site_setting',
  'login_throttle',
  'rate_budget',
  'outbox',
  'audit',
  'company',
  'transport_company',
  'application',
  'event',
  'setup_version',
  'idempotency',
] as const

test('R48: beside a newer version that adds a table, and a column to those there are, this one reads and writes on', async () => {
  await using portal = await startTestPortal()
  const superadmin = await portal.signIn(
    await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true }),
  )
  // Everything is in use before, as it is while versions change: statements are prepared, what is known is known.
  await use()
  const { schema } = portal.host.database.migrating
  await schema.createTable('of_the_future').addColumn('id', 'text').execute()
  for (const name of tables) {
    await schema
      .alterTable(name)
      .addColumn('of_future', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await use()

  async function use(): Promise<void> {
    const person = await portal.person()
    const token = await portal.signIn(person)
    expect((await portal.ask(portalCalls.saveOwnSettings, { city: 'Pori' }, { token })).status).toBe(200)
    expect((await portal.ask(portalCalls.register, registrationForm())).status).toBe(201)
    expect((await portal.ask(portalCalls.requestReset, { username: person.username })).status).toBe(200)
    const hash = await portal.codeTo(person.email)
    expect((await portal.ask(portalCalls.resetByLink, { hash, password: 'Uusi-salasana-88' })).status).toBe(200)
    await portal.ask(portalCalls.logIn, { username: person.username, password: 'väärä salasana' })
    expect(await portal.signIn(person, 'Uusi-salasana-88')).toContain('.')
    expect((await portal.ask(administrationCalls.readUser, { id: person.id }, { token: superadmin })).status).toBe(200)
    expect((await portal.ask(administrationCalls.searchUsers, {}, { token: superadmin })).status).toBe(200)
    expect((await portal.stored(person.id))?.city).toBe('Pori')
  }
})

test('R48: a read whose plan PostgreSQL has kept goes on when its table gets a column', async () => {
  await using place = await testDatabase()
  const { reading, migrating } = place.database
  const read = () => reading.selectFrom('company').selectAll().where('name', '=', 'Biolan').execute()
  for (let time = 0; time < 4; time++) await read()
  const added = migrating.schema.alterTable('company').addColumn('of_future', 'text')
  await added.execute()
  // More than once: several connections have kept the old plan.
  for (let time = 0; time < 4; time++) expect(await read()).toEqual(expect.any(Array))
})
