/** Invitations to accounts, apart from what every screen takes. */
export {
  type InvitationCall,
  type InvitationState,
  invitationDays,
  invitationParts,
  invitationsADay,
} from './invitation.ts'
export { OpenInvitation } from './open-invitation.ts'
