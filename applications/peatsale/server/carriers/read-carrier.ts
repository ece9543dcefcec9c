import type { Driver } from '@workspace/logistics/contract'
import { carriers } from '@workspace/logistics/server'
import type { PersonCard } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import type { Carrier } from '../../contract/index.ts'
import { readCarrier } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { carrierName, mayManage, vehiclesOf } from './carrier-store.ts'

const { reads } = handlersOf<PeatActor>()

export const readCarrierHandler = reads(readCarrier, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const manages = await mayManage(reader, actor, id)
  const name = manages || actor.carrier === id ? await carrierName(host, id) : undefined
  if (name === undefined) throw refuse('not_found')
  const drivers = await driversOf(host, id)
  return {
    carrier: await carrierOf(reader, actor, { id, name, manages }),
    // A driver has the own settings; whom the others are called is the foreman's matter.
    drivers: manages ? drivers : drivers.filter((driver) => driver.id === actor.id),
    vehicles: await vehiclesOf(reader, id, request.now),
  }
})

type Shown = { readonly id: string; readonly name: string; readonly manages: boolean }

async function carrierOf(reader: PeatReader, actor: PeatActor, { id, name, manages }: Shown): Promise<Carrier> {
  const [row, sellers, zones, terms, asking] = await Promise.all([
    carriers.read(reader, id),
    servedSellers(reader, id),
    zonesOf(reader, id),
    ownTables(reader).selectFrom('peatsale_carrier_terms').selectAll().where('carrier', '=', id).execute(),
    manages ? askingOf(reader, id) : [],
  ])
  // An office learns of no other seller that the carrier drives for.
  const isOwn = actor.carrier === id
  const seen = sellers.filter((seller) => isOwn || actor.sellers.includes(seller))
  return {
    ...{ id, name, version: row?.version ?? 0 },
    businessId: row?.business_id ?? '',
    licenceNumber: row?.licence_number ?? '',
    byproductNumber: row?.byproduct_number ?? '',
    insuranceUntil: row?.insurance_until ?? null,
    contact: row?.contact ?? '',
    // What another seller has written is its own.
    settlementTerms: manages
      ? terms
          .filter(({ seller }) => seen.includes(seller))
          .map(({ seller, terms: agreed }) => ({ seller, terms: agreed }))
      : [],
    sellers: seen,
    asking: asking.filter((seller) => isOwn || actor.sellers.includes(seller.id)),
    zones: zones.filter(({ seller }) => seen.includes(seller)).map(({ zone }) => zone),
  }
}

function askingOf(reader: PeatReader, carrier: string) {
  return ownTables(reader)
    .selectFrom('peatsale_carrier_request')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_carrier_request.seller')
    .select(['peatsale_seller.id', 'peatsale_seller.name'])
    .where('carrier', '=', carrier)
    .orderBy('asked_at')
    .orderBy('peatsale_seller.code')
    .execute()
}

function zonesOf(reader: PeatReader, carrier: string) {
  return ownTables(reader)
    .selectFrom('peatsale_carrier_zone')
    .innerJoin('peatsale_zone', 'peatsale_zone.id', 'peatsale_carrier_zone.zone')
    .select(['zone', 'seller'])
    .where('carrier', '=', carrier)
    .orderBy('peatsale_zone.code')
    .execute()
}

/** The portal's people of the carrier who may still sign in, with what is set of each. */
async function driversOf({ people, database }: Host, carrier: string): Promise<Driver[]> {
  const reader = database.reading
  const rights = ownTables(reader).selectFrom('peatsale_driver_right').selectAll().where('carrier', '=', carrier)
  const cards = (await people.cards({ carrier })).filter(isDriver)
  const isLead = ({ transportadmin }: PersonCard) => transportadmin
  return await carriers.drivers(reader, carrier, { cards, rights: await rights.execute(), isLead })
}

export function isDriver({ usertype, active }: PersonCard): boolean {
  return usertype === 'transport' && active
}
