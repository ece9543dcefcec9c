/** Letters of Kuivikemyynti in Finnish; the English file must hold the same ones. */

import { moneyText } from '@workspace/logistics/server/drawing'
import { finnishDate } from '@workspace/portal/contract'
import type { FinnishLetters } from '@workspace/portal/server'
import { finnishLoadLetters } from './fi-loads.ts'
import { finnishOrderLetters } from './fi-orders.ts'
import { finnishSwampLetters } from './fi-swamps.ts'

interface RequestLetter {
  readonly seller: string
  /** Of the farm or company. */
  readonly name: string
}

interface DecisionLetter extends RequestLetter {
  /** The office's own; empty where it has said nothing. */
  readonly words: string
}

interface InvitationLetter {
  readonly account: string
  readonly inviter: string
  /** A moment. */
  readonly until: string
}

interface MemberLetter {
  readonly account: string
  /** Who joins. */
  readonly person: string
}

interface BatchLetter {
  readonly seller: string
  /** Of the batch. */
  readonly number: string
  readonly loads: number
  /** Freight, cents. */
  readonly amount: number
}

export interface DigestLetter {
  readonly sellers: readonly { readonly name: string; readonly orders: number; readonly requests: number }[]
}

interface ServiceLetter {
  readonly seller: string
  readonly carrier: string
}

export const finnishLetters = {
  ...finnishOrderLetters,
  ...finnishLoadLetters,
  ...finnishSwampLetters,
  customer_request_received: ({ seller, name }: RequestLetter) => ({
    subject: `Asiakaspyyntösi on vastaanotettu: ${seller}`,
    paragraphs: [
      `Pyysit päästä myyjän ${seller} asiakkaaksi nimellä ${name}. Toimisto käsittelee pyynnön ja vastaa sinulle sähköpostilla.`,
      'Jos haluat korjata tietoja, vastaa tähän viestiin.',
    ],
    button: 'Avaa Kuivikemyynti',
  }),
  customer_request_accepted: ({ seller, name, words }: DecisionLetter) => ({
    subject: `Olet nyt asiakas: ${seller}`,
    paragraphs: [
      `Asiakaspyyntösi on hyväksytty. Voit nyt tilata kuiviketta nimellä ${name}.`,
      ...(words === '' ? [] : [words]),
    ],
    button: 'Siirry tilaamaan',
  }),
  customer_request_declined: ({ seller, name, words }: DecisionLetter) => ({
    subject: `Asiakaspyyntöäsi ei hyväksytty: ${seller}`,
    paragraphs: [`${seller} ei hyväksynyt asiakaspyyntöä, jonka lähetit nimellä ${name}. Perustelu:`, words],
    button: 'Avaa Kuivikemyynti',
  }),
  customer_invitation: ({ account, inviter, until }: InvitationLetter, { title }) => ({
    subject: `Kutsu asiakkuuteen ${account}`,
    paragraphs: [
      `${inviter} kutsuu sinut tilaamaan kuiviketta asiakkuuden ${account} nimissä palvelussa ${title}.`,
      `Kirjaudu sisään tähän osoitteeseen liitetyllä käyttäjätilillä ja hyväksy kutsu. Kutsu on voimassa ${finnishDate(new Date(until))} asti ja toimii kerran. Jos et odottanut kutsua, voit jättää viestin huomiotta.`,
    ],
    button: 'Avaa kutsu',
  }),
  customer_member_joined: ({ account, person }: MemberLetter) => ({
    subject: `${account}: uusi jäsen`,
    paragraphs: [
      `${person} on nyt asiakkuuden ${account} jäsen. Jäsen näkee niiden myyjien tilaukset ja asiakirjat, jotka ovat hyväksyneet hänet tai jotka pääjäsen on avannut hänelle.`,
      'Jos et tunne henkilöä, pyydä asiakkuuden pääjäsentä tai myyjää poistamaan hänet.',
    ],
    button: 'Avaa asiakkuus',
  }),
  customer_member_waits: ({ account, person }: MemberLetter) => ({
    subject: `${account}: uusi jäsen odottaa hyväksyntääsi`,
    paragraphs: [
      `${person} on pyydetty asiakkuuden ${account} jäseneksi. Hän ei näe asiakkuudesta mitään, ennen kuin jäsenyys hyväksytään.`,
      'Hyväksy jäsenyys asiakkuuden sivulla vain, jos tunnet henkilön. Muussa tapauksessa poista hänet.',
    ],
    button: 'Avaa asiakkuus',
  }),
  customer_membership_waits: ({ account }: MemberLetter) => ({
    subject: `Jäsenyytesi odottaa vielä hyväksyntää: ${account}`,
    paragraphs: [
      `Sinut on pyydetty asiakkuuden ${account} jäseneksi. Asiakkuuden pääjäsen tai toinen sen myyjä hyväksyy jäsenyyden, ja saat siitä viestin.`,
    ],
    button: 'Avaa Kuivikemyynti',
  }),
  customer_membership_opened: ({ account }: MemberLetter) => ({
    subject: `Jäsenyytesi on hyväksytty: ${account}`,
    paragraphs: [`Voit nyt tilata kuiviketta nimellä ${account} ja nähdä sen tilaukset ja asiakirjat.`],
    button: 'Avaa Kuivikemyynti',
  }),
  service_asked: ({ seller, carrier }: ServiceLetter) => ({
    subject: `${seller} pyytää kuljetusliikettä ajamaan: ${carrier}`,
    paragraphs: [
      `${seller} haluaa antaa kuormia kuljetusliikkeelle ${carrier}. Kun hyväksyt pyynnön, myyjän toimisto näkee kuljetusliikkeen autot, kuljettajat ja puhelinnumerot ja voi antaa ja tarjota kuormia.`,
      'Hyväksy vain, jos olette sopineet ajosta.',
    ],
    button: 'Vastaa pyyntöön',
  }),
  batch_exported: ({ seller, number, loads, amount }: BatchLetter) => ({
    subject: `${seller}: kuormienne laskutusaineisto ${number} on valmis`,
    paragraphs: [
      `${seller} on vienyt laskutusaineiston ${number}. Siinä on ajamianne kuormia ${loads}, rahti yhteensä ${moneyText(amount)} (alv 0 %).`,
      'Kuormat rahteineen näet Kuivikemyynnissä.',
    ],
    button: 'Avaa kuormat',
  }),
  service_answered: ({ carrier, accepts }: ServiceLetter & { readonly accepts: boolean }) => ({
    subject: accepts ? `${carrier} ajaa nyt teille` : `${carrier} ei ota ajoa`,
    paragraphs: [
      accepts
        ? `${carrier} hyväksyi pyyntönne. Sille voi nyt antaa ja tarjota kuormia.`
        : `${carrier} ei hyväksynyt pyyntöänne ajaa teille.`,
    ],
    button: 'Avaa kuljetusliikkeet',
  }),
  office_digest: ({ sellers }: DigestLetter) => ({
    subject: `Odottaa toimistoa: ${waitingIn(sellers)}`,
    paragraphs: sellers.map((seller) => `${seller.name}: ${waitingIn([seller])}.`),
    button: 'Avaa tilaukset',
  }),
} satisfies FinnishLetters

function waitingIn(sellers: DigestLetter['sellers']): string {
  const orders = sellers.reduce((sum, each) => sum + each.orders, 0)
  const requests = sellers.reduce((sum, each) => sum + each.requests, 0)
  return [
    ...(orders === 0 ? [] : [orders === 1 ? '1 tilaus vahvistettavana' : `${orders} tilausta vahvistettavana`]),
    ...(requests === 0 ? [] : [requests === 1 ? '1 pyyntö' : `${requests} pyyntöä`]),
  ].join(', ')
}
