import { carriers } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { saveCarrier } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { carrierName, channelsOfCarrier, mayManage } from './carrier-store.ts'

const { writes } = handlersOf<PeatActor>()

export const saveCarrierHandler = writes(saveCarrier, {
  prepare: ({ host }, { id }) => carrierName(host, id),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { id } = given
    if (name === undefined || !(await mayManage(transaction, actor, id))) throw refuse('not_found')
    const version = await carriers.save(transaction, given, { name, now: request.now })
    if (version === undefined) throw refuse('modified_elsewhere')
    const channels = await channelsOfCarrier(transaction, id)
    await host.live.publish(transaction, { topic: 'registers', ids: [id], channels })
    return { id, version }
  },
})
