import { handlersOf } from '@workspace/portal/server'
import { publishFreightTable, retireFreightTable } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { companyNamed } from '../sellers/company-name.ts'
import { movePriceVersion, priceVersionOf } from './price-version.ts'
import { publishDraft, rateTables, retireTable } from './rate-tables.ts'

const { writes } = handlersOf<PeatActor>()

export const publishFreightTableHandler = writes(publishFreightTable, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const published = await publishDraft(transaction, rateTables.freight, { actor, now: request.now, id, version })
    if ('refused' in published) throw refuse(published.refused, published)
    const { seller, name: target, valid_from, valid_to } = published.before
    const priceVersion = await movePriceVersion(transaction, seller)
    await host.audit.append(transaction, request, {
      ...{ action: 'publishfreighttable', target, details: { validFrom: valid_from, validTo: valid_to } },
      ...(await companyNamed(host, transaction, seller)),
    })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: ['everybody'] })
    return { state: 'published' as const, version: published.version, priceVersion }
  },
})

export const retireFreightTableHandler = writes(retireFreightTable, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const retired = await retireTable(transaction, rateTables.freight, { actor, now: request.now, id, version })
    if ('refused' in retired) throw refuse(retired.refused, retired)
    const { seller, name: target, state } = retired.before
    if (state === 'draft') {
      await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: [`seller:${seller}`] })
      const priceVersion = await priceVersionOf(transaction, seller)
      return { state: 'retired' as const, version: retired.version, priceVersion }
    }
    const priceVersion = await movePriceVersion(transaction, seller)
    const company = await companyNamed(host, transaction, seller)
    await host.audit.append(transaction, request, { action: 'retirefreighttable', target, ...company })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: ['everybody'] })
    return { state: 'retired' as const, version: retired.version, priceVersion }
  },
})
