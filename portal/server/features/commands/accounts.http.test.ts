import { expect, test } from 'vitest'
import { hours } from '../../kernel/clock/clock.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import type { Database } from '../../kernel/database/database.ts'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { newMailedSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { settleFactors } from '../../kernel/second-factor/factors.ts'
import { hashSecret } from '../../kernel/secrets/random-secret.ts'
import { openSession } from '../../kernel/sessions/session-store.ts'
import { startPortal } from '../../start-portal.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { portalPlace } from '../../testing/portal-place.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { storedAccount } from '../../testing/stored-account.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import { testPlace } from '../../testing/test-database.ts'
import { testEnvironment, testHost } from '../../testing/test-host.ts'

const password = 'Rahkasammal-81'
const satu = ['create-superadmin', '--username', 'satu_hallamaa', '--email', 'Satu@Demo.Example', '--password-stdin']

test('OPS-02, R21: create-superadmin works on an empty place, and the person can sign in', async () => {
  await using place = await testPlace()
  const { code, printed } = await run(place, satu)
  expect(code).toBe(0)
  expect(printed).toBe(
    'satu_hallamaa is a superadmin now and can sign in.\n' +
      'siteAdminEmail and supportEmail: satu@demo.example, until the site settings say otherwise.',
  )

  await using host = await testHost([], place)
  const found = await host.portal.accounts.findByUsername('satu_hallamaa')
  expect(found?.account).toMatchObject({
    email: 'satu@demo.example',
    recoveryEmail: 'satu@demo.example',
    groups: ['superadmin'],
    isSuperadmin: true,
    isAdmin: true,
    activated: true,
  })
  expect(await host.portal.passwords.verify(found?.passwordHash, password)).toBe(true)
  expect(await auditEvent(place)).toMatchObject([
    { actor: 'console', action: 'createsuperadmin', target: 'satu_hallamaa' },
    { actor: 'console', action: 'savesystemsettings' },
  ])
})

test('CONST-14: the first superadmin’s address is the administrator’s and the support’s, the second one’s changes nothing', async () => {
  await using place = await testPlace()
  await run(place, satu)
  const { printed } = await run(place, [
    'create-superadmin',
    '--username',
    'toinen_paa',
    '--email',
    'toinen@demo.example',
    '--password-stdin',
  ])

  expect(printed).toBe('toinen_paa is a superadmin now and can sign in.')
  await using host = await testHost([], place)
  expect(await host.portal.site.settings()).toMatchObject({
    siteAdminEmail: 'satu@demo.example',
    supportEmail: 'satu@demo.example',
  })
})

test('OPS-02: an empty production place has no account at all', async () => {
  await using place = await portalPlace()

  expect(await accountsOf(place)).toEqual([])
})

test('R21: create-superadmin makes another one on a filled place, and changes nobody', async () => {
  await using place = await testPlace()
  await run(place, ['demo'])
  const before = await accountsOf(place)
  expect((await run(place, satu)).code).toBe(0)

  const after = await accountsOf(place)
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
})

test.each([
  [
    'the same name',
    ['--username', 'SATU_hallamaa', '--email', 'toinen@demo.example'],
    /already an account satu_hallamaa/,
  ],
  [
    'the same address',
    ['--username', 'toinen_nimi', '--email', 'satu@demo.example'],
    /satu_hallamaa already has this address/,
  ],
])('R21: create-superadmin refuses %s and overwrites nothing', async (_, words, message) => {
  await using place = await testPlace()
  await run(place, satu)
  const before = await accountsOf(place)

  const { code, errors } = await run(place, ['create-superadmin', ...words, '--password-stdin'], 'Toinen-salasana-5')

  expect(code).toBe(1)
  expect(errors).toMatch(message)
  expect(await accountsOf(place)).toEqual(before)
})

test.each([
  { fault: 'a short name', words: ['--username', 'satu', ...satu.slice(3)], says: /--username must/ },
  { fault: 'a wrong address', words: [...satu.slice(1, 4), 'satu', '--password-stdin'], says: /--email must/ },
  { fault: 'no address', words: [...satu.slice(1, 3), '--password-stdin'], says: /--email is missing/ },
  { fault: 'a short password', words: satu.slice(1), input: 'lyhyt', says: /8 to 128/ },
  { fault: 'a common password', words: satu.slice(1), input: 'password123', says: /everyone tries first/ },
  { fault: 'the own name as password', words: satu.slice(1), input: 'satu_hallamaa1', says: /everyone tries first/ },
  { fault: 'no standard input', words: satu.slice(1, -1), says: /--password-stdin is missing/ },
])('OPS-02: create-superadmin says what is wrong with $fault', async ({ words, input = password, says }) => {
  await using place = await testPlace()

  const { code, errors } = await run(place, ['create-superadmin', ...words], input)

  expect(code).toBe(1)
  expect(errors).toMatch(says)
})

test('R59: a password is never taken from the arguments', async () => {
  await using place = await testPlace()

  expect((await run(place, [...satu, '--password', password])).code).toBe(2)
})

test('ADMIN-EDIT-21: reset-password voids password and earlier links, ends the sessions and prints a link for 24 hours', async () => {
  await using place = await testPlace()
  const { id } = await signedIn(place)
  const { code, printed } = await run(place, ['reset-password', '--username', 'Eksynyt_01', '--print-link'])

  expect(code).toBe(0)
  const secret = /https:\/\/portal\.example\/#\/auth\/resetpassword\/([\w-]{43})/.exec(printed)?.[1] ?? ''
  await using host = await testHost([], place)
  const { reading } = host.portal.database
  expect((await host.portal.accounts.findById(id))?.passwordHash).toBeUndefined()
  expect(await reading.selectFrom('session').selectAll().execute()).toEqual([])
  const links = await reading.selectFrom('mailed_secret').selectAll().execute()
  expect(links).toMatchObject([{ account_id: id, purpose: 'reset', hash: hashSecret(secret), used_at: null }])
  expect(Date.parse(links[0]?.expires_at ?? '') - Date.parse(links[0]?.created_at ?? '')).toBe(hours(24))
  expect(await auditEvent(place)).toMatchObject([
    { actor: 'console', action: 'resetuserpassword', target: 'eksynyt_01' },
  ])
  expect(await reading.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('ADMIN-EDIT-21: with a mail server the portal mails the link of reset-password, and the command does not show it', async () => {
  await using place = await testPlace()
  const mail = await mailServer()
  const environment = { ...testEnvironment(place), SMTP_URL: mail.url, MAIL_FROM: 'portaali@demo.example' }
  await signedIn(place)
  const { printed } = await runTestCommand(['reset-password', '--username', 'eksynyt_01'], { environment })
  expect(mail.letters).toEqual([])
  const settings = { ...readSettings({ ...environment, PORTAL_MODE: 'production' }), port: 0 }
  const running = await startPortal({ settings, applications: [] })
  await running.host.outbox.drain()
  await running.stop()
  await mail.stop()

  expect(printed).not.toContain('https://')
  expect(mail.lastTo('eksynyt_01@demo.example')).toMatchObject({
    subject: 'Salasanasi on nollattu',
    links: [expect.stringContaining('https://portal.example/#/auth/resetpassword/')],
  })
})

test('reset-password names an account that is not there', async () => {
  await using place = await portalPlace()

  expect(await run(place, ['reset-password', '--username', 'ei_ketaan'])).toMatchObject({
    code: 1,
    errors: 'there is no account ei_ketaan',
  })
})

function run(place: TestPlace, argv: readonly string[], input = `${password}\n`) {
  return runTestCommand(argv, { environment: testEnvironment(place), input })
}

async function signedIn(place: TestPlace) {
  await using host = await testHost([], place)
  const now = host.clock.now()
  return await host.portal.database.writing(async (transaction) => {
    const account = await storedAccount(transaction, { username: 'eksynyt_01', passwordHash: 'hash', now })
    await openSession(transaction, { accountId: account.id, now, userAgent: '' })
    const secret = { accountId: account.id, email: 'varas@elsewhere.test', lifetime: hours(1), now }
    for (const purpose of ['reset', 'confirmemail'] as const) await newMailedSecret(transaction, { ...secret, purpose })
    return account
  })
}

async function reading<Result>(place: TestPlace, read: (database: Database<PortalTables>) => Promise<Result>) {
  const database = await openDatabase<PortalTables>(place)
  try {
    return await read(database)
  } finally {
    await database.close()
  }
}

function accountsOf(place: TestPlace) {
  return reading(place, (database) => database.reading.selectFrom('account').selectAll().execute())
}

function auditEvent(place: TestPlace) {
  return reading(place, (database) => database.reading.selectFrom('audit').selectAll().execute())
}

test('issue 10, 11: reset-second-factor lets the last superadmin with a lost phone in by the password, and tells by letter and log', async () => {
  await using place = await testPlace()
  const { id } = await signedIn(place)
  const run1 = await run(place, ['reset-second-factor', 'eksynyt_01'])
  expect([run1.code, run1.errors]).toEqual([1, 'eksynyt_01 has no second factor; nothing was changed'])
  {
    await using host = await testHost([], place)
    const since = host.clock.now().toISOString()
    await host.portal.database.writing(async (transaction) => {
      const app = { account_id: id, sealed_key: 'x', last_step: 0, since }
      await transaction.insertInto('authenticator_app').values(app).execute()
      await settleFactors(transaction, id, { dueAt: '' })
    })
    expect((await host.portal.accounts.findById(id))?.secondFactor.isSet).toBe(true)
  }
  const { code, printed } = await run(place, ['reset-second-factor', 'Eksynyt_01'])
  expect([code, printed]).toEqual([
    0,
    'eksynyt_01 has no second factor any more, and the sessions have ended. The password stays.',
  ])
  expect((await run(place, ['reset-second-factor'])).errors).toContain('Name the account')
  expect((await run(place, ['reset-second-factor', 'ei_ketaan'])).errors).toBe('there is no account ei_ketaan')

  await using host = await testHost([], place)
  const record = await host.portal.accounts.findById(id)
  expect([record?.secondFactor.isSet, record?.passwordHash]).toEqual([false, 'hash'])
  const { reading } = host.portal.database
  expect(await reading.selectFrom('session').selectAll().execute()).toEqual([])
  expect(await reading.selectFrom('outbox').select(['template', 'recipient']).execute()).toEqual([
    { template: 'secondfactorremoved', recipient: 'eksynyt_01@demo.example' },
  ])
  expect(await auditEvent(place)).toMatchObject([
    { actor: 'console', action: 'removeusersecondfactor', target: 'eksynyt_01', details: '{"app":true,"passkeys":0}' },
  ])
})
