/** Companies that own plants: a row of the group, and settings of Lanta-appi (2.1, 2.3). */
import { companies } from '@workspace/logistics/server'
import type { BusinessId, InputOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type { Company } from '../../contract/companies/calls.ts'
import { readCompanies, saveCompany } from '../../contract/companies/calls.ts'
import { firstSettings } from '../../contract/operators/operator.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { operatorRow, settingsColumns } from '../operators/operator-store.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { vatHandlers } from './vat-handlers.ts'

const { reads, writes } = handlersOf<ManureActor>()

const readCompaniesHandler = reads(readCompanies, async ({ host, actor }) => {
  const isSuperadmin = actor.roles.has('superadmin')
  const rows = await ownTables(host.database.reading)
    .selectFrom('logistics_company as company')
    .leftJoin('manuredelivery_operator as operator', 'operator.id', 'company.id')
    .selectAll('company')
    .select(['operator.id as operator', 'operator.phone'])
    .orderBy('company.code')
    .execute()
  const shown = rows.filter(({ operator }) => isSuperadmin || operator !== null)
  return {
    companies: shown.map((row): Company => {
      const { id, code, name } = row
      const { version, company_key: company, street, postal_code: postalCode, city } = row
      const businessId = row.business_id as BusinessId
      const fields = { code, company, name, businessId, street, postalCode, city }
      const details = isSuperadmin ? { version, ...fields, isOperator: row.operator !== null } : null
      return { id, code, name, phone: row.phone ?? '', details } as Company
    }),
    portalCompanies: isSuperadmin ? (await host.companies()).map(({ key, name }) => ({ key, name })) : null,
  }
})

type Given = InputOf<typeof saveCompany>

const saveCompanyHandler = writes(saveCompany, {
  prepare: async ({ host }, { company }, refuse) => {
    const isCompany = (await host.companies()).some(({ key }) => key === company)
    if (!isCompany) throw refuse('invalid_input', { fields: ['company'] })
  },
  write: async ({ host, transaction, request }, given, refuse) => {
    const { id, version } = given
    const stored = await companies.read(transaction, id)
    if (stored === undefined && version !== 0) throw refuse('not_found')
    const taken = await takenFields(transaction, given)
    if (taken.length > 0) throw refuse('invalid_input', { fields: taken })
    const columns = { ...columnsOf(given), id, version, isNew: stored === undefined, now: request.now }
    const written = await companies.save(transaction, columns)
    if (written === undefined) throw refuse('modified_elsewhere')
    await openOperator(transaction, id, request.now)
    // Whose office it is depends on the company.
    await host.live.publish(transaction, { topic: 'rights', channels: [] })
    return { id, version: written }
  },
  onUniqueViolation: async ({ host }, given, refuse) => {
    const taken = await takenFields(host.database.reading, given)
    throw taken.length > 0 ? refuse('invalid_input', { fields: taken }) : refuse('modified_elsewhere')
  },
})

async function takenFields(reader: ManureReader, given: Given): Promise<readonly string[]> {
  const { id, code, company_key } = { id: given.id, ...columnsOf(given) }
  const taken = await companies.taken(reader, { id, code, company_key })
  return [...(taken.code ? ['code'] : []), ...(taken.companyKey ? ['company'] : [])]
}

function columnsOf({ code, company, name, businessId, street, postalCode, city }: Given) {
  return { code, name, street, city, company_key: company, business_id: businessId, postal_code: postalCode }
}

async function openOperator(transaction: ManureTransaction, id: string, now: Date): Promise<void> {
  if ((await operatorRow(transaction, id)) !== undefined) return
  const settings = settingsColumns({ ...firstSettings } as Parameters<typeof settingsColumns>[0])
  const row = { id, terms_version: 1, version: 1, changed_at: now.toISOString(), ...settings }
  await ownTables(transaction).insertInto('manuredelivery_operator').values(row).execute()
}

export const companyHandlers = {
  ...{ readCompanies: readCompaniesHandler, saveCompany: saveCompanyHandler, ...vatHandlers },
}
