import { englishDate } from '@workspace/portal/contract'
import type { LettersLike } from '@workspace/portal/server'
import { englishLoadLetters } from './en-loads.ts'
import { englishOrderLetters } from './en-orders.ts'
import type { finnishLetters } from './fi.ts'

export const englishLetters: LettersLike<typeof finnishLetters> = {
  ...englishOrderLetters,
  ...englishLoadLetters,
  customer_request_received: ({ seller, name }) => ({
    subject: `We received your request: ${seller}`,
    paragraphs: [
      `You asked to become a customer of ${seller} as ${name}. The office will look at your request and answer by e-mail.`,
      'If something needs correcting, reply to this message.',
    ],
    button: 'Open Peatsale',
  }),
  customer_request_accepted: ({ seller, name, words }) => ({
    subject: `You are now a customer: ${seller}`,
    paragraphs: [
      `Your request has been accepted. You can now order bedding as ${name}.`,
      ...(words === '' ? [] : [words]),
    ],
    button: 'Order now',
  }),
  customer_request_declined: ({ seller, name, words }) => ({
    subject: `Your request was declined: ${seller}`,
    paragraphs: [`${seller} declined the request that you sent as ${name}. The reason:`, words],
    button: 'Open Peatsale',
  }),
  customer_invitation: ({ account, inviter, until }, { title }) => ({
    subject: `Invitation to the customer account ${account}`,
    paragraphs: [
      `${inviter} invites you to order bedding for ${account} in ${title}.`,
      `Sign in with the user account that has this address and accept the invitation. It is valid until ${englishDate(new Date(until))} and works once. If you did not expect it, you can ignore this message.`,
    ],
    button: 'Open the invitation',
  }),
}
