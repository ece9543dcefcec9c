/** Carrier tariffs: the office of their seller writes them, the dispatcher reads what applies to the own carrier (2.6). */
import { dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type { TariffRowChange } from '../../contract/index.ts'
import {
  publishCarrierTariff,
  readCarrierTariffs,
  retireCarrierTariff,
  saveCarrierTariff,
} from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { companyNamed } from '../sellers/company-name.ts'
import { headOf, publishDraft, rateTables, retireTable, saveDraft } from './rate-tables.ts'
import { tariffsFor, tariffsOf, tariffsWithRows } from './tariff-store.ts'

const { reads, writes } = handlersOf<PeatActor>()

export const readCarrierTariffsHandler = reads(
  readCarrierTariffs,
  async ({ host, actor, request }, { seller }, refuse) => {
    const reader = host.database.reading
    if (actor.sellers.includes(seller)) {
      return { tariffs: await tariffsWithRows(reader, await tariffsOf(reader, seller)) }
    }
    const isServed = actor.roles.has('carrierLead') && (await servedSellers(reader, actor.carrier)).includes(seller)
    if (!isServed) throw refuse('not_found')
    const applying = await tariffsFor(reader, { seller, carrier: actor.carrier, today: dayOf(request.now) })
    return { tariffs: await tariffsWithRows(reader, applying) }
  },
)

export const saveCarrierTariffHandler = writes(saveCarrierTariff, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, seller, carrier, name, validFrom, validTo, changes } = given
    const saved = await saveDraft(transaction, rateTables.tariff, {
      ...{ actor, now: request.now, given },
      values: {
        ...{ seller, carrier: carrier === '' ? null : carrier, name, valid_from: validFrom, valid_to: validTo },
        ...{ state: 'draft', published_at: null },
      },
      rows: changes.flatMap((change) => (change.action === 'save' ? [rowOf(id, change)] : [])),
      wrong: async () => (carrier === '' || (await doesServe(transaction, carrier, seller)) ? [] : ['carrier']),
    })
    if ('refused' in saved) throw refuse(saved.refused, saved)
    await host.live.publish(transaction, { topic: 'tariffs', ids: [id], channels: [`seller:${seller}`] })
    return { id, version: saved.version }
  },
  // The tariff is new twice at once, or the id of a row is of another tariff.
  onUniqueViolation: async ({ host }, { id }, refuse) => {
    const isThere = (await headOf(host.database.reading, rateTables.tariff, id)) !== undefined
    throw isThere ? refuse('modified_elsewhere') : refuse('invalid_input', { fields: ['changes.id'] })
  },
})

async function doesServe(reader: PeatReader, carrier: string, seller: string): Promise<boolean> {
  return (await servedSellers(reader, carrier)).includes(seller)
}

type Saved = Extract<TariffRowChange, { action: 'save' }>

function rowOf(
  tariff: string,
  { id, zone, productKind, kind, price, minimum, ...row }: Saved,
): PeatTables['peatsale_carrier_tariff_row'] {
  return {
    ...{ id, tariff, zone: zone === '' ? null : zone, product_kind: productKind === '' ? null : productKind },
    ...{ kind, price, minimum, min_chargeable: row.minChargeable, free_minutes: row.freeMinutes },
    ...{ waiting_per_hour: row.waitingPerHour, fuel_bp: row.fuelBp },
  }
}

export const publishCarrierTariffHandler = writes(publishCarrierTariff, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const published = await publishDraft(transaction, rateTables.tariff, { actor, now: request.now, id, version })
    if ('refused' in published) throw refuse(published.refused, published)
    const { seller, name: target, valid_from, valid_to } = published.before
    await host.audit.append(transaction, request, {
      ...{ action: 'publishcarriertariff', target, details: { validFrom: valid_from, validTo: valid_to } },
      ...(await companyNamed(host, transaction, seller)),
    })
    const channels = await channelsOf(transaction, published.before)
    await host.live.publish(transaction, { topic: 'tariffs', ids: [id], channels })
    return { state: 'published' as const, version: published.version }
  },
})

export const retireCarrierTariffHandler = writes(retireCarrierTariff, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const retired = await retireTable(transaction, rateTables.tariff, { actor, now: request.now, id, version })
    if ('refused' in retired) throw refuse(retired.refused, retired)
    const { seller, name: target, state } = retired.before
    const isDraft = state === 'draft'
    if (!isDraft) {
      const company = await companyNamed(host, transaction, seller)
      await host.audit.append(transaction, request, { action: 'retirecarriertariff', target, ...company })
    }
    const channels = isDraft ? [`seller:${seller}`] : await channelsOf(transaction, retired.before)
    await host.live.publish(transaction, { topic: 'tariffs', ids: [id], channels })
    return { state: 'retired' as const, version: retired.version }
  },
})

type Published = Pick<PeatTables['peatsale_carrier_tariff'], 'carrier' | 'seller'>

/** Its office, and the carriers that may be paid by it. */
async function channelsOf(reader: PeatReader, { seller, carrier }: Published): Promise<string[]> {
  if (carrier !== null) return [`seller:${seller}`, `carrier:${carrier}`]
  const served = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier').where('seller', '=', seller)
  return [`seller:${seller}`, ...(await served.execute()).map((each) => `carrier:${each.carrier}`)]
}
