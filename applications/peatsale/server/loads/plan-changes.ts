/** Changes by the office's planning, offering and verifying, and by what people say of a load. */
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { codesOfPiles } from '../stock/piles-of-load.ts'
import { keptFreight, offeredFreight } from './carrier-freight.ts'
import type { ChangesOf, LineColumns } from './change-types.ts'
import type { FactLine } from './load-context.ts'
import { offerees } from './offerees.ts'
import { slotOf } from './plan-load.ts'

type Kinds =
  | 'acknowledge'
  | 'cancel'
  | 'change'
  | 'merge'
  | 'note'
  | 'offer'
  | 'reschedule'
  | 'restore'
  | 'split'
  | 'unverify'
  | 'verify'
  | 'withdrawOffer'

export const planChanges: ChangesOf<Kinds & LoadEvent['kind']> = {
  change: async ({ lines, reader }, { lines: planned = [], swamp, stockpile, slot, selfLoading }) => {
    const codes = await codesOfPiles(reader, stockpile == null ? [] : [stockpile])
    // A pile of the swamp before is none of the new one.
    const pile = stockpile === undefined && swamp !== undefined ? null : stockpile
    const isFor = ({ code }: FactLine) => pile === null || (pile !== undefined && codes.get(pile) === code)
    return {
      load: {
        ...(swamp === undefined ? {} : { swamp }),
        ...(slot === undefined ? {} : slotOf(slot)),
        ...(selfLoading === undefined ? {} : { self_loading: selfLoading ? 1 : 0 }),
      },
      lines: new Map(
        lines.map((line) => {
          const quantity = planned.find((each) => each.line === line.order_line)?.quantity
          return [line.id, { planned: quantity ?? line.planned, ...(isFor(line) && { stockpile: pile ?? null }) }]
        }),
      ),
    }
  },
  reschedule: (_, { slot }) => ({ load: slotOf(slot) }),
  // The first part stays; the others are planned as new loads.
  split: ({ lines }, { loads }) => ({
    lines: new Map(
      lines.map((line) => {
        const part = loads[0]?.lines.find((each) => each.line === line.order_line)
        return [line.id, { planned: part?.quantity ?? 0 } satisfies LineColumns]
      }),
    ),
  }),
  merge: () => ({}),
  offer: async (done, data) => ({
    load: {
      ...{ offered: 1, offer_deadline: new Date(data.deadline).toISOString() },
      ...(await offeredFreight(done, data.freight, await offerees(done, data))),
    },
  }),
  withdrawOffer: () => ({ load: { offered: 0, offer_deadline: null } }),
  cancel: () => ({ load: { offered: 0, offer_deadline: null } }),
  restore: () => ({ load: { carrier: null, driver: null, vehicle: null, assigned_at: null } }),
  verify: ({ issuer, load }, { lines, freight, waiting, words }) => ({
    load: {
      ...{ waiting_site: waiting.site, waiting_swamp: waiting.swamp, verify_words: words ?? '' },
      ...{ verified_by: issuer.actor.id, verified_at: issuer.now.toISOString() },
      ...(freight === null ? {} : keptFreight(load, freight)),
    },
    lines: new Map(lines.map(({ line, billed }) => [line, { billed }])),
  }),
  unverify: ({ lines }) => ({
    load: {
      ...{ verified_by: '', verified_at: null, verify_words: '' },
      ...{ amounts: null, net: null, vat: null, gross: null },
    },
    lines: new Map(lines.map(({ id }) => [id, { billed: null }])),
  }),
  acknowledge: ({ issuer }) => ({ load: { accepted_by: issuer.actor.id, accepted_at: issuer.now.toISOString() } }),
  note: () => ({}),
}
