/** Customer accounts with what is between them and their sellers, their yards and the kilometres there. */
import type { PersonCard, Quantity } from '@workspace/portal/contract'
import { emptySite } from '../../contract/sites/site.ts'
import { siteColumns } from '../sites/site-store.ts'
import type { DrawnCustomer } from './customer-list.ts'
import { farmPlaces, generatedCustomers, namedCustomers } from './customer-list.ts'
import type { DemoCustomer, DemoPlace, DemoSeller, DemoSwamp } from './world.ts'
import { found } from './world.ts'

interface Around {
  readonly sellers: readonly DemoSeller[]
  readonly swamps: readonly DemoSwamp[]
}

export function makeCustomers(place: DemoPlace, around: Around): readonly DemoCustomer[] {
  const customers = [...namedCustomers, ...generatedCustomers].map((drawn, at) => {
    const id = place.random.id()
    const members = drawn.members.map((username) => place.person(username))
    makeAccount(place, drawn, { id, at, members })
    for (const seller of around.sellers.filter(({ code }) => drawn.sellers.includes(code))) {
      makeLink(place, drawn, { id, at, seller })
    }
    const site = makeSite(place, drawn, { id, at, contact: members[0] })
    makeDistances(place, drawn, { site: site.id, ...around })
    return {
      ...{ id, name: drawn.name, sellers: drawn.sellers, member: members[0], site },
      ...{ product: drawn.product ?? 'KT-IRTO', collects: drawn.collects === true, yearly: drawn.yearly },
      purchaseReference: at % 4 === 0 ? `Kuivike ${at + 1}` : '',
    }
  })
  makeRequest(
    place,
    found(around.sellers, ({ code }) => code === 'EKO', 'EKO'),
  )
  return customers
}

interface Made {
  readonly id: string
  readonly at: number
}

function makeAccount(place: DemoPlace, drawn: DrawnCustomer, made: Made & { members: readonly PersonCard[] }): void {
  place.accounts.push({
    ...{ id: made.id, version: 0, name: drawn.name, businessId: place.businessIds.next().value },
    ...{ farmId: `9990${String(made.at + 1).padStart(5, '0')}`, language: drawn.language ?? 'fi' },
  })
  place.rows.add(
    'peatsale_customer_member',
    ...made.members.map((member, at) => ({ customer: made.id, person: member.id, is_main: at === 0 ? 1 : 0 })),
  )
}

function makeLink(place: DemoPlace, drawn: DrawnCustomer, { id, at, seller }: Made & { seller: DemoSeller }): void {
  const { random, rows, founded } = place
  // One of the generated does not pay in time: its orders wait for the office's word.
  const isHeld = at === 30
  rows.add('peatsale_customer_link', {
    ...{ id: random.id(), customer: id, seller: seller.id, number: String(20_101 + at) },
    ...{ tags: JSON.stringify(drawn.tag === '' ? [] : [drawn.tag]), allowed_products: '[]' },
    ...{ season_m3: drawn.yearly * 1000, payment_days: 14, invoicing_name: '', invoicing_street: '' },
    ...{ invoicing_postal_code: '', invoicing_city: '', einvoice_address: '', einvoice_operator: '' },
    ...{ hold_reason: isHeld ? 'Kaksi laskua yli 30 päivää myöhässä' : '', hold_by: isHeld ? seller.office.id : '' },
    ...{ hold_at: isHeld ? founded : null, credit_limit: null, notes: '', active: 1, version: 1, changed_at: founded },
    ...{ contact_name: '', telephone: '', email: '', contact_search: '' },
  })
}

function makeSite(
  place: DemoPlace,
  drawn: DrawnCustomer,
  of: Made & { contact: PersonCard | undefined },
): DemoCustomer['site'] {
  const id = place.random.id()
  const [street, postalCode, city] = farmPlaces[of.at % farmPlaces.length] ?? farmPlaces[0]
  const name = drawn.tag === 'garden' ? 'Puutarha' : 'Tilakeskus'
  const contact = of.contact ?? { name: 'Tilan isäntäväki', telephone: `000 000 0${800 + of.at}` }
  place.sites.push({
    ...{ id, account: of.id, version: 0, isNew: true },
    ...siteColumns({
      ...emptySite,
      ...{ name, street, postalCode, city },
      surface: of.at % 5 === 0 ? 'soft' : 'hard',
      maxCombination: drawn.combination,
      turningNote: drawn.turning ?? '',
      storage: 300_000 as Quantity,
      thawProne: drawn.thawProne === true,
      allowedHours: 'ma–la 6–20',
      contactName: contact.name,
      contactPhone: contact.telephone,
      instructions: 'Kippaus katoksen eteen. Soita puoli tuntia ennen.',
    }),
  })
  return { id, name: `${name}, ${city}`, combination: drawn.combination }
}

const nearest: Readonly<Record<string, number>> = { Z1: 34, Z2: 78, Z3: 127, Z4: 190 }

/** The nearest swamp of each seller lies in the zone that the customer is in; the others farther on. */
function makeDistances(place: DemoPlace, drawn: DrawnCustomer, of: Around & { readonly site: string }): void {
  const { random, rows } = place
  const known = new Set<string>()
  for (const seller of of.sellers.filter(({ code }) => drawn.sellers.includes(code))) {
    const zone = found(seller.zones, ({ code }) => code === drawn.zone, drawn.zone)
    rows.add('peatsale_site_zone', { site: of.site, seller: seller.id, zone: zone.id, version: 1 })
    const loaded = of.swamps.filter(
      (swamp) => swamp.seller === seller || (seller.code === 'NOV' && swamp.name === 'Hallanperänneva'),
    )
    for (const [rank, swamp] of loaded.filter(({ id }) => !known.has(id)).entries()) {
      known.add(swamp.id)
      const km = (nearest[drawn.zone] ?? 0) + random.whole(0, 9) + rank * 24
      rows.add('peatsale_site_distance', { site: of.site, swamp: swamp.id, km })
    }
  }
}

/** Somebody who would like to become a customer waits for an answer. */
function makeRequest({ random, rows, person, now }: DemoPlace, seller: DemoSeller): void {
  const asks = person('demo_asiakas_09')
  rows.add('peatsale_customer_request', {
    ...{ id: random.id(), person: asks.id, seller: seller.id, name: 'Österbyn Talli', business_id: '', farm_id: '' },
    ...{ street: 'Hevoshaantie 4', postal_code: '20780', city: 'Kaarina', telephone: asks.telephone },
    ...{ state: 'open', words: 'Neljä hevosta, kuiviketta kerran kuussa.', customer: null, decided_by: '' },
    ...{ sent_at: new Date(now.getTime() - 26 * 3_600_000).toISOString(), decided_at: null },
  })
}
