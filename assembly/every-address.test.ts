/** The table of addresses that a journey visits for every role leaves none out. */
import { peatsale } from '@workspace/peatsale/web'
import { expect, test } from 'vitest'
import { everyAddress } from './journeys/peatsale/every-address.ts'

test('Kuivikemyynti 2.6: every address of the application stands in the table of addresses and roles', () => {
  expect(Object.keys(everyAddress).toSorted()).toEqual(peatsale.screens.map(({ path }) => path).toSorted())
})
