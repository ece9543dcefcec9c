import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { HasherBusy, passwordHasher } from './password-hasher.ts'

const hasher = passwordHasher()

test('OPS-01, R23: a password is hashed with argon2id and a salt of its own', async () => {
  const [first, second] = [await hasher.hash('Suopursu-44-hilla'), await hasher.hash('Suopursu-44-hilla')]

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await hasher.verify(first, 'Suopursu-44-hilla')).toBe(true)
  expect(await hasher.verify(first, 'suopursu-44-hilla')).toBe(false)
})

test('R60: nothing of a password is cut off, and every character counts', async () => {
  const long = `🌲${'x'.repeat(126)}å`
  const stored = await hasher.hash(long)

  expect(await hasher.verify(stored, long)).toBe(true)
  expect(await hasher.verify(stored, `${long.slice(0, -1)}a`)).toBe(false)
  expect(await hasher.verify(stored, `${long} `)).toBe(false)
})

test('R26: without an account the same work is done, and the answer is no', async () => {
  expect(await hasher.verify(undefined, 'nobody has this password')).toBe(false)
})

test('R23: a hash of other parameters is known for outdated', async () => {
  const password = 'Suopursu-44-hilla'
  expect(await hasher.isOutdated(await hasher.hash(password), password)).toBe(false)
  expect(await hasher.isOutdated('$argon2id$v=19$m=8192,t=1,p=1$c2FsdA$aGFzaA', password)).toBe(true)
})

test('R25: two are hashed at a time, sixty-four wait, the next is refused at once, and then all is well again', async () => {
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.verify(undefined, 'x')))

  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(HasherBusy)
  expect(await hasher.verify(undefined, 'x')).toBe(false)
})

test('R25: one client alone may fill the queue, but takes no place and no turn from another', async () => {
  const order: string[] = []
  const of = (client: string, times: number) =>
    Array.from({ length: times }, () => hasher.verify(undefined, 'x', client).then(() => order.push(client)))
  const crowd = Promise.allSettled(of('192.0.2.1', 66))
  const [others, late] = [Promise.allSettled(of('192.0.2.2', 5)), Promise.allSettled(of('192.0.2.1', 3))]

  const served = async (results: Promise<PromiseSettledResult<unknown>[]>) =>
    (await results).filter(({ status }) => status === 'fulfilled').length
  expect([await served(crowd), await served(others), await served(late)]).toEqual([61, 5, 0])
  expect(order.slice(0, 14).filter((client) => client === '192.0.2.2')).toHaveLength(5)
})

test.each([
  'password',
  'PASSWORD',
  'Password1',
  '12345678',
  'qwertyuiop',
  'salasana',
  'aaaaaaaa',
  'abababab',
  '11112222',
])('R60: everybody tries %s first', (password) => {
  expect(isCommonPassword(password, [])).toBe(true)
})

test.each([
  'Korpikorpi',
  'korpi77!',
  '77-KORPI',
  'aino.korpi@posti.test',
  'Höyläpuu_1',
  'höyläpuu_2026'.normalize('NFD'),
  'Äyräs2026',
  'äyräväinen ',
])('R60: %s is made of own names', (password) => {
  const own = ['Korpi', 'aino.korpi@posti.test', 'höyläpuu_1', 'Korpikorpi', 'Äyräs', 'Äyräväinen', '']

  expect(isCommonPassword(password, own)).toBe(true)
})

test.each(['Suopursu-44-hilla', 'korpi on märkä paikka', 'пароль-на-болоте', 'ab12cd34ef'])(
  'R60: %s is free',
  (password) => {
    expect(isCommonPassword(password, ['Korpi', ''])).toBe(false)
  },
)
