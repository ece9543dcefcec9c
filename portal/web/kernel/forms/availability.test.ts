import { expect, test } from 'vitest'
import { availability } from './availability.ts'

test('REG-17, REG-24: what the availability checks say', () => {
  const answered = (value: 'available' | 'user_exists') => availability({ answered: { success: true, value } })
  expect(answered('available')).toBe('free')
  expect(answered('user_exists')).toBe('registerusernameexists')
  expect(availability({ answered: { success: true, value: 'email_exists' } })).toBe('registeremailexists')
  expect(availability({ answered: { success: true, value: 'email_domain_not_allowed' } })).toBe(
    'registeremaildomaintext',
  )
  expect(availability({ failed: 'network' })).toBeUndefined()
  expect(availability({ refused: 'too_many_requests' })).toBeUndefined()
})
