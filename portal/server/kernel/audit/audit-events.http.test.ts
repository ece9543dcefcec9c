import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditAction } from '../../../contract/own.ts'
import { portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { testApplication } from '../../testing/test-application.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { days, hours, minutes } from '../clock/clock.ts'
import { hashSecret } from '../secrets/random-secret.ts'

const calls = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ applications: [testApplication({ key: 'peatsale' })] })
})
afterAll(() => portal[Symbol.asyncDispose]())

const trail = () => portal.host.database.reading.selectFrom('audit').selectAll().orderBy('seq').execute()

/** The lines that the act adds to the trail. */
async function toldOf(act: () => Promise<unknown>) {
  const before = (await trail()).length
  await act()
  return (await trail()).slice(before)
}

async function person() {
  const account = await portal.person({ company: 'Biolan', apps: ['peatsale'] })
  return { account, token: await portal.signIn(account), username: account.username }
}

const acts: readonly (readonly [AuditAction, 'done' | 'refused', () => Promise<() => Promise<unknown>>])[] = [
  ['register', 'done', async () => () => portal.ask(calls.register, registrationForm({ company: 'Biolan' }))],
  [
    'verifyemail',
    'done',
    async () => {
      const form = registrationForm({ company: 'Biolan' })
      await portal.ask(calls.register, form)
      const validationcode = await portal.codeTo(form.email)
      return () => portal.ask(calls.validateEmail, { validationcode })
    },
  ],
  [
    'login',
    'done',
    async () => {
      const { username } = await person()
      return () => portal.ask(calls.logIn, { username, password: testPassword })
    },
  ],
  [
    'login',
    'refused',
    async () => {
      const { username } = await person()
      return () => portal.ask(calls.logIn, { username, password: 'väärä salasana' })
    },
  ],
  [
    'logout',
    'done',
    async () => {
      const { token } = await person()
      return () => portal.ask(calls.logOut, {}, { token })
    },
  ],
  [
    'endsession',
    'done',
    async () => {
      const { account, token } = await person()
      const [id = ''] = (await portal.signIn(account)).split('.')
      return () => portal.ask(calls.endOwnSession, { id }, { token })
    },
  ],
  [
    'requestreset',
    'done',
    async () => {
      const { username } = await person()
      return () => portal.ask(calls.requestReset, { username })
    },
  ],
  [
    'resetpassword',
    'done',
    async () => {
      const { account, username } = await person()
      await portal.ask(calls.requestReset, { username })
      const hash = await portal.codeTo(account.email)
      return () => portal.ask(calls.resetByLink, { hash, password: 'Uusi-salasana-88' })
    },
  ],
  [
    'saveownsettings',
    'done',
    async () => {
      const { token } = await person()
      return () => portal.ask(calls.saveOwnSettings, { city: 'Pori', password: 'Uusi-salasana-88' }, { token })
    },
  ],
  [
    'saveownsettings',
    'refused',
    async () => {
      const { token } = await person()
      const wrong = { password: 'Uusi-salasana-88', currentpassword: 'väärä salasana' }
      return () => portal.ask(calls.saveOwnSettings, wrong, { token })
    },
  ],
  [
    'saveownapplications',
    'done',
    async () => {
      const { token, username } = await person()
      const input = { username, homeapp: 'peatsale', preferredapps: ['peatsale'] }
      return () => portal.ask(calls.saveOwnApplications, input, { token })
    },
  ],
  [
    'confirmemail',
    'done',
    async () => {
      const { token } = await person()
      await portal.ask(calls.saveOwnSettings, { email: 'vahvistettava@posti.test' }, { token })
      const code = await portal.codeTo('vahvistettava@posti.test')
      return () => portal.ask(calls.confirmEmail, { code })
    },
  ],
  [
    'undoemailchange',
    'done',
    async () => {
      const { account, token } = await person()
      await portal.ask(calls.saveOwnSettings, { email: 'peruttava@posti.test' }, { token })
      const code = await portal.codeTo(account.email)
      return () => portal.ask(calls.undoEmailChange, { code })
    },
  ],
]

test.each(acts)(
  'OPS-05, R41: %s %s makes one line: who, what, whom, when, from where',
  async (action, result, prepare) => {
    const lines = await toldOf(await prepare())

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      action,
      result,
      at: portal.clock.now().toISOString(),
      company: 'Biolan',
      address: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(lines[0]?.target).not.toBe('')
  },
)

test('OPS-05: the details say which fields changed, and no value of a secret', async () => {
  const { token } = await person()

  const [line] = await toldOf(() =>
    portal.ask(calls.saveOwnSettings, { city: 'Pori', password: 'Uusi-salasana-88' }, { token }),
  )

  expect(JSON.parse(line?.details ?? '')).toEqual({ fields: ['city', 'password'] })
  expect(line?.session_hash).toBe(hashSecret(token.split('.')[0] ?? '').slice(0, 16))
})

test('ROLE-25, OPS-05: a name that nobody has may be a password, and is not written down', async () => {
  const [line] = await toldOf(() => portal.ask(calls.logIn, { username: 'Salasanani-77', password: 'x' }))

  expect(line).toMatchObject({ action: 'login', result: 'refused', target: '' })
  expect(JSON.stringify(line)).not.toContain('Salasanani-77')
})

test('OPS-05, R41: a wrong password where the activation letter is asked for again is a refused sign-in', async () => {
  const form = registrationForm({ company: 'Biolan' })
  await portal.ask(calls.register, form)

  const lines = await toldOf(() =>
    portal.ask(calls.resendValidation, { username: form.username, password: 'väärä salasana' }),
  )

  expect(lines).toMatchObject([{ action: 'login', result: 'refused', target: form.username, company: 'Biolan' }])
  expect(JSON.parse(lines[0]?.details ?? '')).toEqual({ why: 'invalid_password', device: 'node' })
})

test('OPS-05, R41: a wait that begins is told of once, the tries that it refuses are not', async () => {
  const { username } = await person()
  const guess = async (number: number) => portal.ask(calls.logIn, { username, password: `arvaus ${number}` })

  const lines = await toldOf(async () => {
    for (let number = 0; number < 9; number++) await guess(number)
    portal.clock.advance(minutes(1))
    for (let number = 10; number < 13; number++) await guess(number)
  })

  expect(lines.every((line) => line.target === username && line.result === 'refused')).toBe(true)
  const why = lines.map(({ details }) => JSON.parse(details).why)
  const wrong = 'invalid_password'
  expect(why).toEqual([wrong, wrong, wrong, wrong, wrong, 'too_many_requests', wrong, 'too_many_requests'])
})

test('R63, OPS-05: an abandoned registration that gives up its address is told of', async () => {
  const [first, second] = [
    registrationForm({ email: 'jaettu@posti.test' }),
    registrationForm({ email: 'jaettu@posti.test' }),
  ]
  await portal.ask(calls.register, first)
  portal.clock.advance(days(7))
  portal.clock.advance(hours(1))

  const lines = await toldOf(() => portal.ask(calls.register, second))

  expect(lines.map(({ action, target }) => [action, target])).toEqual([
    ['removeunverified', first.username],
    ['register', second.username],
  ])
})

test('R41, R13: what fails leaves no line behind', async () => {
  const { token, account } = await person()
  const { audit } = portal.host
  const { append } = audit
  audit.append = async (transaction, event) => {
    await append(transaction, event)
    throw new Error('planted')
  }
  const lines = await toldOf(() => portal.ask(calls.saveOwnSettings, { city: 'Pori' }, { token }))
  audit.append = append

  expect(lines).toEqual([])
  expect(await portal.stored(account.id)).toEqual(account)
})
