import { expect, test } from 'vitest'
import type { ServerFieldErrors } from './server-field-errors.ts'
import { faultsAndRefusals, serverSays, withServerFieldErrors } from './server-field-errors.ts'

const values = { username: 'helena_kallio', email: 'helena@demo.example', privacy: true }
const taken: ServerFieldErrors = [{ field: 'username', value: 'helena_kallio', says: 'registerusernameexists' }]

test('REG-17, REG-41: a taken username is said at that name only, in whatever case it is typed', () => {
  const faultAt = (username: string) => faultsAndRefusals({}, { ...values, username }, taken).username

  expect(faultAt('helena_kallio')).toBe('registerusernameexists')
  expect(faultAt('HELENA_Kallio')).toBe('registerusernameexists')
  expect(faultAt('helena_kallio1')).toBeUndefined()
})

test('REG-17: a free name has its mark until it is changed, and is no fault', () => {
  const free: ServerFieldErrors = [{ field: 'username', value: 'helena_kallio', says: 'free' }]

  expect(serverSays('username', 'helena_kallio', free)).toBe('free')
  expect(serverSays('username', 'helena_kalli', free)).toBeUndefined()
  expect(serverSays('email', 'helena_kallio', free)).toBeUndefined()
  expect(faultsAndRefusals({}, values, free)).toEqual({})
})

test('REG-42: a newer answer about the same field replaces the older one and leaves the others', () => {
  const newer: ServerFieldErrors = [{ field: 'username', value: 'helena_kallio', says: 'free' }]
  const email: ServerFieldErrors = [{ field: 'email', value: 'helena@demo.example', says: 'registeremailexists' }]
  expect(withServerFieldErrors([...taken, ...email], newer)).toEqual([...newer, ...email])
})

test("REG-24: the form's own fault comes before what the server said, and a name that is no field is none", () => {
  const said: ServerFieldErrors = [
    { field: 'email', value: 'helena@demo.example', says: 'registeremailexists' },
    { field: 'toString', value: '', says: 'registerinvalidemail' },
  ]
  expect(faultsAndRefusals({ email: 'registerinvalidemail' }, values, said)).toEqual({ email: 'registerinvalidemail' })
})
