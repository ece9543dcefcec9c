/** What the office renews or asks for in time (6.5, 7.4). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { noticeDays, readExpiring } from '../../contract/expiring/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { expiringAnalyses } from './expiring-analyses.ts'

const { reads } = handlersOf<ManureActor>()
/** What ended longer ago is known by now. */
const daysShown = 365

export const readExpiringHandler = reads(readExpiring, async ({ host, actor, request }, { company }, refuse) => {
  if (company !== '' && !actor.companies.includes(company)) throw refuse('not_found')
  const companies = company === '' ? actor.companies : [company]
  const today = dayOf(request.now)
  const daysLeft = (until: LocalDate) => Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000)
  const reader = host.database.reading
  const ends = { from: addDays(today, -daysShown), to: addDays(today, noticeDays.other) }
  const withDays = <Row extends { readonly until: LocalDate }>(row: Row) => ({ ...row, daysLeft: daysLeft(row.until) })
  return {
    analyses: (await ofFarms(reader, companies, today)).map(withDays),
    scales: (await scalesOf(reader, companies, ends)).map(withDays),
    insurances: (await insurancesOf(reader, companies, ends)).map(withDays),
  }
})

async function ofFarms(reader: ManureReader, companies: readonly string[], today: LocalDate) {
  const links = ownTables(reader).selectFrom('manuredelivery_farm_link').select('account').where('active', '=', 1)
  const linked = companies.length === 0 ? [] : await links.where('company', 'in', companies).execute()
  const accounts = new Set(linked.map(({ account }) => account))
  const found = await expiringAnalyses(reader, {
    from: addDays(today, -daysShown),
    to: addDays(today, noticeDays.analysis),
  })
  return found
    .filter(({ account }) => accounts.has(account))
    .map(({ id, account, farm, store, until, name_fi: fi, name_en: en }) => ({
      ...{ id, account, farm, store, until },
      type: { fi, en },
    }))
}

type Ends = { readonly from: LocalDate; readonly to: LocalDate }

async function scalesOf(reader: ManureReader, companies: readonly string[], { from, to }: Ends) {
  if (companies.length === 0) return []
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_scale as scale')
    .innerJoin('logistics_company as company', 'company.id', 'scale.company')
    .leftJoin('manuredelivery_plant as plant', 'plant.id', 'scale.plant')
    .select(['scale.id', 'scale.name', 'scale.verified_until', 'company.name as company', 'plant.name as plant'])
    .where('scale.company', 'in', companies)
    .where('scale.verified_until', '>=', from)
    .where('scale.verified_until', '<=', to)
    .orderBy('scale.verified_until')
    .orderBy('scale.id')
    .execute()
  return rows.map(({ plant, verified_until, ...row }) => ({
    ...{ ...row, place: plant ?? '', until: verified_until as LocalDate },
  }))
}

async function insurancesOf(reader: ManureReader, companies: readonly string[], { from, to }: Ends) {
  if (companies.length === 0) return []
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_carrier_company as serving')
    .innerJoin('logistics_carrier as carrier', 'carrier.id', 'serving.carrier')
    .innerJoin('logistics_company as company', 'company.id', 'serving.company')
    .select(['carrier.id', 'carrier.name', 'carrier.insurance_until', 'company.name as company'])
    .where('serving.company', 'in', companies)
    .where('carrier.insurance_until', '>=', from)
    .where('carrier.insurance_until', '<=', to)
    .orderBy('carrier.insurance_until')
    .orderBy('carrier.id')
    .orderBy('company.name')
    .execute()
  return rows.map(({ insurance_until, ...row }) => ({ ...row, place: '', until: insurance_until as LocalDate }))
}
