import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../../../contract/own.ts'
import { applicationCalls, defineCall } from '../../../contract/own.ts'
import { checkCalls } from './check-calls.ts'

const nothing = { input: z.object({}), output: {}, refusals: [] }
const own = defineCall({ ...nothing, name: 'readUser', method: 'POST', path: '/api/users/{id}', access: 'admin' })
const bedding = applicationCalls({ key: 'bedding', roles: ['office'], refusals: { sold_out: 409 } })
const order = bedding({ ...nothing, name: 'order', path: '/orders', roles: ['office'], refusals: ['sold_out'] })

function checked(changes: Partial<Call>, owner = 'bedding'): () => void {
  return () =>
    checkCalls([
      { owner: 'portal', calls: [own] },
      { owner: 'bedding', calls: [order] },
      { owner: owner === 'bedding' ? 'manure' : owner, calls: [{ ...order, ...changes } as Call] },
    ])
}

test('GEN-13: the maker writes key, path and access of an application’s call', () => {
  expect(order).toMatchObject({
    name: 'bedding.order',
    path: '/api/bedding/orders',
    method: 'POST',
    access: 'signed-in',
  })
  expect(order).toMatchObject({ roles: ['office'], refusals: ['sold_out'], refusalStatuses: { sold_out: 409 } })
  expect(bedding({ ...nothing, name: 'look', path: '/look', roles: 'everybody' })).toMatchObject({
    access: 'public',
    roles: [],
  })
})

test('GEN-13: calls that stay in their own parts are mounted', () => {
  expect(() =>
    checkCalls([
      { owner: 'portal', calls: [own] },
      { owner: 'bedding', calls: [order] },
    ]),
  ).not.toThrow()
})

test.each([
  ['a path of the portal', { name: 'manure.order', path: '/api/users/list' }],
  ['a path of another application', { name: 'manure.order', path: '/api/bedding/more' }],
  ['a name of another application', { name: 'bedding.more', path: '/api/manure/more' }],
  ['a name of the portal', { name: 'readUser', path: '/api/manure/orders' }],
])('GEN-13: an application with %s does not start', (_, changes) => {
  expect(checked(changes)).toThrow(/manure's call .* is (not in its own part|in the part of bedding)/)
})

test('GEN-13: the portal has nothing in the part of an application', () => {
  expect(checked({ name: 'order', path: '/api/bedding/orders/{id}' }, 'portal')).toThrow('is in the part of bedding')
})

test.each([
  ['name', { name: 'readUser', path: '/api/others/{id}' }],
  ['address, whatever its marks are called', { name: 'readOther', path: '/api/users/{other}' }],
])('GEN-13: two calls with one %s do not start', (_, changes) => {
  expect(checked(changes, 'portal')).toThrow("has the name or the address of portal's call readUser")
})
