import { taxRates } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { readVatRates, saveVatRates } from '../../contract/companies/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads, writes } = handlersOf<ManureActor>()

const readVatRatesHandler = reads(readVatRates, async ({ host }) => ({
  rates: await taxRates.read(host.database.reading),
}))

const saveVatRatesHandler = writes(saveVatRates, {
  write: async ({ host, transaction, request }, { changes }, refuse) => {
    const isUsed = (taxClass: string) => taxes(transaction, taxClass)
    const changed = await taxRates.change(host, transaction, { changes, isUsed })
    if ('refused' in changed) {
      throw changed.refused === 'invalid_input'
        ? refuse(changed.refused, { fields: [...changed.fields] })
        : refuse(changed.refused)
    }
    for (const { taxClass: target, ...details } of changed) {
      await host.audit.append(transaction, request, { action: 'changevat', target, details })
    }
    await host.live.publish(transaction, { topic: 'vat', ids: [], channels: ['everybody'] })
    return { rates: await taxRates.read(transaction) }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('invalid_input', { fields: ['changes.from'] })
  },
})

/** Whether terms that hold, or may be published, name the class. */
async function taxes(reader: ManureReader, taxClass: string): Promise<boolean> {
  const terms = ownTables(reader)
    .selectFrom('manuredelivery_term')
    .select(['goods', 'freight', 'waiting', 'refusal', 'wasted_trip'])
    .where('state', '!=', 'retired')
  const parts = (await terms.execute()).flatMap((term) => Object.values(term))
  return parts.some((part) => part !== null && (JSON.parse(part) as { taxClass?: string }).taxClass === taxClass)
}

export const vatHandlers = { readVatRates: readVatRatesHandler, saveVatRates: saveVatRatesHandler }
