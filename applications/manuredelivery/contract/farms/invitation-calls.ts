/** People come to a farm by mailed invitations (lanta-appi 7.5). */
import { invitationParts } from '@workspace/logistics/contract/members'
import { manureCall } from '../manure-call.ts'
import { manureRoles, officeRoles } from '../rights/roles.ts'

const managers = ['farm', ...officeRoles] as const

/**
 * Mails a link that the receiver accepts once signed in. A newer one to the same address ends the older. The main member
 * invites, and an office while no other company collects from the farm: a member reads what all of them have.
 */
export const inviteMember = manureCall({
  name: 'inviteMember',
  path: '/invitations/send',
  roles: managers,
  ...invitationParts.invite,
  refusals: ['not_found'],
})

export const withdrawInvitation = manureCall({
  name: 'withdrawInvitation',
  path: '/invitations/withdraw',
  roles: managers,
  ...invitationParts.withdraw,
  refusals: ['not_found'],
})

/** What has become of an invitation, before it is accepted. */
export const readInvitation = manureCall({
  name: 'readInvitation',
  path: '/invitations/read',
  roles: manureRoles,
  ...invitationParts.read,
  refusals: [],
})

/** Makes the signed-in person a member; only the person with the address that the invitation went to, and once. */
export const acceptInvitation = manureCall({
  name: 'acceptInvitation',
  path: '/invitations/accept',
  roles: manureRoles,
  ...invitationParts.accept,
  refusals: ['invalid_code'],
})

export const invitationCalls = { inviteMember, withdrawInvitation, readInvitation, acceptInvitation }
