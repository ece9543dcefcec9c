/** Letters about orders in Finnish. */
import type { FinnishLetters } from '@workspace/portal/server'
import {
  cutOffText,
  otherThanWished,
  siteRequirements,
  toleranceText,
  whenText,
} from '../documents/confirmation-words.ts'
import type { ConfirmationLetter, DecidedLetter, EnteredLetter, OrderLetter, RequestLetter } from './order-letter.ts'
import { confirmationTable, orderTable } from './order-tables.ts'

const fi = (texts: { readonly fi: string }) => texts.fi
const button = 'Avaa tilaus'
const said = (words: string) => (words === '' ? [] : [words])
const staying = ({ isAccepted, staying: loads, phone }: DecidedLetter) =>
  isAccepted && loads.length > 0
    ? [`Muutos ei koske kuormia, jotka olivat jo ajossa: ${loads.join(', ')}. Kysyttävää? Soita ${phone}.`]
    : []
const asked = { change: 'muutosta', cancel: 'perumista' }

export const finnishOrderLetters = {
  order_received: (order: OrderLetter) => ({
    subject: `Tilaus ${order.number} on vastaanotettu`,
    paragraphs: [
      `Kiitos tilauksesta. ${order.seller} käsittelee sen ja lähettää sinulle vahvistuksen, jossa ovat hinta ja toimitusviikko.`,
      'Voit muuttaa tilausta tai perua sen, kunnes se on vahvistettu.',
    ],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_entered_for_you: (order: EnteredLetter) => ({
    subject: `Puolestasi on tehty tilaus ${order.number}`,
    paragraphs: [
      `${order.enteredBy} teki tilauksen asiakkuuden ${order.customer} puolesta. ${order.seller} lähettää vahvistuksen, kun tilaus on käsitelty.`,
      `Jos tilaus ei ole oikein, muuta sitä, peru se tai soita ${order.phone}.`,
    ],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_confirmed: ({ content }: ConfirmationLetter) => ({
    subject: `Tilausvahvistus ${content.number} / Order confirmation ${content.number}`,
    paragraphs: [
      `Tilauksesi on vahvistettu. Toimitus: ${whenText(content, 'fi')}.`,
      ...otherThanWished(content, fi),
      toleranceText(content, fi),
      cutOffText(content, fi),
      ...siteRequirements(content, fi),
      'Tilausvahvistus on liitteenä.',
    ],
    table: confirmationTable(content, 'fi'),
    button,
  }),
  order_changed: ({ content }: ConfirmationLetter) => ({
    subject: `Tilausta ${content.number} on muutettu`,
    paragraphs: [
      `Tilaustasi on muutettu. Toimitus: ${whenText(content, 'fi')}.`,
      toleranceText(content, fi),
      cutOffText(content, fi),
      'Uusi tilausvahvistus on liitteenä. Se korvaa aiemman.',
    ],
    table: confirmationTable(content, 'fi'),
    button,
  }),
  order_change_received: (order: OrderLetter) => ({
    subject: `Tilauksen ${order.number} muutos odottaa vahvistusta`,
    paragraphs: [`Muutit vahvistettua tilausta. ${order.seller} vahvistaa sen uudelleen.`],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_rejected: (order: OrderLetter) => ({
    subject: `Tilausta ${order.number} ei hyväksytty`,
    paragraphs: [
      `${order.seller} ei voi ottaa tilaustasi vastaan.`,
      ...said(order.words),
      `Kysyttävää? Soita ${order.phone}.`,
    ],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_held: (order: OrderLetter) => ({
    subject: `Tilaus ${order.number} on pidossa`,
    paragraphs: [
      'Tilauksesi odottaa, eikä sitä toimiteta vielä. Ilmoitamme, kun se etenee.',
      ...said(order.words),
      `Kysyttävää? Soita ${order.phone}.`,
    ],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_question: (order: OrderLetter) => ({
    subject: `Kysymys tilauksesta ${order.number}`,
    paragraphs: [
      `${order.seller} kysyy:`,
      ...said(order.words),
      `Vastaa tähän viestiin, kirjoita tilauksen sivulla tai soita ${order.phone}.`,
    ],
    notice: order.words,
    table: orderTable(order, 'fi'),
    button,
  }),
  order_released: (order: OrderLetter) => ({
    subject: `Tilaus ${order.number} etenee taas`,
    paragraphs: ['Tilauksesi ei ole enää pidossa. Sen käsittely jatkuu.'],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_cancelled: (order: OrderLetter) => ({
    subject: `Tilaus ${order.number} on peruttu`,
    paragraphs: ['Tilauksesi on peruttu.', ...said(order.words), `Kysyttävää? Soita ${order.phone}.`],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_cancelled_to_office: (order: OrderLetter) => ({
    subject: `${order.customer} perui tilauksen ${order.number}`,
    paragraphs: ['Tilauksen kuormat on peruttu, ja kuljetusliikkeille on kerrottu siitä.', ...said(order.words)],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_reopened: (order: OrderLetter) => ({
    subject: `Tilaus ${order.number} on avattu uudelleen`,
    paragraphs: [`${order.seller} käsittelee tilaustasi taas ja lähettää vahvistuksen.`],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_unconfirmed: (order: OrderLetter) => ({
    subject: `Tilauksen ${order.number} vahvistus on peruttu`,
    paragraphs: [
      'Tilauksesi odottaa taas vahvistusta. Aiempi tilausvahvistus ei ole enää voimassa.',
      ...said(order.words),
      `Kysyttävää? Soita ${order.phone}.`,
    ],
    table: orderTable(order, 'fi'),
    button,
  }),
  request_decided: (order: DecidedLetter) => ({
    subject: `Pyyntösi tilauksesta ${order.number}: ${order.isAccepted ? 'hyväksytty' : 'ei hyväksytty'}`,
    paragraphs: [
      `Pyysit tilauksen ${asked[order.kind]}. ${order.isAccepted ? 'Pyyntö on hyväksytty.' : 'Pyyntöä ei hyväksytty.'}`,
      ...said(order.words),
      ...(order.hasPaper ? ['Uusi tilausvahvistus on liitteenä. Se korvaa aiemman.'] : []),
      ...staying(order),
    ],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_delivered: (order: OrderLetter) => ({
    subject: `Tilaus ${order.number} on toimitettu`,
    paragraphs: ['Kaikki tilauksen kuormat on toimitettu. Lähetteet löydät tilauksen sivulta.'],
    table: orderTable(order, 'fi'),
    button,
  }),
  order_remainder_closed: (order: OrderLetter) => ({
    subject: `Tilauksen ${order.number} loput on suljettu`,
    paragraphs: ['Tilauksesta ei toimiteta enää enempää.', ...said(order.words), `Kysyttävää? Soita ${order.phone}.`],
    table: orderTable(order, 'fi'),
    button,
  }),
  request_to_office: (order: RequestLetter) => ({
    subject: `${order.customer} pyytää tilauksen ${order.number} ${asked[order.kind]}`,
    paragraphs: [`Asiakas ${order.customer} odottaa vastausta.`, ...said(order.words)],
    notice: [`Tilaus ${order.number} odottaa vastausta.`, ...said(order.words)].join(' '),
    table: orderTable(order, 'fi'),
    button: 'Avaa ja vastaa',
  }),
  order_note_to_office: (order: OrderLetter) => ({
    subject: `Viesti tilauksesta ${order.number}: ${order.customer}`,
    paragraphs: [order.words],
    button,
  }),
} satisfies FinnishLetters
