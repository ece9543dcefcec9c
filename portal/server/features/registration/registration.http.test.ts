import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { days, hours, minutes } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { register } = portalCalls
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const storedAs = async (username: string) => (await portal.host.accounts.findByUsername(username))?.account

test('CALL-18, REG-39: a whole form registers a customer who is not activated yet, answered 201', async () => {
  const form = registrationForm({ company: 'biolan', country: 'Ruotsi' })

  const answer = await portal.ask(register, form)

  expect(answer.status).toBe(201)
  expect(answer.body).toEqual({ success: true, value: 'ok' })
  const { password: _, misc, ...fields } = form
  expect(await storedAs(form.username)).toMatchObject({
    ...fields,
    company: 'Biolan',
    language: misc.language,
    activated: false,
    deactivated: false,
    createdby: form.username,
  })
})

test('ENT-01, ENT-15, ENT-16: the server makes the id, who made the account, and when it changed', async () => {
  const form = { ...registrationForm(), _id: 'mine', createdby: 'root', lastmodified: '1999-01-01T00:00:00.000Z' }

  await portal.ask(register, form)

  const account = await storedAs(form.username)
  expect(account?.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(account).toMatchObject({ createdby: form.username, lastmodified: portal.clock.now().toISOString() })
})

test('REG-26, ENT-05: an e-mail address is stored in lower case', async () => {
  const form = registrationForm({ email: 'Aino.KORPI@Posti.TEST' })

  await portal.ask(register, form)

  expect((await storedAs(form.username))?.email).toBe('aino.korpi@posti.test')
})

test('REG-15: a username may have å, ä and ö, and is the same person in any case and Unicode form', async () => {
  await portal.ask(register, registrationForm({ username: 'Höyläpuu_1', email: 'hoyla@posti.test' }))

  const twin = await portal.ask(register, registrationForm({ username: 'HÖYLÄPUU_1'.normalize('NFD') }))

  expect(twin.status).toBe(409)
  expect(twin.body).toMatchObject({ value: 'user_exists', fields: ['username'] })
})

test('REG-35: without a country it is Suomi, in English Finland', async () => {
  const [finnish, english] = [registrationForm(), registrationForm({ misc: { language: 'en' } })]

  await portal.ask(register, finnish)
  await portal.ask(register, english)

  expect((await storedAs(finnish.username))?.country).toBe('Suomi')
  expect((await storedAs(english.username))?.country).toBe('Finland')
})

test('REG-37: a company off the list is refused with 422', async () => {
  const answer = await portal.ask(register, registrationForm({ company: 'Turve Oy' }))

  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ value: 'invalid_input', fields: ['company'] })
})

test('REG-38, REG-40: nothing beyond the form is taken, and a company gives no group and no application', async () => {
  const form = registrationForm({ company: 'Biolan' })
  const hostile = {
    usertype: 'admin',
    usergroups: ['superadmin', 'biolanadmin'],
    apps: ['peatsale'],
    activated: true,
    deactivated: false,
    transportadmin: true,
    transportalloworders: true,
    carrier: 'someone',
    homeapp: 'peatsale',
    preferredapps: ['peatsale'],
    jobtitle: 'Director',
    is_superadmin: 1,
    isSuperadmin: true,
    isAdmin: true,
    recoveryEmail: 'thief@elsewhere.test',
    manureuserobj: { manureinuse: true, usertype: 'admin', usertypedefinition: 'admin' },
    usertypemanure: 'admin',
    __proto__: { activated: true },
  }

  const answer = await portal.send('POST', register.path, { body: { ...form, ...hostile } })

  expect(answer.status).toBe(201)
  expect(await storedAs(form.username)).toMatchObject({
    usertype: 'customer',
    groups: [],
    apps: [],
    homeapp: '',
    preferredapps: [],
    jobtitle: '',
    carrier: '',
    activated: false,
    transportadmin: false,
    transportalloworders: false,
    isSuperadmin: false,
    isAdmin: false,
    recoveryEmail: form.email,
  })
})

test.each([
  ['REG-13, CONST-01: a username under 8 characters', { username: 'seitsem' }, 'username'],
  ['REG-16: a username over 29 characters', { username: 'a'.repeat(30) }, 'username'],
  ['REG-14: a username with a space', { username: 'kaksi sanaa' }, 'username'],
  ['REG-18, CONST-01: a password under 8 characters', { password: 'lyhyt77' }, 'password'],
  ['REG-19: a password over 128 characters', { password: 'x1'.repeat(65) }, 'password'],
  ['REG-21: an address without a domain', { email: 'aino@' }, 'email'],
  ['REG-27, CONST-02: a first name of one letter', { firstname: 'A' }, 'firstname'],
  ['REG-28: a last name of spaces', { lastname: '   ' }, 'lastname'],
  ['REG-29: no street address', { streetaddress: ' ' }, 'streetaddress'],
  ['REG-30: a postal code with a letter', { postal: '2010A' }, 'postal'],
  ['REG-30: no postal code', { postal: '' }, 'postal'],
  ['REG-32: no city', { city: '' }, 'city'],
  ['REG-33: no telephone', { telephone: '' }, 'telephone'],
  ['REG-34: a telephone of letters', { telephone: 'soita pian' }, 'telephone'],
  ['REG-36: a language that is neither fi nor en', { misc: { language: 'sv' as 'fi' } }, 'misc.language'],
])('CALL-10, %s is refused, and the field is named', async (_, changes, field) => {
  const answer = await portal.ask(register, registrationForm(changes))

  expect(answer.status).toBe(422)
  expect(answer.body).toEqual({ success: false, value: 'invalid_input', fields: [field] })
})

test('REG-13, REG-18, REG-27, REG-28, CONST-01, CONST-02: the shortest username, password and names are taken', async () => {
  const shortest = { username: 'rahka_77', password: 'vesuri-8', firstname: 'Bo', lastname: 'Ek' }
  expect((await portal.ask(register, registrationForm(shortest))).status).toBe(201)
})

test('CALL-10: every field at fault is named at once', async () => {
  const answer = await portal.send('POST', register.path, { body: { username: 'x', email: 5, misc: null } })

  expect(answer.body.fields?.toSorted()).toEqual([
    'city',
    'company',
    'email',
    'firstname',
    'lastname',
    'misc',
    'password',
    'postal',
    'streetaddress',
    'telephone',
    'username',
  ])
})

test('REG-31: a postal code of 00100 follows the operator: refused by the strict rule, taken by five digits', async () => {
  const strict = await portal.ask(register, registrationForm({ postal: '00100' }))
  await portal.set({ postalCodeRule: 'fivedigits' })
  const five = await portal.ask(register, registrationForm({ postal: '00100' }))
  const six = await portal.ask(register, registrationForm({ postal: '001000' }))
  await portal.set({ postalCodeRule: 'strict' })

  expect([strict.status, five.status, six.status]).toEqual([422, 201, 422])
  expect(strict.body.fields).toEqual(['postal'])
})

test('REG-19: a password of 128 characters and emoji opens the account it made', async () => {
  const form = registrationForm({ password: `🌲 ${'suo ja rahka '.repeat(9)}å` })
  await portal.ask(register, form)
  await portal.ask(portalCalls.validateEmail, { validationcode: await portal.codeTo(form.email) })

  expect(await portal.signIn(form, form.password)).toMatch(/\./)
})

test.each(['salasana', 'Password1', 'rekisteroija_77', 'Kauhanen1', 'biolan2026', '11111111'])(
  'R60: the password %s is too common or made of own names',
  async (password) => {
    const form = registrationForm({ username: 'rekisteroija_77', lastname: 'Kauhanen', password })

    const answer = await portal.ask(register, form)

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ value: 'common_password', fields: ['password'] })
  },
)

test('REG-45, I18N-08: the letter has the link register/validate/{activationcode}, in the language chosen', async () => {
  const [finnish, english] = [registrationForm(), registrationForm({ misc: { language: 'en' } })]
  await portal.ask(register, finnish)
  await portal.ask(register, english)

  const letters = [await portal.letterTo(finnish.email), await portal.letterTo(english.email)]

  for (const letter of letters) {
    expect(letter.links[0]).toMatch(/^https:\/\/portal\.test\/#\/register\/validate\/[\w-]{43}$/)
  }
  expect(letters.map(({ text }) => text.split(' ')[0])).toEqual(['Hei', 'Hello'])
})

test('REG-11, R20: registration that the operator has shut is refused with 403, and makes nothing', async () => {
  const form = registrationForm()
  await portal.set({ registrationEnabled: false })
  const answer = await portal.ask(register, form)
  await portal.set({ registrationEnabled: true })

  expect(answer.status).toBe(403)
  expect(answer.body).toEqual({ success: false, value: 'registration_disabled' })
  expect(await storedAs(form.username)).toBeUndefined()
})

test('CALL-18: one client registers ten times an hour, then is told to wait', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.18' }
  const answers = []
  for (let count = 0; count < 11; count++) answers.push(await portal.ask(register, registrationForm(), { headers }))

  expect(answers.map(({ status }) => status)).toEqual([...new Array<number>(10).fill(201), 429])
  expect(Number(answers[10]?.headers.get('retry-after'))).toBe(3600)
  portal.clock.advance(minutes(60))
  expect((await portal.ask(register, registrationForm(), { headers })).status).toBe(201)
})

test('R63: an address that an unverified registration took is free again after seven days, not before', async () => {
  const [first, second] = [
    registrationForm({ email: 'vanha@posti.test' }),
    registrationForm({ email: 'vanha@posti.test' }),
  ]
  await portal.ask(register, first)
  portal.clock.advance(days(7))
  const early = await portal.ask(register, second)
  portal.clock.advance(hours(1))
  const late = await portal.ask(register, second)

  expect([early.status, late.status]).toEqual([409, 201])
  expect(early.body).toMatchObject({ value: 'email_exists', fields: ['email'] })
  expect(await storedAs(first.username)).toBeUndefined()
})
