import { expect, test } from 'vitest'
import type { WebApplication } from '../../kernel/applications/web-application.ts'
import { findApplication } from '../../kernel/applications/web-application.ts'
import { readyScreen } from '../../kernel/routing/screen.ts'
import { findScreen } from './find-screen.ts'

const peatsale: WebApplication = {
  manifest: { key: 'peatsale', names: { fi: 'a', en: 'b' }, primaryCompany: '', groups: [], userTypes: [] },
  Icon: () => null,
  screens: [],
}

test('GEN-06, GEN-07: an unknown key finds nothing, not even one that every object has', () => {
  expect(findApplication({ peatsale }, 'peatsale')).toBe(peatsale)
  for (const key of ['foo', '', 'toString', '__proto__']) expect(findApplication({ peatsale }, key)).toBeUndefined()
})

test('ROUTE-26: an application has routes of its own below its key', () => {
  const start = readyScreen(() => null)
  const order = readyScreen(() => null)
  const screens = [
    { path: '/', screen: start },
    { path: '/orders/:id', screen: order },
  ]
  expect(findScreen(screens, '')?.screen).toBe(start)
  expect(findScreen(screens, '/')?.screen).toBe(start)
  expect(findScreen(screens, '/orders/12')).toMatchObject({ screen: order, params: { id: '12' } })
  expect(findScreen(screens, '/nosuch')).toBeUndefined()
})
