import { expect, test } from 'vitest'
import { domainMayRegister, Email, emailKey } from './email.ts'

test.each([
  'aino@posti.test',
  'a+b@ä.fi',
  'aino.korpi@mail.posti.example',
  "o'hara@x.fi",
  '_@a-b.co',
  'ääkkönen@turve.fi',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.fi`,
])('REG-21: %s is an address', (email) => {
  expect(Email.safeParse(email).success).toBe(true)
})

test.each([
  '',
  'aino',
  'aino@',
  '@posti.test',
  'aino@posti',
  'aino@@posti.test',
  'aino@posti..test',
  'aino@.posti.test',
  'aino@posti.test.',
  'aino@-posti.test-',
  'aino@-posti.test',
  'aino@posti.test-',
  'aino@x',
  '.aino@posti.test',
  'aino.@posti.test',
  'ai..no@posti.test',
  'ai no@posti.test',
  'aino@pos ti.test',
  'aino@posti.test,toinen@posti.test',
  'aino@posti.test\nbcc: x@y.fi',
  'aino\r@posti.test',
  'ai\u0000no@posti.test',
  'Aino <aino@posti.test>',
  '<aino@posti.test>',
  '"ai no"@posti.test',
  'aino@[127.0.0.1]',
  'mailto:aino@posti.test',
  `aino@${'b'.repeat(64)}.fi`,
  `${'a'.repeat(250)}@b.fi`,
])('REG-21, R43: %j is none', (email) => {
  expect(Email.safeParse(email).success).toBe(false)
})

test('REG-26, ENT-05: an address is kept trimmed, in lower case and in one Unicode form', () => {
  expect(Email.safeParse(' Aino.KORPI@Posti.TEST ').data).toBe('aino.korpi@posti.test')
  expect(emailKey('Ä@X.FI'.normalize('NFD'))).toBe('ä@x.fi')
})

test('REG-34: an address has at most 254 characters', () => {
  const ofLength = (length: number) => `a@${'b.'.repeat(124)}${'c'.repeat(length - 250)}`

  expect(ofLength(254)).toHaveLength(254)
  expect(Email.safeParse(ofLength(254)).success).toBe(true)
  expect(Email.safeParse(ofLength(255)).success).toBe(false)
})

test('R85: four addresses of 100 KB of hostile text are refused within 200 ms together', () => {
  const before = process.threadCpuUsage()
  for (const text of ['a'.repeat(100_000), 'a.'.repeat(50_000), `a@${'b.'.repeat(50_000)}`, `${'@'.repeat(100_000)}`]) {
    expect(Email.safeParse(text).success).toBe(false)
  }
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(200)
})

const rules = { allowed: ['suo.test'], blocked: ['roska.suo.test', 'Muu.TEST'] }
test.each([
  ['an empty allowed list means all', 'a@mikä.test', { allowed: [], blocked: [] }, true],
  ['a listed domain', 'a@suo.test', rules, true],
  ['in any case', 'A@SUO.test', rules, true],
  ['one of several listed', 'a@suo.test', { allowed: ['turve.test', 'suo.test'], blocked: [] }, true],
  ['a subdomain of a listed one', 'a@posti.suo.test', rules, true],
  ['a name that only ends alike', 'a@muusuo.test', rules, false],
  ['a domain off the list', 'a@mikä.test', rules, false],
  ['blocked wins over allowed', 'a@roska.suo.test', rules, false],
  ['blocked covers subdomains', 'a@x.roska.suo.test', rules, false],
  ['blocked without an allowed list', 'a@muu.test', { allowed: [], blocked: ['Muu.TEST'] }, false],
])('REG-23: %s', (...row) => {
  const [, email, domains, isAllowed] = row
  expect(domainMayRegister(email, domains)).toBe(isAllowed)
})
