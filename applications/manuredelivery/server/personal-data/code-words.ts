/** What the codes in the copy of own data are called, as the person's own screens call them. */
import type { CodeWords } from '@workspace/logistics/server'
import type { DeclarationKind } from '../../contract/requests/request-fields.ts'
import { commandWords } from '../../contract/states/command-words.ts'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type { RequestState } from '../../contract/states/request-states.ts'

type Words<Code extends string> = Readonly<Record<Code, CodeWords[string]>>

export const requestWords = {
  draft: { fi: 'Luonnos', en: 'Draft' },
  submitted: { fi: 'Odottaa hyväksyntää', en: 'Awaiting acceptance' },
  accepted: { fi: 'Hyväksytty', en: 'Accepted' },
  on_hold: { fi: 'Pidossa', en: 'On hold' },
  collecting: { fi: 'Noudetaan', en: 'Being collected' },
  completed: { fi: 'Noudettu', en: 'Collected' },
  closed: { fi: 'Tilitetty', en: 'Settled' },
  rejected: { fi: 'Hylätty', en: 'Rejected' },
  cancelled: { fi: 'Peruttu', en: 'Cancelled' },
} satisfies Words<RequestState>

/** In a farmer's words. */
export const consignmentWords = {
  planned: { fi: 'Suunniteltu', en: 'Planned' },
  open: { fi: 'Kuljetusta haetaan', en: 'Looking for a truck' },
  assigned: { fi: 'Kuljetus sovittu', en: 'Transport arranged' },
  loading: { fi: 'Kuormataan tilalla', en: 'Being loaded at the farm' },
  collected: { fi: 'Noudettu – matkalla', en: 'Collected – on the way' },
  received: { fi: 'Vastaanotettu', en: 'Received' },
  confirmed: { fi: 'Vahvistettu', en: 'Confirmed' },
  locked: { fi: 'Tilitetty', en: 'Settled' },
  refused: { fi: 'Torjuttu', en: 'Refused' },
  failed: { fi: 'Nouto epäonnistui', en: 'Pickup failed' },
  cancelled: { fi: 'Peruttu', en: 'Cancelled' },
} satisfies Words<ConsignmentState>

export const declarationWords = {
  no_notifiable_disease: {
    fi: 'Tilalla ei ole vastustettavaa eläintautia',
    en: 'The farm has no notifiable animal disease',
  },
  no_salmonella_restriction: {
    fi: 'Tilalla ei ole salmonellarajoitusta',
    en: 'The farm has no salmonella restriction',
  },
  no_wild_oat: { fi: 'Lannassa ei ole hukkakauraa', en: 'The manure has no wild oat' },
  no_foreign_objects: {
    fi: 'Lannassa ei ole kiviä, muovia eikä metallia',
    en: 'The manure has no stones, plastic or metal',
  },
} satisfies Words<DeclarationKind>

export const farmRequestWords: CodeWords = {
  open: { fi: 'Odottaa', en: 'Waiting' },
  accepted: { fi: 'Hyväksytty', en: 'Accepted' },
  declined: { fi: 'Hylätty', en: 'Declined' },
}

export const documentWords: CodeWords = {
  commercialDocument: { fi: 'Kaupallinen asiakirja', en: 'Commercial document' },
  weighbridgeTicket: { fi: 'Punnitustosite', en: 'Weighbridge ticket' },
  acceptance: { fi: 'Noudon hyväksyntä', en: 'Acceptance of a pickup' },
}

export const aggregateWords: CodeWords = {
  request: { fi: 'Noutopyyntö', en: 'Pickup request' },
  consignment: { fi: 'Erä', en: 'Consignment' },
}

export const eventWords: CodeWords = commandWords

export const roleWords: CodeWords = {
  farmOwn: { fi: 'Tila', en: 'Farm' },
  driverOwn: { fi: 'Kuljettaja', en: 'Driver' },
  driverFormer: { fi: 'Aiempi kuljettaja', en: 'Former driver' },
  driverOffered: { fi: 'Kuljettaja', en: 'Driver' },
  leadOwn: { fi: 'Kuljetusyritys', en: 'Carrier' },
  leadOffered: { fi: 'Kuljetusyritys', en: 'Carrier' },
  receiverOwn: { fi: 'Vastaanottaja', en: 'Receiver' },
  officeOwn: { fi: 'Toimisto', en: 'Office' },
  superadmin: { fi: 'Pääylläpitäjä', en: 'Superadmin' },
}
