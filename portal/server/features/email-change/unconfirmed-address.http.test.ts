import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { days, hours, seconds } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { checkEmail, confirmEmail, register, saveOwnSettings } = portalCalls
const { addUser, saveUser } = administrationCalls

let portal: TestPortal
let superadmin: { readonly account: Account; readonly token: string }
beforeAll(async () => {
  portal = await startTestPortal()
  // Weeks go by here, in which an administrator would have to add a second factor.
  await portal.set({ secondFactorForAdmins: false })
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

async function administered(person: Account, email: string) {
  const stored = await portal.stored(person.id)
  if (!stored) throw new Error('nobody')
  const { id: _id, username, company, usertype, lastmodified, firstname, lastname, groups, language } = stored
  const whole = { _id, username, company, usertype, lastmodified, firstname, lastname, usergroups: [...groups], email }
  return portal.ask(saveUser, { ...whole, apps: [], misc: { language } }, { token: superadmin.token })
}

test('R15: the own address is changed three times an hour, ten times a day', async () => {
  const { person, token } = await owner()
  const change = async () => {
    const email = newAddress('vaihto')
    const answer = await portal.ask(saveOwnSettings, { email, currentpassword: 'Kurkisuo-77-lato' }, { token })
    return { email, answer }
  }
  let last = ''
  for (let changes = 0; changes < 10; changes++) {
    const { email, answer } = await change()
    expect(answer.status, `change ${changes}`).toBe(200)
    last = email
    if (changes % 3 !== 2) continue
    const { answer: refused } = await change()
    expect([refused.status, refused.body.value]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await portal.stored(person.id))?.email).toBe(last)
    portal.clock.advance(hours(1))
  }
  portal.clock.advance(hours(1))
  expect((await change()).answer.status).toBe(429)
  portal.clock.advance(hours(20))
  expect((await change()).answer.status).toBe(200)
})

test('R15: an administrator who edits himself or herself has no more changes than others', async () => {
  const { account } = superadmin
  portal.clock.advance(days(2))
  superadmin = { account, token: await portal.signIn(account) }
  const statuses: number[] = []
  for (let changes = 0; changes < 4; changes++) statuses.push((await administered(account, newAddress('oma'))).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('R29: an address that was left unconfirmed is free at once', async () => {
  const { change } = await owner()
  const stranger = newAddress('vieras')
  await change(stranger)
  expect((await portal.ask(checkEmail, { email: stranger })).body.value).toBe('email_exists')
  await change(newAddress('oikea'))

  expect((await portal.ask(checkEmail, { email: stranger })).body.value).toBe('available')
  expect((await portal.ask(register, registrationForm({ email: stranger }))).status).toBe(201)
})

test.each(['registers', 'changes the own address', 'is added', 'is given it by an administrator'])(
  'R29: an address that nobody confirms is free again after seven days for whoever %s, and the writer has the proven one',
  async (how) => {
    const { person, change } = await owner()
    const email = newAddress('vieras')
    await change(email)
    const other = await owner()
    const code = await portal.codeTo(email)
    const claim = async () => {
      const token = superadmin.token
      const form = { firstname: 'Uusi', lastname: 'Tulija', usertype: 'customer' as const }
      const username = `osoitteen_haltija_${addresses}`
      if (how === 'registers') return portal.ask(register, registrationForm({ email, username }))
      if (how === 'is added')
        return portal.ask(addUser, { ...form, username, password: 'Rahkasammal-88', email }, { token })
      if (how === 'changes the own address')
        return portal.ask(saveOwnSettings, { email }, { token: await portal.signIn(other.person) })
      return administered(other.person, email)
    }
    portal.clock.advance(seconds(7 * 24 * 60 * 60 - 1))
    superadmin = { ...superadmin, token: await portal.signIn(superadmin.account) }
    expect((await claim()).body.value).toBe('email_exists')
    portal.clock.advance(seconds(1))
    expect((await portal.ask(checkEmail, { email })).body.value).toBe('available')

    const claimed = await claim()

    expect([200, 201], claimed.text).toContain(claimed.status)
    expect(await portal.stored(person.id)).toMatchObject({ email: person.email, recoveryEmail: person.email })
    expect((await portal.ask(confirmEmail, { code })).status).toBe(404)
  },
)

test('R29: an address that was confirmed is never free', async () => {
  const { person, change } = await owner()
  const email = newAddress('oma')
  await change(email)
  await portal.ask(confirmEmail, { code: await portal.codeTo(email) })
  portal.clock.advance(days(8))

  expect((await portal.ask(register, registrationForm({ email }))).body.value).toBe('email_exists')
  expect((await portal.stored(person.id))?.email).toBe(email)
})
