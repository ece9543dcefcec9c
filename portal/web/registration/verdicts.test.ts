import { expect, test } from 'vitest'
import type { Verdicts } from './verdicts.ts'
import { faultsAndRefusals, verdictOn, withVerdicts } from './verdicts.ts'

const values = { username: 'helena_kallio', email: 'helena@demo.example', privacy: true }
const taken: Verdicts = [{ field: 'username', value: 'helena_kallio', says: 'registerusernameexists' }]

test('REG-17, REG-41: a taken username is said at that name only, in whatever case it is typed', () => {
  const faultAt = (username: string) => faultsAndRefusals({}, { ...values, username }, taken).username

  expect(faultAt('helena_kallio')).toBe('registerusernameexists')
  expect(faultAt('HELENA_Kallio')).toBe('registerusernameexists')
  expect(faultAt('helena_kallio1')).toBeUndefined()
})

test('REG-17: a free name has its mark until it is changed, and is no fault', () => {
  const free: Verdicts = [{ field: 'username', value: 'helena_kallio', says: 'free' }]

  expect(verdictOn('username', 'helena_kallio', free)).toBe('free')
  expect(verdictOn('username', 'helena_kalli', free)).toBeUndefined()
  expect(verdictOn('email', 'helena_kallio', free)).toBeUndefined()
  expect(faultsAndRefusals({}, values, free)).toEqual({})
})

test('REG-42: a newer verdict on the same field replaces the older one and leaves the others', () => {
  const newer: Verdicts = [{ field: 'username', value: 'helena_kallio', says: 'free' }]
  const email: Verdicts = [{ field: 'email', value: 'helena@demo.example', says: 'registeremailexists' }]
  expect(withVerdicts([...taken, ...email], newer)).toEqual([...newer, ...email])
})

test("REG-24: the form's own fault comes before what the server said, and a name that is no field is none", () => {
  const said: Verdicts = [
    { field: 'email', value: 'helena@demo.example', says: 'registeremailexists' },
    { field: 'toString', value: '', says: 'registerinvalidemail' },
  ]
  expect(faultsAndRefusals({ email: 'registerinvalidemail' }, values, said)).toEqual({ email: 'registerinvalidemail' })
})
