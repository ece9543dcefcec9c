/** Who belongs to an account, and who is invited to it: for its main member and for the offices that sell to it. */
import { invitationParts } from '@workspace/logistics/contract/members'
import { Find, PortalId, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles, peatRoles } from '../rights/roles.ts'

const managers = ['customer', ...officeRoles] as const

/** People to choose a member from: those that the asker sees in the portal. */
export const searchPeople = peatCall({
  name: 'searchPeople',
  path: '/people/search',
  roles: managers,
  input: z.object({ find: Find }),
  output: { people: z.array(z.strictObject({ id: z.string(), name: z.string() })) },
  refusals: [],
})

/** The first member of an account is its main one. */
export const addMember = peatCall({
  name: 'addMember',
  path: '/members/add',
  roles: managers,
  input: z.object({ account: Uuid, person: PortalId }),
  output: { version: Version },
  refusals: [],
})

/**
 * The main member is `in_use` while there are others: one of them is made main first. `admit` opens what the member does
 * not see yet: for the main member all sellers of the account, for an office its own. An office makes a member main, and
 * takes out members that it has not let in, only of an account that no other seller has.
 */
export const changeMember = peatCall({
  name: 'changeMember',
  path: '/members/change',
  roles: managers,
  input: z.object({ account: Uuid, person: PortalId, change: z.enum(['main', 'remove', 'admit']) }),
  output: { version: Version },
  refusals: ['in_use'],
})

/** Mails a link that the receiver accepts once signed in. A newer one to the same address ends the older. */
export const inviteMember = peatCall({
  name: 'inviteMember',
  path: '/invitations/send',
  roles: managers,
  ...invitationParts.invite,
  refusals: [],
})

export const withdrawInvitation = peatCall({
  name: 'withdrawInvitation',
  path: '/invitations/withdraw',
  roles: managers,
  ...invitationParts.withdraw,
  refusals: [],
})

/** What has become of an invitation, before it is accepted. */
export const readInvitation = peatCall({
  name: 'readInvitation',
  path: '/invitations/read',
  roles: peatRoles,
  ...invitationParts.read,
  refusals: [],
})

/** Makes the signed-in person a member; only whoever has the address that the invitation went to, and once. */
export const acceptInvitation = peatCall({
  name: 'acceptInvitation',
  path: '/invitations/accept',
  roles: peatRoles,
  ...invitationParts.accept,
  refusals: ['invalid_code'],
})

export const memberCalls = {
  searchPeople,
  addMember,
  changeMember,
  inviteMember,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
}
