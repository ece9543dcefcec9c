import { vehicles } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { removeVehicle, saveVehicle } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { carrierName, loadsAhead, mayManage, publishVehicle } from './carrier-store.ts'

const { writes } = handlersOf<PeatActor>()

export const saveVehicleHandler = writes(saveVehicle, {
  prepare: ({ host }, { carrier }) => carrierName(host, carrier),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { id, carrier } = given
    if (name === undefined || !(await mayManage(transaction, actor, carrier))) throw refuse('not_found')
    const saved = await vehicles.save(host, transaction, { ...given, name, now: request.now })
    if ('refused' in saved) {
      throw saved.refused === 'invalid_input'
        ? refuse(saved.refused, { fields: [...saved.fields] })
        : refuse(saved.refused)
    }
    await publishVehicle(host, transaction, { id, carrier })
    return { id, version: saved.version }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

export const removeVehicleHandler = writes(removeVehicle, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const stored = await vehicles.read(transaction, id)
    const isOwn = stored?.removed === 0 && (await mayManage(transaction, actor, stored.carrier))
    if (!isOwn) throw refuse('not_found')
    if ((await loadsAhead(transaction, id)).length > 0) throw refuse('in_use')
    const isRemoved = await vehicles.remove(host, transaction, { stored, version, now: request.now })
    if (!isRemoved) throw refuse('modified_elsewhere')
    await publishVehicle(host, transaction, stored)
    return {}
  },
})
