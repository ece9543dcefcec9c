/** Notices and letters to the people of an account, of a carrier and of an office. Each application knows who they are. */

import type { Language, PersonCard } from '@workspace/portal/contract'
import type { Host, LetterTemplate, NoTables, NoticeSubject } from '@workspace/portal/server'
import type { Transaction } from 'kysely'

export interface Sending {
  readonly host: Pick<Host, 'mail' | 'notices' | 'people'>
  readonly now: Date
  /** Whose command it is; empty for the portal's own moves. Nobody is notified of his or her own command. */
  readonly by?: string
}

export interface LetterOf<Parameters extends object> {
  readonly template: LetterTemplate<Parameters>
  readonly parameters: Parameters
  readonly about: NoticeSubject
  readonly route: `/${string}`
  readonly files?: readonly { readonly file: string; readonly name: string }[]
}

/** The side that sends letters and gets their answers. */
export interface Office {
  /** Where letters to it go, and answers to its letters; empty for none. */
  readonly email: string
  /** Ids of its people. */
  readonly people: readonly string[]
}

/** Each in the own language; answers go to the office. */
export async function notifyPeople<Parameters extends object>(
  transaction: Transaction<NoTables>,
  {
    host,
    now,
    by = '',
    people,
    office,
  }: Sending & { readonly people: readonly string[]; readonly office: Pick<Office, 'email'> },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const to = { to: people, actor: by, now, ...(office.email !== '' && { replyTo: office.email }) }
  await host.notices.notify(transaction, { ...letter, ...to })
}

/** To an address alone, of somebody without an account in the portal. */
export async function mailToAddress<Parameters extends object>(
  transaction: Transaction<NoTables>,
  sending: Sending & { readonly address: string; readonly language: Language; readonly office: Pick<Office, 'email'> },
  { about: _, ...letter }: LetterOf<Parameters>,
): Promise<void> {
  const { host, now, address, language, office } = sending
  if (address === '') return
  const replyTo = office.email !== '' && { replyTo: office.email }
  await host.mail.queue(transaction, { ...letter, to: { address, language }, ...replyTo, now })
}

/** Who dispatches for the carrier, by the rule of the application. */
export async function leadsOf(
  { people }: Pick<Host, 'people'>,
  carrier: string,
  isLead: (card: PersonCard) => boolean,
): Promise<readonly string[]> {
  return (await people.cards({ carrier })).filter(isLead).map(({ id }) => id)
}

/** To each person of the office but the one whose command it is, as a notice alone. */
export async function noticeToOffice<Parameters extends object>(
  transaction: Transaction<NoTables>,
  { host, now, by = '', office }: Sending & { readonly office: Office },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const to = office.people.filter((person) => person !== by)
  await host.notices.notify(transaction, { ...letter, to, actor: by, now })
}

/** Besides the notice a letter, to the address that the office's letters are answered to. */
export async function notifyOffice<Parameters extends object>(
  transaction: Transaction<NoTables>,
  sending: Sending & { readonly office: Office },
  letter: LetterOf<Parameters>,
): Promise<void> {
  await noticeToOffice(transaction, sending, letter)
  const { about: _, ...sent } = letter
  const { email } = sending.office
  if (email === '') return
  await sending.host.mail.queue(transaction, { ...sent, to: { address: email, language: 'fi' }, now: sending.now })
}
