import { expect, test } from 'vitest'
import { requestReset } from './calls.ts'

test.each([
  [
    { givenparam: 'both', username: 'aino', useremail: 'a@x.fi' },
    { username: 'aino', useremail: 'a@x.fi' },
  ],
  [
    { givenparam: 'username', username: 'aino', useremail: 'a@x.fi' },
    { username: 'aino', useremail: '' },
  ],
  [
    { givenparam: 'email', username: 'aino', useremail: 'a@x.fi' },
    { username: '', useremail: 'a@x.fi' },
  ],
  [
    { givenusername: 'aino', givenemail: 'a@x.fi' },
    { username: 'aino', useremail: 'a@x.fi' },
  ],
  [{ givenemail: ' a@x.fi ' }, { username: '', useremail: 'a@x.fi' }],
  [{ username: 'aino' }, { username: 'aino', useremail: '' }],
  [{}, { username: '', useremail: '' }],
])('CALL-27: %j is read as %j', (given, read) => {
  expect(requestReset.input.safeParse(given).data).toEqual(read)
})

test('CALL-27: givenparam is both, username or email', () => {
  expect(requestReset.input.safeParse({ givenparam: 'all', username: 'aino' }).success).toBe(false)
})
