/** Lists in the copy of own data that each application fills from its own rows: one shape in all of them. */
import type { PersonalList } from '@workspace/portal/contract'
import type { CodeWords } from './columns.ts'
import { codes, column } from './columns.ts'

type Both = readonly [fi: string, en: string]

/** A driver's settings with one carrier, and what the driver may in the application. */
interface DrivingRow {
  readonly name: string | null
  readonly plate: string | null
  readonly may_claim: number
  readonly sees_freight: number
  readonly shows_phone: number | null
  readonly card_until: string | null
}

export function drivingList(
  rows: readonly DrivingRow[],
  words: { readonly carrier: Both; readonly mayClaim: Both; readonly showsPhone: Both },
): PersonalList {
  return {
    name: 'driving',
    title: { fi: 'Kuljettajan asetukset', en: 'Settings of a driver' },
    columns: [
      column('carrier', 'text', words.carrier),
      column('vehicle', 'text', ['Auto', 'Truck']),
      column('mayclaim', 'yesno', words.mayClaim),
      column('seesfreight', 'yesno', ['Näkee rahdin', 'Sees the freight']),
      column('showsphone', 'yesno', words.showsPhone),
      column('carduntil', 'day', ['Pätevyys voimassa', 'Card valid until']),
    ],
    rows: rows.map((row) => ({
      ...{ carrier: row.name, vehicle: row.plate, mayclaim: row.may_claim === 1, seesfreight: row.sees_freight === 1 },
      ...{ showsphone: row.shows_phone === 1, carduntil: row.card_until },
    })),
  }
}

/** @param rows the latest first; what was sent along belongs to the record */
export function eventList(
  rows: readonly {
    readonly kind: string
    readonly aggregate: string
    readonly role: string
    readonly device: string
    readonly device_time: string
    readonly server_time: string
    readonly number: string | null
  }[],
  words: { readonly kinds: CodeWords; readonly aggregates: CodeWords; readonly roles: CodeWords },
): PersonalList {
  return {
    name: 'events',
    title: { fi: 'Kirjaamasi tapahtumat', en: 'Events that you recorded' },
    columns: [
      column('receivedat', 'moment', ['Saapui palveluun', 'Received']),
      column('happenedat', 'moment', ['Laitteen kellon mukaan', 'By the clock of the device']),
      codes('kind', ['Tapahtuma', 'Event'], words.kinds),
      codes('of', ['Kohde', 'About'], words.aggregates),
      column('number', 'text', ['Numero', 'Number']),
      codes('role', ['Rooli', 'Role'], words.roles),
      column('device', 'text', ['Laite', 'Device']),
    ],
    rows: rows.map(({ server_time, device_time, kind, aggregate, number, role, device }) => ({
      ...{ receivedat: server_time, happenedat: device_time, kind, of: aggregate, number, role, device },
    })),
  }
}

export function messageList(
  rows: readonly { readonly at: string; readonly of: string; readonly number: string | null; readonly words: string }[],
  aggregates: CodeWords,
): PersonalList {
  return {
    name: 'messages',
    title: { fi: 'Kirjoittamasi viestit', en: 'Messages that you wrote' },
    columns: [
      column('at', 'moment', ['Aika', 'Time']),
      codes('of', ['Kohde', 'About'], aggregates),
      column('number', 'text', ['Numero', 'Number']),
      column('words', 'text', ['Viesti', 'Message']),
    ],
    rows: rows.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
  }
}

/** Loads or consignments that were given to a driver, the latest first. */
export function givenList(
  rows: readonly { readonly number: string | null; readonly from_at: string; readonly to_at: string | null }[],
  {
    name,
    of,
    title,
    heading,
  }: { readonly name: string; readonly of: string; readonly title: Both; readonly heading: Both },
): PersonalList {
  const [fi, en] = title
  return {
    name,
    title: { fi, en },
    columns: [
      column(of, 'text', heading),
      column('from', 'moment', ['Alkaen', 'From']),
      column('to', 'moment', ['Saakka', 'Until']),
    ],
    rows: rows.map(({ number, from_at, to_at }) => ({ [of]: number, from: from_at, to: to_at })),
  }
}
