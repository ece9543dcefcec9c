/** Terms that a request has by hand, with rows on both sides of the settlement. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { writeManure } from './manure-fixture.ts'

const yleinen = { taxClass: 'yleinen' }
const goods = { kind: 'perT', price: 65_000, ...yleinen }
/** The plant pays for the goods; the farm pays waiting, and for a refused load. */
const bothSides = {
  ...{ id: 'byHand', scope: 'farm', type: null, plant: null, validFrom: '2026-01-01', validTo: '2026-12-31' },
  ...{
    direction: 'plantPays',
    goods,
    freight: { kind: 'perT', price: 41_000, shareBp: 5000, fuelBp: 450, ...yleinen },
  },
  ...{ waiting: { freeMinutes: 0, perHour: 7800, ...yleinen } },
  ...{ refusal: { fee: 9500, freight: 'oneWay', ...yleinen }, wastedTrip: { fee: 12_000, ...yleinen } },
}

/** As the office would have agreed with the farm. */
export async function agreeTerms(portal: TestPortal, request: string): Promise<void> {
  const terms = JSON.stringify({ term: bothSides, name: 'Sovittu', isByHand: true, passedOver: [], version: 1 })
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_request').set({ terms }).where('id', '=', request).execute(),
  )
}
