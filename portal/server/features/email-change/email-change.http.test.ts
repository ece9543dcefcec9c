import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { days, minutes, seconds } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const {
  checkEmail,
  confirmEmail,
  logIn,
  register,
  readOwnSessions,
  requestReset,
  resetByLink,
  saveOwnSettings,
  undoEmailChange,
} = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

let addresses = 0
async function changedAddress() {
  const person = await portal.person()
  const token = await portal.signIn(person)
  const address = `uusi.${addresses++}@posti.test`
  const answer = await portal.ask(saveOwnSettings, { email: address.toUpperCase() }, { token })
  return {
    person,
    token,
    address,
    answer,
    undo: await portal.codeTo(person.email),
    confirm: await portal.codeTo(address),
  }
}
const undone = async (code: string) => (await portal.ask(undoEmailChange, { code })).status
const confirmed = async (code: string) => (await portal.ask(confirmEmail, { code })).status

test('SETTINGS-25, SETTINGS-28: a new address is in use at once, and both addresses get a letter', async () => {
  const { person, address, answer } = await changedAddress()

  expect(answer.body['payload']).toMatchObject({ email: address })
  expect(await portal.stored(person.id)).toMatchObject({ email: address, recoveryEmail: person.email })
  expect((await portal.letterTo(person.email)).links[0]).toMatch(/\/#\/user\/undoemailchange\/[\w-]{43}$/)
  expect((await portal.letterTo(address)).links[0]).toMatch(/\/#\/user\/confirmemail\/[\w-]{43}$/)
})

test('R29: until the new address is confirmed a forgotten password is recovered at the old one', async () => {
  const { person, address, confirm } = await changedAddress()
  const resetGoesTo = async () => {
    portal.clock.advance(minutes(60))
    await portal.ask(requestReset, { username: person.username })
    await portal.host.outbox.drain()
    return portal.mail.letters.findLast(({ links }) => links[0]?.includes('resetpassword'))?.receivers
  }
  expect(await resetGoesTo()).toEqual([person.email])

  expect(await confirmed(confirm)).toBe(200)

  expect(await resetGoesTo()).toEqual([address])
})

test('R29, FORGOT-07: asking by the old address alone mails it while the new one waits, and finds nobody afterwards', async () => {
  const { person, confirm } = await changedAddress()

  expect((await portal.ask(requestReset, { useremail: person.email.toUpperCase() })).status).toBe(200)
  const hash = await portal.codeTo(person.email)
  expect((await portal.letterTo(person.email)).links[0]).toContain('/#/auth/resetpassword/')

  await confirmed(confirm)
  expect((await portal.ask(requestReset, { useremail: person.email })).status).toBe(404)
  // R09: what was mailed to the old address opens nothing any more.
  expect((await portal.ask(resetByLink, { hash, password: 'Uusi-salasana-88' })).status).toBe(404)
})

test('R29: asking by the new address before it is confirmed mails the old one, too', async () => {
  const { person, address } = await changedAddress()

  expect((await portal.ask(requestReset, { useremail: address })).status).toBe(200)

  expect((await portal.letterTo(person.email)).links[0]).toContain('/#/auth/resetpassword/')
})

test('R29: the holder of the old address takes the change back within seven days, which signs everybody out', async () => {
  const { person, token, confirm, undo } = await changedAddress()
  portal.clock.advance(seconds(7 * 24 * 60 * 60 - 1))

  const answer = await portal.ask(undoEmailChange, { code: undo })

  expect([answer.status, answer.body]).toEqual([200, { success: true, value: 'ok' }])
  expect(await portal.stored(person.id)).toMatchObject({ email: person.email, recoveryEmail: person.email })
  expect((await portal.ask(readOwnSessions, {}, { token })).status).toBe(401)
  expect([await confirmed(confirm), await undone(undo)]).toEqual([404, 404])
})

test('R29: after seven days it cannot be taken back any more', async () => {
  const { person, address, undo } = await changedAddress()
  portal.clock.advance(days(7))

  expect(await undone(undo)).toBe(404)
  expect((await portal.stored(person.id))?.email).toBe(address)
})

test('R29: a thief who confirms and changes the address again does not void the way back of the owner', async () => {
  const { person, token, confirm, undo } = await changedAddress()
  await confirmed(confirm)
  portal.clock.advance(minutes(1))
  await portal.ask(saveOwnSettings, { email: 'varas@elsewhere.test' }, { token })
  const undoOfThief = await portal.codeTo(`uusi.${addresses - 1}@posti.test`)

  expect(await undone(undo)).toBe(200)

  expect(await portal.stored(person.id)).toMatchObject({ email: person.email, recoveryEmail: person.email })
  expect(await undone(undoOfThief)).toBe(404)
  expect((await portal.stored(person.id))?.email).toBe(person.email)
})

test('R29: nobody takes the old address by any way, until seven days after it was left and confirmed away', async () => {
  const { person, address, confirm } = await changedAddress()
  await confirmed(confirm)
  const email = person.email
  const [token, superadmin] = [
    await portal.signIn(await portal.person()),
    await portal.signIn(await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })),
  ]
  const customer = await portal.person()
  const { username, lastmodified, firstname, lastname, company, usertype } = customer
  const whole = { _id: customer.id, username, lastmodified, firstname, lastname, company, usertype, email }
  const tries = async () => [
    (await portal.ask(checkEmail, { email })).body.value,
    (await portal.ask(register, registrationForm({ email }))).body.value,
    (await portal.ask(saveOwnSettings, { email }, { token })).body.value,
    (await portal.ask(administrationCalls.saveUser, whole as never, { token: superadmin })).body.value,
  ]
  expect(await tries()).toEqual(Array.from({ length: 4 }, () => 'email_exists'))
  expect((await portal.stored(person.id))?.email).toBe(address)

  portal.clock.advance(days(7))
  expect((await portal.ask(register, registrationForm({ email }))).status).toBe(201)
})

test('R29: while it recovers the account the old address is kept beyond the seven days', async () => {
  const { person } = await changedAddress()
  portal.clock.advance(days(8))

  const answer = await portal.ask(register, registrationForm({ email: person.email }))

  expect([answer.status, answer.body.value, answer.body.fields]).toEqual([409, 'email_exists', ['email']])
})

test('R29: the person alone may go back to the own old address', async () => {
  const { person, token } = await changedAddress()

  expect((await portal.ask(saveOwnSettings, { email: person.email }, { token })).status).toBe(200)
})

test('R29: whoever registered with the old address and never verified it gives way to the one who undoes the change', async () => {
  const { person, undo } = await changedAddress()
  const username = 'osoitteen_ottaja'
  const thief = await portal.person({ username, email: person.email, activated: false, createdby: username })

  expect(await undone(undo)).toBe(200)

  expect(await portal.stored(person.id)).toMatchObject({ email: person.email })
  expect(await portal.stored(thief.id)).toBeUndefined()
})

test('R29: an old address that a verified account has by now is refused, and the link is not used up by that', async () => {
  const { person, undo } = await changedAddress()
  const other = await portal.person({ email: person.email })

  const answer = await portal.ask(undoEmailChange, { code: undo })

  expect([answer.status, answer.body.value]).toEqual([409, 'email_exists'])
  await portal.host.database.writing((transaction) =>
    transaction.deleteFrom('account').where('id', '=', other.id).execute(),
  )
  expect(await undone(undo)).toBe(200)
})

test('R09, R10: the links fit their own purpose only', async () => {
  const { confirm, undo } = await changedAddress()

  expect([await undone(confirm), await confirmed(undo)]).toEqual([404, 404])
  for (const hash of [confirm, undo]) {
    expect((await portal.ask(resetByLink, { hash, password: 'Uusi-salasana-88' })).status).toBe(404)
  }
  expect([await confirmed(confirm), await undone(undo)]).toEqual([200, 200])
})

test('R09: of 20 uses of a link at once one wins', async () => {
  const { undo } = await changedAddress()

  const statuses = await Promise.all(Array.from({ length: 20 }, () => undone(undo)))

  expect(statuses.toSorted()).toEqual([200, ...new Array<number>(19).fill(404)])
})

test('R29: the confirmation of an address that has been changed again is worth nothing', async () => {
  const { person, token, confirm } = await changedAddress()
  await portal.ask(saveOwnSettings, { email: 'kolmas.osoite@posti.test' }, { token })

  expect(await confirmed(confirm)).toBe(404)
  expect((await portal.stored(person.id))?.recoveryEmail).toBe(person.email)
})

test('SETTINGS-25, ENT-05: an address that somebody has, in any case, is refused with 409', async () => {
  const [other, person] = [await portal.person(), await portal.person()]
  const token = await portal.signIn(person)

  const answer = await portal.ask(saveOwnSettings, { email: other.email.toUpperCase() }, { token })

  expect([answer.status, answer.body.value, answer.body.fields]).toEqual([409, 'email_exists', ['email']])
})

test('SETTINGS-25, REG-23: a domain that the operator blocks is refused with 422', async () => {
  const token = await portal.signIn(await portal.person())
  await portal.set({ emailDomainsBlocked: ['roska.test'] })
  const answer = await portal.ask(saveOwnSettings, { email: 'a@x.roska.test' }, { token })
  await portal.set({ emailDomainsBlocked: [] })

  expect([answer.status, answer.body.value, answer.body.fields]).toEqual([422, 'email_domain_not_allowed', ['email']])
})

test('OPS-09: of 10 people who take one address at once one gets it', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, async () => portal.signIn(await portal.person())))

  const answers = await Promise.all(
    tokens.map((token) => portal.ask(saveOwnSettings, { email: 'yhteinen@posti.test' }, { token })),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...new Array<number>(9).fill(409)])
})

test('ENT-05: the new address does not become a second username', async () => {
  const { address } = await changedAddress()

  expect((await portal.ask(logIn, { username: address, password: 'Kurkisuo-77-lato' })).status).toBe(401)
})
