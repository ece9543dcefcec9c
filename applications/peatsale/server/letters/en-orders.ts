/** Letters about orders in English. */
import type { LettersLike } from '@workspace/portal/server'
import {
  cutOffText,
  otherThanWished,
  siteRequirements,
  toleranceText,
  whenText,
} from '../documents/confirmation-words.ts'
import type { finnishOrderLetters } from './fi-orders.ts'
import type { DecidedLetter } from './order-letter.ts'
import { confirmationTable, orderTable } from './order-tables.ts'

const en = (texts: { readonly en: string }) => texts.en
const button = 'Open the order'
const said = (words: string) => (words === '' ? [] : [words])
const staying = ({ isAccepted, staying: loads, phone }: DecidedLetter) =>
  isAccepted && loads.length > 0
    ? [`The change does not apply to loads that were already under way: ${loads.join(', ')}. Questions? Call ${phone}.`]
    : []
const asked = { change: 'a change to', cancel: 'cancellation of' }

export const englishOrderLetters: LettersLike<typeof finnishOrderLetters> = {
  order_received: (order) => ({
    subject: `We received your order ${order.number}`,
    paragraphs: [
      `Thank you for your order. ${order.seller} will look at it and send you a confirmation with the price and the delivery week.`,
      'You can change or cancel the order until it is confirmed.',
    ],
    table: orderTable(order, 'en'),
    button,
  }),
  order_entered_for_you: (order) => ({
    subject: `Order ${order.number} was placed for you`,
    paragraphs: [
      `${order.enteredBy} placed an order for ${order.customer}. ${order.seller} will send a confirmation once it has been looked at.`,
      `If the order is not right, change or cancel it, or call ${order.phone}.`,
    ],
    table: orderTable(order, 'en'),
    button,
  }),
  order_confirmed: ({ content }) => ({
    subject: `Tilausvahvistus ${content.number} / Order confirmation ${content.number}`,
    paragraphs: [
      `Your order is confirmed. Delivery: ${whenText(content, 'en')}.`,
      ...otherThanWished(content, en),
      toleranceText(content, en),
      cutOffText(content, en),
      ...siteRequirements(content, en),
      'The order confirmation is attached.',
    ],
    table: confirmationTable(content, 'en'),
    button,
  }),
  order_changed: ({ content }) => ({
    subject: `Order ${content.number} was changed`,
    paragraphs: [
      `Your order was changed. Delivery: ${whenText(content, 'en')}.`,
      toleranceText(content, en),
      cutOffText(content, en),
      'The new order confirmation is attached. It replaces the earlier one.',
    ],
    table: confirmationTable(content, 'en'),
    button,
  }),
  order_change_received: (order) => ({
    subject: `The change to order ${order.number} awaits confirmation`,
    paragraphs: [`You changed a confirmed order. ${order.seller} will confirm it again.`],
    table: orderTable(order, 'en'),
    button,
  }),
  order_rejected: (order) => ({
    subject: `Order ${order.number} was not accepted`,
    paragraphs: [`${order.seller} cannot take your order.`, ...said(order.words), `Questions? Call ${order.phone}.`],
    table: orderTable(order, 'en'),
    button,
  }),
  order_held: (order) => ({
    subject: `Order ${order.number} is on hold`,
    paragraphs: [
      'Your order is waiting and will not be delivered yet. We will tell you when it moves on.',
      ...said(order.words),
      `Questions? Call ${order.phone}.`,
    ],
    table: orderTable(order, 'en'),
    button,
  }),
  order_question: (order) => ({
    subject: `A question about order ${order.number}`,
    paragraphs: [
      `${order.seller} asks:`,
      ...said(order.words),
      `Reply to this message, write on the page of the order, or call ${order.phone}.`,
    ],
    notice: order.words,
    table: orderTable(order, 'en'),
    button,
  }),
  order_released: (order) => ({
    subject: `Order ${order.number} moves on`,
    paragraphs: ['Your order is no longer on hold. We are going on with it.'],
    table: orderTable(order, 'en'),
    button,
  }),
  order_cancelled: (order) => ({
    subject: `Order ${order.number} was cancelled`,
    paragraphs: ['Your order was cancelled.', ...said(order.words), `Questions? Call ${order.phone}.`],
    table: orderTable(order, 'en'),
    button,
  }),
  order_cancelled_to_office: (order) => ({
    subject: `${order.customer} cancelled order ${order.number}`,
    paragraphs: ['The loads of the order are cancelled, and the carriers have been informed.', ...said(order.words)],
    table: orderTable(order, 'en'),
    button,
  }),
  order_reopened: (order) => ({
    subject: `Order ${order.number} was reopened`,
    paragraphs: [`${order.seller} is looking at your order again and will send a confirmation.`],
    table: orderTable(order, 'en'),
    button,
  }),
  order_unconfirmed: (order) => ({
    subject: `The confirmation of order ${order.number} was withdrawn`,
    paragraphs: [
      'Your order awaits confirmation again. The earlier order confirmation no longer holds.',
      ...said(order.words),
      `Questions? Call ${order.phone}.`,
    ],
    table: orderTable(order, 'en'),
    button,
  }),
  request_decided: (order) => ({
    subject: `Your request about order ${order.number}: ${order.isAccepted ? 'accepted' : 'not accepted'}`,
    paragraphs: [
      `You asked for ${asked[order.kind]} the order. ${order.isAccepted ? 'The request was accepted.' : 'The request was not accepted.'}`,
      ...said(order.words),
      ...(order.hasPaper ? ['The new order confirmation is attached. It replaces the earlier one.'] : []),
      ...staying(order),
    ],
    table: orderTable(order, 'en'),
    button,
  }),
  order_delivered: (order) => ({
    subject: `Order ${order.number} was delivered`,
    paragraphs: ['All loads of the order were delivered. The delivery notes are on the page of the order.'],
    table: orderTable(order, 'en'),
    button,
  }),
  order_remainder_closed: (order) => ({
    subject: `The rest of order ${order.number} was closed`,
    paragraphs: [
      'Nothing more of the order will be delivered.',
      ...said(order.words),
      `Questions? Call ${order.phone}.`,
    ],
    table: orderTable(order, 'en'),
    button,
  }),
  request_to_office: (order) => ({
    subject: `${order.customer} asks for ${asked[order.kind]} order ${order.number}`,
    paragraphs: [`The customer ${order.customer} waits for an answer.`, ...said(order.words)],
    notice: [`Order ${order.number} waits for an answer.`, ...said(order.words)].join(' '),
    table: orderTable(order, 'en'),
    button: 'Open and answer',
  }),
  order_note_to_office: (order) => ({
    subject: `A message about order ${order.number}: ${order.customer}`,
    paragraphs: [order.words],
    button,
  }),
}
