import { ManureUser, ManureUserType } from '@workspace/portal/contract'
import type { Membership } from '@workspace/portal/server'
import * as z from 'zod/mini'
import { choiceOf, fieldsOf, settleManure } from '../contract/index.ts'

const Sent = z.object({ usertypemanure: z.optional(ManureUserType), manureuserobj: z.optional(ManureUser) })

/**
 * The manure fields of a user. They follow from groups and transport company, which the portal keeps, so there is
 * nothing of their own to store and nothing that could disagree.
 */
export const manureMembership: Membership = {
  fields: z.strictObject({ usertypemanure: ManureUserType, manureuserobj: ManureUser }),
  load: async (_, people, { transportCompanies }) =>
    new Map(
      people.map(({ id, groups, carrier }) => [id, { ...fieldsOf(choiceOf(groups, carrier), transportCompanies) }]),
    ),
  settle: ({ sent, groups, transportCompany, stored, transportCompanies }) => {
    const settled = settleManure({
      ...z.parse(Sent, sent),
      groups,
      transportCompany,
      stored: { groups: stored.groups, transportCompany: stored.carrier },
      transportCompanies,
    })
    if ('faults' in settled) return settled
    const { choice } = settled
    return {
      groups: settled.groups,
      transportCompany: choice.transportCompany,
      fields: { ...fieldsOf(choice, transportCompanies) },
    }
  },
  save: async () => undefined,
  remove: async () => undefined,
}
