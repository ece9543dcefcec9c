/** What is between a seller and an account, as it is stored and as it is told. */
import { accounts } from '@workspace/logistics/server'
import type { BusinessId, Cents, Quantity } from '@workspace/portal/contract'
import type { CustomerLink, CustomerTag, LinkFields } from '../../contract/index.ts'
import { peatsaleManifest } from '../../contract/manifest.ts'
import type { PeatReader, PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { contactSearch } from './contact-search.ts'

type LinkRow = PeatTables['peatsale_customer_link']

/** Other applications learn whether a seller deals with the account, and no more. */
export function relate(
  transaction: PeatTransaction,
  { customer: account, seller: company, active }: Pick<LinkRow, 'active' | 'customer' | 'seller'>,
): Promise<void> {
  return accounts.setRelationship(transaction, { account, application: peatsaleManifest.key, company, active })
}

export function linkOf(reader: PeatReader, customer: string, seller: string): Promise<LinkRow | undefined> {
  const links = ownTables(reader).selectFrom('peatsale_customer_link').selectAll()
  return links.where('customer', '=', customer).where('seller', '=', seller).executeTakeFirst()
}

/** The account's own people read no word of the seller's about them. */
export function linkShown(
  row: LinkRow,
  forOffice: boolean,
  names: ReadonlyMap<string, { readonly name: string }>,
): CustomerLink {
  const { id, seller, number } = row
  return {
    ...{ id, seller, number },
    allowedProducts: JSON.parse(row.allowed_products) as string[],
    seasonQuantity: row.season_m3 as Quantity,
    paymentDays: row.payment_days,
    invoicingName: row.invoicing_name,
    invoicingStreet: row.invoicing_street,
    invoicingPostalCode: row.invoicing_postal_code,
    invoicingCity: row.invoicing_city,
    einvoiceAddress: row.einvoice_address,
    einvoiceOperator: row.einvoice_operator,
    active: row.active === 1,
    office: forOffice
      ? {
          tags: JSON.parse(row.tags) as CustomerTag[],
          holdReason: row.hold_reason,
          holdBy: names.get(row.hold_by)?.name ?? '',
          holdAt: row.hold_at,
          creditLimit: row.credit_limit as Cents | null,
          notes: row.notes,
          contactName: row.contact_name,
          telephone: row.telephone,
          email: row.email,
          version: row.version,
        }
      : null,
  }
}

/** The columns of a saved link. Who put the hold on, and when, stays until it is another hold. */
export function linkColumns(
  given: LinkFields,
  { stored, by, now }: { readonly stored: LinkRow | undefined; readonly by: string; readonly now: Date },
) {
  const isSameHold = stored !== undefined && stored.hold_reason === given.holdReason
  const hold = given.holdReason === '' ? { hold_by: '', hold_at: null } : { hold_by: by, hold_at: now.toISOString() }
  return {
    number: given.number,
    tags: JSON.stringify([...new Set(given.tags)]),
    allowed_products: JSON.stringify([...new Set(given.allowedProducts)]),
    season_m3: given.seasonQuantity,
    payment_days: given.paymentDays,
    invoicing_name: given.invoicingName,
    invoicing_street: given.invoicingStreet,
    invoicing_postal_code: given.invoicingPostalCode,
    invoicing_city: given.invoicingCity,
    einvoice_address: given.einvoiceAddress,
    einvoice_operator: given.einvoiceOperator,
    hold_reason: given.holdReason,
    ...(isSameHold ? { hold_by: stored.hold_by, hold_at: stored.hold_at } : hold),
    credit_limit: given.creditLimit,
    notes: given.notes,
    ...contactColumns(given),
    active: given.active ? 1 : 0,
  }
}

export function contactColumns({
  contactName,
  telephone,
  email,
}: Pick<LinkFields, 'contactName' | 'telephone' | 'email'>) {
  const contact_search = contactSearch({ name: contactName, telephone, email })
  return { contact_name: contactName, telephone, email, contact_search }
}

/** What stands in the link that is no other of the seller's, or no product of it. */
export async function wrongLinkFields(
  reader: PeatReader,
  {
    account,
    seller,
    number,
    allowedProducts,
  }: Pick<LinkFields, 'number' | 'allowedProducts'> & { account: string; seller: string },
): Promise<readonly string[]> {
  const own = ownTables(reader)
  const numbered = await own
    .selectFrom('peatsale_customer_link')
    .select('id')
    .where('seller', '=', seller)
    .where('customer', '!=', account)
    .where('number', '=', number)
    .executeTakeFirst()
  const products = new Set(allowedProducts)
  const known =
    products.size === 0
      ? []
      : await own
          .selectFrom('peatsale_product')
          .select('id')
          .where('seller', '=', seller)
          .where('id', 'in', [...products])
          .execute()
  return [
    ...(number !== '' && numbered ? ['number'] : []),
    ...(known.length === products.size ? [] : ['allowedProducts']),
  ]
}

/** A business id as it was checked when it was stored. */
export function storedBusinessId(text: string): BusinessId | '' {
  return text as BusinessId | ''
}
