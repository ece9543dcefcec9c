import { Quantity } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { kilogramsMost, readBridge, saveBridge } from '../contract/index.ts'
import { ownTables } from './tables.ts'
import type { Weigher } from './weigher.ts'

const { reads, writes } = handlersOf<Weigher>()

export const readBridgeHandler = reads(readBridge, async ({ host, actor }, _, refuse) => {
  const bridges = ownTables(host.database.reading)
    .selectFrom('weighbridge_bridge')
    .select(['notice', 'most', 'version'])
  const bridge = await bridges.where('name', '=', actor.bridge).executeTakeFirst()
  if (bridge === undefined) throw refuse('not_found')
  return { bridge: { ...bridge, most: Quantity.parse(bridge.most) } }
})

export const saveBridgeHandler = writes(saveBridge, {
  write: async ({ actor, transaction }, { notice, most, version }, refuse) => {
    if (most > kilogramsMost) throw refuse('bridge_overloaded', { fields: ['most'] })
    const own = ownTables(transaction)
    const bridge = own.selectFrom('weighbridge_bridge').select('version').where('name', '=', actor.bridge)
    const stored = await bridge.executeTakeFirst()
    if (stored === undefined) throw refuse('not_found')
    const { numUpdatedRows } = await own
      .updateTable('weighbridge_bridge')
      .set({ notice, most, version: version + 1 })
      .where('name', '=', actor.bridge)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse('modified_elsewhere')
    return {}
  },
})
