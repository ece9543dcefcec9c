import { expect, test } from 'vitest'
import { loginBody } from './credentials.ts'

test('LOGIN-08: both credentials are posted, or an empty object', () => {
  expect(loginBody({ username: 'maija', password: 'salasana1' })).toEqual({ username: 'maija', password: 'salasana1' })
  expect(loginBody({ username: 'maija', password: '' })).toEqual({})
  expect(loginBody({ username: '', password: 'salasana1' })).toEqual({})
  expect(loginBody({ username: '', password: '' })).toEqual({})
})
