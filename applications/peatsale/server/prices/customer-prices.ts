/** The prices that hold for an account today, as its people and its sellers' offices read them (2.6, R1 to R5). */
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { BasisPoints, dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { readCustomerPrices } from '../../contract/prices/calls.ts'
import type { ProductPrices } from '../../contract/prices/customer-prices.ts'
import { priceSteps } from '../../contract/prices/customer-prices.ts'
import { PriceInput } from '../../contract/prices/price-input.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountScope } from '../products/product-scope.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { registerRows } from '../registers/register-rows.ts'
import { seesBought } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { freightTerms } from './freight-terms.ts'
import { listsFor } from './price-lists.ts'
import type { SitePlace } from './site-place.ts'
import { kmTo, sitePlace } from './site-place.ts'

const { reads } = handlersOf<PeatActor>()
type Product = PeatTables['peatsale_product']
type Freight = NonNullable<ProductPrices['freight']>

export const readCustomerPricesHandler = reads(readCustomerPrices, async ({ host, actor, request }, asked, refuse) => {
  const reader = host.database.reading
  const { account, seller, site } = asked
  const settings = await sellerFor(reader, actor, { account, seller })
  if (!settings) throw refuse('not_found')
  if (site !== '' && !(await isSiteOf(reader, site, account))) throw refuse('not_found', { fields: ['site'] })
  const day = dayOf(request.now)
  const registers = registerRows(reader)
  const [place, products] = await Promise.all([
    sitePlace(registers, site === '' ? null : site, seller),
    productsFor(reader, actor, { account, seller, now: request.now }),
  ])
  return {
    ...{ day, zone: place.zone?.name ?? '', km: kmTo(place, null) ?? null },
    breakBasis: settings.break_basis as PriceInput['seller']['breakBasis'],
    breakMode: settings.break_mode as PriceInput['seller']['breakMode'],
    products: await priced(registers, { account, seller, day, place, products }),
  }
})

type Bought = { readonly account: string; readonly seller: string }

/** A seller that sells to the account now; to an office its own alone. */
async function sellerFor(reader: PeatReader, actor: PeatActor, { account, seller }: Bought) {
  if (!seesBought(actor, { customer: account, seller }) && !actor.sellers.includes(seller)) return undefined
  return await ownTables(reader)
    .selectFrom('peatsale_customer_link as link')
    .innerJoin('peatsale_seller as seller', 'seller.id', 'link.seller')
    .select(['break_basis', 'break_mode'])
    .where('link.customer', '=', account)
    .where('link.seller', '=', seller)
    .where('link.active', '=', 1)
    .executeTakeFirst()
}

async function isSiteOf(reader: PeatReader, site: string, account: string): Promise<boolean> {
  const sites = ownTables(reader).selectFrom('logistics_site').select('id').where('id', '=', site)
  return (await sites.where('account', '=', account).where('removed', '=', 0).executeTakeFirst()) !== undefined
}

type Asked = Bought & { readonly now: Date }

async function productsFor(reader: PeatReader, actor: PeatActor, { account, seller, now }: Asked): Promise<Product[]> {
  const scope = await accountScope(reader, actor, { account, now })
  const sold = ownTables(reader).selectFrom('peatsale_product').selectAll().where('seller', '=', seller)
  const products = await sold.where('active', '=', 1).orderBy('sort_name').orderBy('id').execute()
  return products.filter(({ id }) => scope?.sellers.includes(seller) || scope?.products.includes(id))
}

type Pricing = Bought & {
  readonly day: LocalDate
  readonly place: SitePlace
  readonly products: readonly Product[]
}

async function priced(registers: RegisterRows, pricing: Pricing): Promise<ProductPrices[]> {
  const { account, seller, day, place, products } = pricing
  const { reader } = registers
  const ids = products.map(({ id }) => id)
  const [named, rates] = await Promise.all([
    listsFor(registers, { seller, customer: account, day }, ids),
    ratesOn(reader, day),
  ])
  const lists = PriceInput.shape.lists.parse(named.map(({ list }) => list))
  const zone = place.zone?.code ?? ''
  const rows = products.map(async (product): Promise<ProductPrices> => {
    const { code, kind, tax_class: taxClass } = product
    const line = { product: code, unit: product.sales_unit as ProductPrices['unit'] }
    const steps = (method: 'delivered' | 'collected') => [
      ...priceSteps(lists, { order: { method, zone, plannedDay: day }, line }),
    ]
    const terms = await freightTerms(reader, { seller, day, zone: place.zone?.id ?? null, kind, taxClass })
    return {
      ...{ id: product.id, name: { fi: product.name_fi, en: product.name_en }, unit: line.unit },
      ...{ vatBp: rates.get(taxClass) ?? null, delivered: steps('delivered'), collected: steps('collected') },
      freight: terms && {
        ...{ kind: terms.kind as Freight['kind'], price: terms.price, minimum: terms.minimum },
        minChargeable: terms.minChargeable as Quantity,
        fuelBp: BasisPoints.parse(terms.fuelBp),
        vatBp: rates.get(terms.taxClass) ?? null,
      },
    }
  })
  return await Promise.all(rows)
}

/** By tax class, as of deliveries on the day. */
async function ratesOn(reader: PeatReader, day: LocalDate): Promise<ReadonlyMap<string, BasisPoints>> {
  const rates = ownTables(reader).selectFrom('logistics_vat_rate').selectAll().where('from_day', '<=', day)
  const rows = await rates.orderBy('from_day').execute()
  return new Map(rows.map(({ tax_class, rate_bp }) => [tax_class, BasisPoints.parse(rate_bp)]))
}
