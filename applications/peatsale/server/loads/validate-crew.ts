/** Drivers and vehicles that are not the carrier's, and carriers that do not serve the seller. */
import { ownTables } from '../database/tables.ts'
import type { LoadContext } from './load-context.ts'

export async function invalidCrew(context: LoadContext): Promise<readonly string[]> {
  const { event, load, order, issuer, roles } = context
  switch (event.kind) {
    case 'assign':
    case 'reassign': {
      const { to } = event.data
      if ((to.by === 'customer') !== (order.method === 'collected')) return ['to']
      if (to.by === 'customer') return []
      if (!(await serves(context, to.carrier))) return ['to.carrier']
      return (await crewOf(context, { ...to, carrier: to.carrier })).map((field) => `to.${field}`)
    }
    case 'claim': {
      const isOwn = event.data.driver === undefined || event.data.driver === issuer.actor.id
      if (!isOwn && !roles.includes('leadOffered')) return ['driver']
      return await crewOf(context, { ...event.data, carrier: issuer.actor.carrier })
    }
    case 'setCrew':
    case 'correctCrew':
    case 'takeVehicle':
      return await crewOf(context, { ...event.data, carrier: load.carrier })
    default:
      return []
  }
}

interface Named {
  readonly carrier: string | null
  readonly driver?: string | null | undefined
  readonly vehicle?: string | null | undefined
}

async function crewOf(context: LoadContext, { carrier, driver, vehicle }: Named): Promise<readonly string[]> {
  const drives = driver == null || (carrier !== null && (await isDriver(context, driver, carrier)))
  const isTheirs = vehicle == null || (carrier !== null && (await isVehicleOf(context, vehicle, carrier)))
  return [...(drives ? [] : ['driver']), ...(isTheirs ? [] : ['vehicle'])]
}

/** A driver of the carrier who is not deactivated. */
async function isDriver({ issuer }: LoadContext, person: string, carrier: string): Promise<boolean> {
  const card = await issuer.host.people.card(person)
  return card?.active === true && card.usertype === 'transport' && card.carrier === carrier
}

async function isVehicleOf({ reader }: LoadContext, vehicle: string, carrier: string): Promise<boolean> {
  const vehicles = ownTables(reader).selectFrom('logistics_vehicle').select('id').where('id', '=', vehicle)
  return (await vehicles.where('carrier', '=', carrier).where('removed', '=', 0).executeTakeFirst()) !== undefined
}

async function serves({ reader, load }: LoadContext, carrier: string): Promise<boolean> {
  const serving = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier')
  const found = serving.where('seller', '=', load.seller).where('carrier', '=', carrier)
  return (await found.executeTakeFirst()) !== undefined
}
