import { moneyText } from '@workspace/logistics/server/drawing'
import { englishDate } from '@workspace/portal/contract'
import type { LettersLike } from '@workspace/portal/server'
import { englishLoadLetters } from './en-loads.ts'
import { englishOrderLetters } from './en-orders.ts'
import { englishSwampLetters } from './en-swamps.ts'
import type { DigestLetter, finnishLetters } from './fi.ts'

export const englishLetters: LettersLike<typeof finnishLetters> = {
  ...englishOrderLetters,
  ...englishLoadLetters,
  ...englishSwampLetters,
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
  customer_member_joined: ({ account, person }) => ({
    subject: `${account}: a new member`,
    paragraphs: [
      `${person} is now a member of the customer account ${account}. A member sees the orders and documents of the sellers that admitted the member, or that the main member has opened.`,
      'If you do not know this person, ask the main member of the account or the seller to remove the member.',
    ],
    button: 'Open the customer account',
  }),
  customer_member_waits: ({ account, person }) => ({
    subject: `${account}: a new member awaits your approval`,
    paragraphs: [
      `Somebody has asked that ${person} becomes a member of the customer account ${account}. Until the membership is approved, this person sees nothing of the account.`,
      'Approve the membership on the page of the account only if you know the person. Otherwise remove the member.',
    ],
    button: 'Open the customer account',
  }),
  customer_membership_waits: ({ account }) => ({
    subject: `Your membership still awaits approval: ${account}`,
    paragraphs: [
      `You have been asked to become a member of the customer account ${account}. The main member of the account or another of its sellers approves the membership, and you will get a message.`,
    ],
    button: 'Open Peatsale',
  }),
  customer_membership_opened: ({ account }) => ({
    subject: `Your membership is approved: ${account}`,
    paragraphs: [`You can now order bedding as ${account} and see its orders and documents.`],
    button: 'Open Peatsale',
  }),
  service_asked: ({ seller, carrier }) => ({
    subject: `${seller} asks a carrier to drive: ${carrier}`,
    paragraphs: [
      `${seller} wants to give loads to ${carrier}. Once you accept, the office of the seller sees the trucks, drivers and telephone numbers of the carrier and can assign and offer loads.`,
      'Accept only if you have agreed on this.',
    ],
    button: 'Answer the request',
  }),
  batch_exported: ({ seller, number, loads, amount }) => ({
    subject: `${seller}: the invoicing batch ${number} of your loads is ready`,
    paragraphs: [
      `${seller} has exported the invoicing batch ${number}. Loads that you drove: ${loads}. Freight in all: ${moneyText(amount)} (VAT 0 %).`,
      'Peatsale shows the loads and their freight.',
    ],
    button: 'Open the loads',
  }),
  service_answered: ({ carrier, accepts }) => ({
    subject: accepts ? `${carrier} now drives for you` : `${carrier} does not drive for you`,
    paragraphs: [
      accepts
        ? `${carrier} accepted your request. You can now assign and offer loads to it.`
        : `${carrier} declined your request to drive for you.`,
    ],
    button: 'Open the carriers',
  }),
  office_digest: ({ sellers }) => ({
    subject: `Waiting for the office: ${waitingIn(sellers)}`,
    paragraphs: sellers.map((seller) => `${seller.name}: ${waitingIn([seller])}.`),
    button: 'Open the orders',
  }),
}

function waitingIn(sellers: DigestLetter['sellers']): string {
  const orders = sellers.reduce((sum, each) => sum + each.orders, 0)
  const requests = sellers.reduce((sum, each) => sum + each.requests, 0)
  return [
    ...(orders === 0 ? [] : [orders === 1 ? '1 order to confirm' : `${orders} orders to confirm`]),
    ...(requests === 0 ? [] : [requests === 1 ? '1 request' : `${requests} requests`]),
  ].join(', ')
}
