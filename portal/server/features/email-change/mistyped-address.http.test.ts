import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { checkEmail, confirmEmail, requestReset, resetByLink, saveOwnSettings, undoEmailChange } = portalCalls
const { addUser, saveUser, verifyUsers } = administrationCalls

let portal: TestPortal
let superadmin: { readonly account: Account; readonly token: string }
beforeAll(async () => {
  portal = await startTestPortal()
  const account = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  superadmin = { account, token: await portal.signIn(account) }
})
afterAll(() => portal[Symbol.asyncDispose]())

let addresses = 0
const newAddress = (who: string) => `${who}.${addresses++}@elsewhere.test`

async function owner(fields: Parameters<TestPortal['person']>[0] = {}) {
  const person = await portal.person(fields)
  const token = await portal.signIn(person)
  const change = (email: string) => portal.ask(saveOwnSettings, { email }, { token })
  return { person, token, change }
}

/**
 * Every secret that was ever mailed to the address, under whatever letter. Asked for before what kills a link: a letter
 * that has not left by then is never sent.
 */
async function secretsTo(address: string): Promise<string[]> {
  await portal.host.outbox.drain()
  return portal.mail.letters
    .filter(({ receivers }) => receivers.includes(address))
    .flatMap(({ links }) => links)
    .flatMap((link) => /\/([\w-]{43})$/.exec(link)?.[1] ?? [])
}

async function letterLinksTo(address: string): Promise<string> {
  await portal.host.outbox.drain()
  const to = portal.mail.letters.filter(({ receivers }) => receivers.includes(address))
  return to.flatMap(({ links }) => links).join()
}

/** The stranger tries every link as everything that a link may be. */
async function tryAll(secrets: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const code of secrets) {
    statuses.push((await portal.ask(undoEmailChange, { code })).status)
    statuses.push((await portal.ask(confirmEmail, { code })).status)
    statuses.push((await portal.ask(resetByLink, { hash: code, password: 'Vieras-salasana-1' })).status)
  }
  return statuses
}

async function administered(person: Account, email: string) {
  const stored = await portal.stored(person.id)
  if (!stored) throw new Error('nobody')
  const { id: _id, username, company, usertype, lastmodified, firstname, lastname, groups, language } = stored
  const whole = { _id, username, company, usertype, lastmodified, firstname, lastname, usergroups: [...groups], email }
  return portal.ask(saveUser, { ...whole, apps: [], misc: { language } }, { token: superadmin.token })
}

test('R29: whoever has the mailbox of a mistyped address gets nothing by it, whether the owner goes back or on', async () => {
  for (const isBack of [true, false]) {
    const { person, change } = await owner()
    const [stranger, right] = [newAddress('vieras'), isBack ? person.email : newAddress('oikea')]
    expect((await change(stranger)).status).toBe(200)
    const secrets = await secretsTo(stranger)
    expect(secrets).toHaveLength(1)
    expect((await change(right)).status).toBe(200)

    expect(await secretsTo(stranger)).toEqual(secrets)
    expect(await letterLinksTo(stranger)).not.toContain('undoemailchange')
    expect(await tryAll(secrets)).toEqual([404, 404, 404])

    expect(await portal.stored(person.id)).toMatchObject({ email: right, recoveryEmail: person.email })
    expect((await portal.ask(requestReset, { useremail: stranger })).status).toBe(404)
    expect((await portal.letterTo(stranger)).links[0]).not.toContain('resetpassword')
  }
})

test('R29: the same where an administrator has mistyped the address of a person', async () => {
  const { person } = await owner()
  const [stranger, right] = [newAddress('vieras'), newAddress('oikea')]
  expect((await administered(person, stranger)).status).toBe(200)
  const secrets = await secretsTo(stranger)
  expect(secrets).toHaveLength(1)
  expect((await administered(person, right)).status).toBe(200)

  expect(await secretsTo(stranger)).toEqual(secrets)
  expect(await tryAll(secrets)).toEqual([404, 404, 404])

  expect(await portal.stored(person.id)).toMatchObject({ email: right, recoveryEmail: person.email })
  expect((await portal.ask(undoEmailChange, { code: await portal.codeTo(person.email) })).status).toBe(200)
  expect(await portal.stored(person.id)).toMatchObject({ email: person.email, recoveryEmail: person.email })
})

test('R29: the same where an administrator has mistyped the address of somebody new, by the form', async () => {
  const [stranger, right] = [newAddress('vieras'), newAddress('oikea')]
  const username = `uusi_tulija_${addresses}`
  const form = {
    username,
    password: 'Rahkasammal-88',
    firstname: 'Uusi',
    lastname: 'Tulija',
    usertype: 'customer',
  } as const
  const added = await portal.ask(addUser, { ...form, email: stranger }, { token: superadmin.token })
  expect(added.status, added.text).toBe(201)
  const { _id } = added.body['user'] as { _id: string }
  const person = (await portal.stored(_id)) as Account
  const secrets = await secretsTo(stranger)
  expect(secrets).toHaveLength(1)
  expect((await administered(person, right)).status).toBe(200)

  expect(await secretsTo(stranger)).toEqual(secrets)
  expect(await tryAll(secrets)).toEqual([404, 404, 404])
  // The address was nobody's that anybody knows of: nothing is kept of it, and it does not learn the right one.
  expect(await portal.stored(_id)).toMatchObject({ email: right, recoveryEmail: right })
  expect((await portal.letterTo(stranger)).raw).not.toContain(right)
  expect((await portal.ask(checkEmail, { email: stranger })).body.value).toBe('available')
  await portal.ask(requestReset, { username })
  expect((await portal.letterTo(right)).links[0]).toContain('resetpassword')
})

test('R29: the same where an administrator has verified somebody by hand whose address was mistyped', async () => {
  const [stranger, right] = [newAddress('vieras'), newAddress('oikea')]
  const username = `kasin_vahvistettu_${addresses}`
  const { person } = await (async () => {
    const made = await portal.person({ username, email: stranger, activated: false })
    const input = { users: [made.id], username: superadmin.account.username }
    expect((await portal.ask(verifyUsers, input, { token: superadmin.token })).status).toBe(200)
    return { person: made }
  })()
  const token = await portal.signIn(person)
  expect((await portal.ask(saveOwnSettings, { email: right }, { token })).status).toBe(200)

  expect(await secretsTo(stranger)).toEqual([])
  expect(await portal.stored(person.id)).toMatchObject({ email: right, recoveryEmail: right })
})

test('R29: a link that was opened in the mailbox proves the address of somebody new, which then has its way back', async () => {
  const address = newAddress('uusi')
  const form = { username: `kutsuttu_${addresses}`, password: 'Rahkasammal-88', usertype: 'customer' } as const
  const names = { firstname: 'Uusi', lastname: 'Tulija' }
  const added = await portal.ask(addUser, { ...form, ...names, email: address }, { token: superadmin.token })
  const { _id } = added.body['user'] as { _id: string }
  const hash = await portal.codeTo(address)
  expect((await portal.ask(resetByLink, { hash, password: 'Oma-salasana-881' })).status).toBe(200)
  const token = await portal.signIn({ username: form.username }, 'Oma-salasana-881')
  await portal.ask(saveOwnSettings, { email: newAddress('toinen') }, { token })

  expect((await portal.letterTo(address)).links[0]).toContain('undoemailchange')
  expect((await portal.stored(_id))?.recoveryEmail).toBe(address)
})

test('R29: the link that confirms an address dies with a change of the password', async () => {
  const { token, person, change } = await owner()
  const stranger = newAddress('vieras')
  await change(stranger)
  const code = await portal.codeTo(stranger)

  await portal.ask(saveOwnSettings, { password: 'Uusi-salasana-88' }, { token })

  expect((await portal.ask(confirmEmail, { code })).status).toBe(404)
  expect((await portal.stored(person.id))?.recoveryEmail).toBe(person.email)
})

test('R29: each further change is told to the address that recovers the account, which may take it back', async () => {
  const { person, change } = await owner()
  await change(newAddress('ensin'))
  portal.clock.advance(minutes(1))
  await change(newAddress('sitten'))

  expect(await secretsTo(person.email)).toHaveLength(2)
  expect((await portal.ask(undoEmailChange, { code: await portal.codeTo(person.email) })).status).toBe(200)
  expect(await portal.stored(person.id)).toMatchObject({ email: person.email, recoveryEmail: person.email })
})
