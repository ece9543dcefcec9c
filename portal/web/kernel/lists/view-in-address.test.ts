import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { orderedView } from '../../../contract/lists/list.ts'
import { viewInAddress } from './view-in-address.ts'

const plain = { find: '', sort: 'number', direction: 'desc' } as const
const { viewOf, addressOf, isFiltered } = viewInAddress(
  orderedView(z.object({ find: z._default(z.string(), '') }), ['number', 'week']),
  plain,
  '/orders',
)

test('R80: the bare address is the plain view, also where that falls; only what differs stands in the address', () => {
  expect(viewOf(new URLSearchParams())).toEqual(plain)
  expect(addressOf(plain)).toBe('/orders')
  expect(addressOf({ ...plain, direction: 'asc' })).toBe('/orders?direction=asc')
  expect(viewOf(new URLSearchParams('direction=asc&find=Aino'))).toEqual({ ...plain, direction: 'asc', find: 'Aino' })
})

test('R80: a word that means nothing counts as left out; the order leaves out nothing', () => {
  expect(viewOf(new URLSearchParams('direction=sideways&sort=colour'))).toEqual(plain)
  expect(isFiltered({ ...plain, direction: 'asc' })).toBe(false)
  expect(isFiltered({ ...plain, find: 'Aino' })).toBe(true)
})
