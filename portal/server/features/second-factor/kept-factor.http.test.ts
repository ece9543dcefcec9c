import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import { stepBrowser, withApp, withPasskey } from '../../testing/second-factor.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { confirmEmail, logIn, readOwnSessions, requestReset, resetByLink } = portalCalls
const { saveOwnSettings, secureAccount, undoEmailChange } = portalCalls
const { deleteUser, readUser, readUserSecondFactor, removeUserSecondFactor } = administrationCalls
const { resetUserPassword, saveUser, searchAudit, setUserActive } = administrationCalls
const newPassword = 'Uusi-salasana-88'
let portal: TestPortal
let boss: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal()
  boss = await signedIn(portal, { groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

type Secured = Awaited<ReturnType<typeof withApp>>

const setByLink = async (hash: string) =>
  expect((await portal.ask(resetByLink, { hash, password: newPassword })).status).toBe(200)

/** Saved by an administrator as the form does, with these changes. */
async function saved({ id }: Account, changes: object): Promise<void> {
  const { user } = (await boss.ask(readUser, { id })).body as { user: object }
  expect(await boss.ask(saveUser, { ...user, ...changes } as never)).toMatchObject({ status: 200 })
}

const changes: Readonly<Record<string, (secured: Secured) => Promise<unknown>>> = {
  'a reset by mail': async ({ person }) => {
    await portal.ask(requestReset, { username: person.username })
    await setByLink(await portal.codeTo(person.email))
  },
  'an administrator’s reset': async ({ person: { id, username, email } }) => {
    await boss.ask(resetUserPassword, { id, username, modifiedby: boss.person.username })
    await setByLink(await portal.codeTo(email))
  },
  'a password that an administrator types': ({ person }) =>
    saved(person, { password: newPassword, editpassword: newPassword }),
  'an own new password': ({ token }) => portal.ask(saveOwnSettings, { password: newPassword }, { token }),
  'the link “this was not me”': async ({ token, person }) => {
    await portal.ask(saveOwnSettings, { password: 'Varkaan-salasana-1' }, { token })
    const code = await portal.codeTo(person.email)
    expect((await portal.ask(secureAccount, { code })).status).toBe(200)
    await setByLink(code)
  },
}

test.each(Object.entries(changes))('issue 10, 11: %s removes no second factor', async (_, change) => {
  const secured = await withApp(portal)
  await change(secured)
  portal.clock.advance(minutes(1))
  const browser = stepBrowser(portal)
  expect((await browser.password(secured.person, newPassword)).body).toMatchObject({
    value: 'second_step_required',
    fields: ['code', 'recoverycode'],
  })
  expect((await browser.second({ code: secured.code() })).body).toMatchObject({ value: 'ok', codesleft: 10 })
})

const addresses: Readonly<Record<string, (secured: Secured, email: string) => Promise<unknown>>> = {
  'a confirmed new address': async ({ token }, email) => {
    await portal.ask(saveOwnSettings, { email }, { token })
    expect((await portal.ask(confirmEmail, { code: await portal.codeTo(email) })).status).toBe(200)
  },
  'a change of address that is taken back': async ({ token, person }, email) => {
    await portal.ask(saveOwnSettings, { email }, { token })
    expect((await portal.ask(undoEmailChange, { code: await portal.codeTo(person.email) })).status).toBe(200)
  },
  'an address that an administrator types': ({ person }, email) => saved(person, { email }),
  'a deactivation that is taken back': async ({ person: { id } }) => {
    expect((await boss.ask(setUserActive, { id, active: false })).status).toBe(200)
    expect((await boss.ask(setUserActive, { id, active: true })).status).toBe(200)
  },
}

test.each(Object.entries(addresses))('issue 10, 11: %s removes no second factor', async (_, change) => {
  const secured = await withApp(portal)
  await change(secured, `uusi.${secured.person.username}@posti.test`.toLowerCase())
  const browser = stepBrowser(portal)
  expect((await browser.password(secured.person)).body.value).toBe('second_step_required')
  expect((await browser.second({ code: secured.code() })).status).toBe(200)
})

test('issue 10, 11, ROLE-31: after a lost phone whoever may set the password removes the factors; the person is told, sessions end', async () => {
  const { person, token } = await withPasskey(portal, { company: 'Biolan', groups: ['biolan'] })
  const browser = stepBrowser(portal)
  await browser.password(person)
  const admin = await signedIn(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin'] })
  const other = await signedIn(portal, { company: 'Novarbo', groups: ['novarbo', 'novarboadmin'] })
  expect((await other.ask(removeUserSecondFactor, { id: person.id })).body.value).toBe('user_not_found')
  expect((await other.ask(readUserSecondFactor, { id: person.id })).body.value).toBe('user_not_found')
  expect((await admin.ask(removeUserSecondFactor, { id: admin.person.id })).body.value).toBe('own_account')
  const found = await admin.ask(readUserSecondFactor, { id: person.id })
  expect(found.body).toMatchObject({ app: false, passkeys: 1, codesleft: 10 })

  expect((await admin.ask(removeUserSecondFactor, { id: person.id })).status).toBe(200)
  expect((await admin.ask(removeUserSecondFactor, { id: person.id })).status).toBe(200)
  expect((await admin.ask(readUserSecondFactor, { id: person.id })).body).toMatchObject({ passkeys: 0, codesleft: 0 })
  expect((await portal.ask(readOwnSessions, {}, { token })).status).toBe(401)
  expect((await browser.second({ code: '000000' })).body.value).toBe('attempt_over')
  expect((await portal.ask(logIn, { username: person.username, password: testPassword })).status).toBe(200)
  const letter = await portal.letterTo(person.email)
  expect(letter.text).toContain('Ylläpitäjä poisti käyttäjätililtäsi kirjautumisen toisen vaiheen')
  const { lines } = (await boss.ask(searchAudit, { target: person.username })).body as { lines: object[] }
  expect(lines).toContainEqual(
    expect.objectContaining({
      action: 'removeusersecondfactor',
      actor: admin.person.username,
      details: { app: false, passkeys: 1 },
    }),
  )
})

test('issue 10, 11: an administrator whose factors were removed adds one before anything else', async () => {
  const { person } = await withApp(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin'] })
  expect((await boss.ask(removeUserSecondFactor, { id: person.id })).status).toBe(200)
  const answer = await portal.ask(logIn, { username: person.username, password: testPassword })
  expect(answer.body['missingsecondfactor']).toMatchObject({ forced: true })
})

test('issue 10, 9 and 11: with the person every trace of the factors goes', async () => {
  const { person } = await withPasskey(portal)
  await stepBrowser(portal).password(person)
  const { id, username } = person
  expect((await boss.ask(deleteUser, { admin: boss.person.username, id, username, userid: id })).status).toBe(200)
  for (const table of ['passkey', 'recovery_code', 'second_step'] as const) {
    const rows = await portal.host.database.reading.selectFrom(table).select('account_id').execute()
    expect(rows).not.toContainEqual({ account_id: id })
  }
})
