import type { Section } from '@workspace/portal/web'
import type { invitation as finnish } from '../fi/invitation.ts'

export const invitation: Section<typeof finnish> = {
  heading: 'Invitation to a farm',
  visitor: 'You are invited to join a farm',
  text: 'Once you have accepted, you can offer manure for the farm and see its pickups and documents.',
  closed: 'Manure is no longer collected from the farm',
  closedtext: 'Ask the office of the company.',
  notopen: 'Manure-app is not open for your account yet',
  tostart: 'Go to Manure-app',
}
