import { invitations } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { addCaller } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { isZoneOf } from '../sites/seller-zones.ts'
import { newCustomer } from './new-customer.ts'
import { sendInvitation } from './send-invitation.ts'
import { publishCustomer } from './tell.ts'

const { writes } = handlersOf<PeatActor>()

export const addCallerHandler = writes(addCaller, {
  prepare: async ({ host, actor }, { seller, invite }, refuse) => {
    if (!actor.sellers.includes(seller)) throw refuse('not_found')
    if (invite) await host.limits.spend(invitations.budget, actor.id)
  },
  write: async (context, given, refuse) => {
    const { host, actor, transaction, request } = context
    const { account, site, seller, zone, email, invite } = given
    if (!actor.sellers.includes(seller)) throw refuse('not_found')
    if (!(await isZoneOf(transaction, zone, seller))) throw refuse('not_found', { fields: ['zone'] })
    if (invite && email === '') throw refuse('invalid_input', { fields: ['email'] })
    const unregistered = { ...given, businessId: '', farmId: '' }
    await newCustomer(transaction, unregistered, { yard: given, now: request.now })
    if (invite) await sendInvitation({ host, actor, transaction, request }, { account, email })
    await publishCustomer(host, transaction, account)
    return { account, site }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})
