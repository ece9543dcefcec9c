/** Invitations to accounts, apart from what every screen takes. */
export {
  type InvitationCall,
  type InvitationState,
  invitationDays,
  invitationParts,
  invitationsADay,
  OpenInvitation,
} from './invitation.ts'
