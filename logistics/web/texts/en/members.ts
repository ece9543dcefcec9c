import type { Section } from '@workspace/portal/web'
import type { members as finnish } from '../fi/members.ts'

export const members: Section<typeof finnish> = {
  invited: ({ at, until }) => `invited ${at}, valid until ${until}`,
  waits: 'Waiting',
  invite: 'Invite a member',
  invitetext: 'The invitation goes by letter and works once. The receiver accepts it with an own account.',
  email: 'E-mail',
  sendinvitation: 'Send the invitation',
  invitationsent: ({ email }) => `Invitation sent: ${email}`,
  sent: 'The invitation was sent',
  withdraw: 'Withdraw',
  withdrawof: ({ email }) => `Withdraw the invitation: ${email}`,
  withdrawn: 'The invitation was withdrawn',
  sendagain: 'Send again',
  sendagainto: ({ email }) => `Send again: ${email}`,
  invitationheading: ({ name }) => `Invitation: ${name}`,
  validuntil: ({ until }) => `The invitation is valid until ${until}.`,
  accept: 'Accept the invitation',
  accepted: ({ name }) => `You are now a member: ${name}`,
  state_used: 'The invitation has been used',
  state_used_text: 'Each invitation works once. Ask for a new one if you need it.',
  state_withdrawn: 'The invitation was withdrawn',
  state_withdrawn_text:
    'It was withdrawn, or a newer one was sent to you. Look for the newest letter, or ask for a new one.',
  state_expired: 'The invitation has expired',
  state_expired_text: 'An invitation is valid for a week. Ask for a new one.',
  state_other: 'The invitation is for another e-mail address',
  state_other_text:
    'Log out, and log in with the account whose e-mail the invitation came to. Or ask for a new one to the address of this account.',
  state_unknown: 'There is no such invitation',
  state_unknown_text: 'Check that the address is whole, and open the link from the letter.',
  alreadymember: ({ name }) => `You are a member already: ${name}`,
  visitortext: 'Log in with the account whose e-mail the invitation came to, and you can accept it.',
  login: 'Log in',
  register: 'Register',
  registertext: 'If you have no account, register with the same e-mail address and open the link of the letter again.',
  notopentext:
    'An administrator opens it once your account is verified. You get a letter. Then open the invitation again.',
}
