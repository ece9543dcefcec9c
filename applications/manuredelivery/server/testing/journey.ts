/** A farm's manure from its offer until a truck has it, by the calls of each role. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { prepareAcceptance } from '../../contract/requests/calls.ts'
import type { ManurePerson } from './callers.ts'
import { enterAs } from './callers.ts'
import { offered, sender } from './command-events.ts'
import { manure } from './ids.ts'
import { manureTables } from './manure-fixture.ts'

const { novarbo } = manure

export interface Journey {
  readonly request: string
  readonly consignment: string
}

interface Offer {
  readonly farm?: ManurePerson
  readonly data?: Partial<typeof offered>
}

/** Novarbo's people, and what they do with a load of 50 m³. @throws where a step is refused */
export async function novarboJourneys(portal: TestPortal) {
  const [farm, office, lead, driver, receiver] = [
    await enterAs(portal, 'farm'),
    await enterAs(portal, 'office'),
    await enterAs(portal, 'lead'),
    await enterAs(portal, 'driver'),
    await enterAs(portal, 'receiver'),
  ]
  const send = sender(portal)

  async function submitted({ farm: by = farm, data = {} }: Offer = {}): Promise<string> {
    const of = crypto.randomUUID()
    done(await send.request(by, 'submit', { of, data: { ...offered, ...data } }))
    return of
  }

  function accept(of: string, termsVersion: number) {
    const when = { by: 'day', day: '2026-10-14' } as const
    return send.request(office, 'accept', {
      ...{ of, baseVersion: 1, data: { when, plant: novarbo.plant, loads: 1, termsVersion } },
    })
  }

  async function accepted(offer: Offer = {}): Promise<Journey> {
    const request = await submitted(offer)
    const { body } = await office.ask(prepareAcceptance, { id: request })
    done(await accept(request, (body as { acceptance: { termsVersion: number } }).acceptance.termsVersion))
    const rows = manureTables(portal).selectFrom('manuredelivery_consignment').select('id')
    return { request, consignment: (await rows.where('request', '=', request).executeTakeFirstOrThrow()).id }
  }

  function assign(of: string) {
    const data = { carrier: novarbo.carrier, driver: driver.id, vehicle: novarbo.vehicle }
    return send.consignment(office, 'assign', { of, data })
  }

  async function collected(offer: Offer = {}): Promise<Journey> {
    const made = await accepted(offer)
    const { consignment: of } = made
    done(await assign(of))
    const estimate = { unit: 'm3', amount: 50_000, basis: 'box' } as const
    const store = offer.data?.store ?? novarbo.store
    const data = { estimate, store, handedOverBy: { kind: 'name', name: 'Aino Isäntä' } } as const
    done(await send.consignment(driver, 'finishLoading', { of, data }))
    return made
  }

  async function received(offer: Offer = {}): Promise<Journey> {
    const made = await collected(offer)
    await receive(made.consignment)
    return made
  }

  async function receive(of: string): Promise<void> {
    const scale = { source: 'plantScale', id: novarbo.scale } as const
    const weighings = [{ scale, gross: 40_120, tare: 15_280 }]
    const data = { bay: 'KUN-1', quantity: { by: 'weighings', weighings } } as const
    done(await send.consignment(receiver, 'receive', { of, data }))
  }

  return {
    ...{ farm, office, lead, driver, receiver, send },
    ...{ submitted, accept, accepted, assign, collected, receive, received },
  }
}

function done(answer: { readonly status: number; readonly body: unknown }): void {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}
