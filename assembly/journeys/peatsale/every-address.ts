/** Every address of Kuivikemyynti, who has a screen there, and one to visit. */
import { peat } from '@workspace/peatsale/server/testing'

export const visitors = [
  'newcomer',
  'customer',
  'driver',
  'orderingDriver',
  'lead',
  'loader',
  'office',
  'superadmin',
] as const
export type Visitor = (typeof visitors)[number]

const office: readonly Visitor[] = ['office', 'superadmin']
const driving: readonly Visitor[] = ['driver', 'orderingDriver', 'lead']
const orderers: readonly Visitor[] = ['customer', ...driving, ...office]
const working: readonly Visitor[] = [...orderers, 'loader']

const { biolan, biolanOrder, kalliorinne, suokoski } = peat
const ids: Readonly<Record<string, string>> = {
  '/orders/:id': biolanOrder.order,
  '/loads/:id': biolanOrder.load,
  '/driving/:id': biolanOrder.load,
  '/loading/:id': biolanOrder.load,
  ':site': kalliorinne.site,
  ':seller': biolan.seller,
  '/requests/:id': biolan.request,
  '/customers/:id': kalliorinne.customer,
  '/products/:id': biolan.bulk,
  '/swamps/:id': biolan.swamp,
  ':pile': biolan.bulkPile,
  '/carriers/:id': suokoski.carrier,
  ':vehicle': suokoski.truck,
}

/** The own carrier's foreman has the drivers' screens, too. */
export const everyAddress: Readonly<Record<string, readonly Visitor[]>> = {
  '/': visitors,
  '/orders': orderers,
  '/orders/new': ['customer', 'orderingDriver', ...office],
  '/orders/:id': orderers,
  '/orders/:id/change': ['customer'],
  '/loads': working,
  '/loads/:id': working,
  '/carrier/loads': ['lead'],
  '/carrier/crew': ['lead'],
  '/driving': driving,
  '/driving/:id': driving,
  '/loading': ['loader'],
  '/loading/:id': ['loader'],
  '/sites': ['customer'],
  '/sites/:site': ['customer'],
  '/prices': ['customer'],
  '/papers': ['customer'],
  '/account': ['customer'],
  '/invitation/:link': visitors,
  '/office/orders': office,
  '/office/orders/new': office,
  '/office/orders/caller': office,
  '/office/verification': office,
  '/office/week': office,
  '/office/orders/:id': office,
  '/office/invoicing': office,
  '/office/invoicing/:id': office,
  '/office/customers': office,
  '/office/customers/new': office,
  '/office/customers/requests': office,
  '/office/customers/requests/:id': office,
  '/office/customers/:id': office,
  '/office/customers/:id/edit': office,
  '/office/customers/:id/terms/:seller': office,
  '/office/customers/:id/sites/:site': office,
  '/office/products': office,
  '/office/products/:id': office,
  '/office/swamps': office,
  '/office/swamps/new': office,
  '/office/swamps/:id': office,
  '/office/swamps/:id/edit': office,
  '/office/swamps/:id/piles/:pile': office,
  '/office/carriers': office,
  '/office/carriers/:id': office,
  '/office/carriers/:id/vehicles/:vehicle': office,
  '/office/sellers': ['superadmin'],
  '/office/settings': office,
  '/office/prices': office,
  '/office/prices/new': office,
  '/office/prices/try': office,
  '/office/prices/:id': office,
  '/office/vat': office,
  '/office/freight': office,
  '/office/freight/:id': office,
  '/office/tariffs': office,
  '/office/tariffs/:id': office,
  // The same screen as the first: it would keep that one's heading.
  '/frontpage': visitors,
}

/** With ids of the fixture; what it has none of is nobody's. */
export function addressOf(path: string): string {
  const known = Object.entries(ids).reduce((address, [name, id]) => {
    const value = name.startsWith(':') ? id : name.replace(':id', id)
    return address.replace(name, value)
  }, path)
  const account = path === '/orders/new' ? `?account=${kalliorinne.customer}&seller=${biolan.seller}` : ''
  return `/peatsale${known.replace(/:\w+/g, 'ffffffff-ffff-4fff-8fff-ffffffffffff')}${account}`
}
