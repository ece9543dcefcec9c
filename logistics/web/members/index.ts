/** Invitations to an account in the browser: the application gives its calls and its words. It knows no application. */

export type { InvitationWords } from './invitation-page.tsx'
export { InvitationPage } from './invitation-page.tsx'
export { InviteDialog } from './invite-dialog.tsx'
export { Invited } from './invited.tsx'
export { useMemberTexts } from './member-texts.ts'
export { People, Person } from './people.tsx'
