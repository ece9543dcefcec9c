/** Drivers and vehicles that are not the carrier's, and carriers that do not serve the seller. */
import { ownTables } from '../database/tables.ts'
import type { LoadFacts } from './load-facts.ts'

export async function strayCrew(facts: LoadFacts): Promise<readonly string[]> {
  const { event, load, order, sender, roles } = facts
  switch (event.kind) {
    case 'assign':
    case 'reassign': {
      const { to } = event.data
      if ((to.by === 'customer') !== (order.method === 'collected')) return ['to']
      if (to.by === 'customer') return []
      if (!(await serves(facts, to.carrier))) return ['to.carrier']
      return (await crewOf(facts, { ...to, carrier: to.carrier })).map((field) => `to.${field}`)
    }
    case 'claim': {
      const isOwn = event.data.driver === undefined || event.data.driver === sender.actor.id
      if (!isOwn && !roles.includes('leadOffered')) return ['driver']
      return await crewOf(facts, { ...event.data, carrier: sender.actor.carrier })
    }
    case 'setCrew':
    case 'correctCrew':
    case 'takeVehicle':
      return await crewOf(facts, { ...event.data, carrier: load.carrier })
    default:
      return []
  }
}

interface Named {
  readonly carrier: string | null
  readonly driver?: string | null | undefined
  readonly vehicle?: string | null | undefined
}

async function crewOf(facts: LoadFacts, { carrier, driver, vehicle }: Named): Promise<readonly string[]> {
  const drives = driver == null || (carrier !== null && (await isDriver(facts, driver, carrier)))
  const isTheirs = vehicle == null || (carrier !== null && (await isVehicleOf(facts, vehicle, carrier)))
  return [...(drives ? [] : ['driver']), ...(isTheirs ? [] : ['vehicle'])]
}

/** A driver of the carrier who is not deactivated. */
async function isDriver({ sender }: LoadFacts, person: string, carrier: string): Promise<boolean> {
  const card = await sender.host.people.card(person)
  return card?.active === true && card.usertype === 'transport' && card.carrier === carrier
}

async function isVehicleOf({ reader }: LoadFacts, vehicle: string, carrier: string): Promise<boolean> {
  const vehicles = ownTables(reader).selectFrom('peatsale_vehicle').select('id').where('id', '=', vehicle)
  return (await vehicles.where('carrier', '=', carrier).where('removed', '=', 0).executeTakeFirst()) !== undefined
}

async function serves({ reader, load }: LoadFacts, carrier: string): Promise<boolean> {
  const serving = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier')
  const found = serving.where('seller', '=', load.seller).where('carrier', '=', carrier)
  return (await found.executeTakeFirst()) !== undefined
}
