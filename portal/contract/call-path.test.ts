import { expect, test } from 'vitest'
import { callPath, pathFields } from './call-path.ts'

test('CALL-12: path fields are filled in percent-encoded; one that is missing is empty', () => {
  expect(pathFields('/api/{username}/x/{token}')).toEqual(['username', 'token'])
  expect(callPath('/api/{username}/x/{token}', { username: 'ä/b', token: 5 })).toBe('/api/%C3%A4%2Fb/x/5')
  expect(callPath('/api/{username}', {})).toBe('/api/')
})
