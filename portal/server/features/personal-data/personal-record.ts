import * as z from 'zod/mini'
import { LetterState, PersonalRecord } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import { personCard } from '../../kernel/accounts/person-cards.ts'
import { hasProvenRecovery } from '../../kernel/accounts/unproven-addresses.ts'
import { withoutTables } from '../../kernel/database/portal-transaction.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { membershipsOf } from '../../kernel/host/memberships.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { noticeWords } from '../../kernel/notices/notice-words.ts'
import { factorsOf } from '../../kernel/second-factor/factors.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'

type Context = Pick<OpenContext, 'portal' | 'request' | 'site'> & {
  readonly session: SignedIn
  readonly actor: Account
}

/** All but the log. Parsed by its own strict shape, so that a field too many fails instead of leaking. */
export async function personalRecord({ portal, request, session, actor, site }: Context): Promise<PersonalRecord> {
  const memberships = (await membershipsOf(portal, [actor])).get(actor.id)
  const createdby = actor.createdby === actor.username ? actor.username : ''
  return z.parse(PersonalRecord, {
    portal: site.settings.siteTitle,
    madeat: request.now.toISOString(),
    account: { ...userOf(actor, memberships), createdby },
    createdat: actor.createdAt,
    recoveryemail: actor.recoveryEmail,
    sessions: await sessionsOf(portal, session),
    devices: await devicesOf(portal, actor),
    secondfactor: await secondFactorOf(portal, actor),
    letters: await lettersOf(portal, actor),
    ...(await noticesOf(portal, actor)),
    feedback: await feedbackOf(portal, actor),
    applications: await applicationsOf(portal, actor),
  })
}

async function sessionsOf({ database }: PortalHost, { handle, account }: SignedIn) {
  const rows = await database.reading
    .selectFrom('session')
    .select(['handle', 'created_at', 'last_seen_at', 'authenticated_at', 'user_agent'])
    .where('account_id', '=', account.id)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    current: row.handle === handle,
    device: row.user_agent,
    signedinat: row.created_at,
    lastseenat: row.last_seen_at,
    provedat: row.authenticated_at,
  }))
}

async function devicesOf({ database }: PortalHost, { id }: Account) {
  const rows = await database.reading
    .selectFrom('known_device')
    .select(['first_used_at', 'last_used_at'])
    .where('account_id', '=', id)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map((row) => ({ firstusedat: row.first_used_at, lastusedat: row.last_used_at }))
}

async function secondFactorOf({ database }: PortalHost, { id }: Account) {
  const { appSince, passkeys, codesLeft } = await factorsOf(database.reading, id)
  const named = passkeys.map((row) => ({ name: row.name, addedat: row.added_at, lastusedat: row.last_used_at }))
  return { appsince: appSince ?? '', passkeys: named, codesleft: codesLeft }
}

/**
 * Letters with one of the person's links, and those to the proven address since the account was made: to an address that
 * is only claimed, somebody else's may have gone.
 */
async function lettersOf({ database: { reading } }: PortalHost, account: Account) {
  const proven = (await hasProvenRecovery(reading, account)) ? account.recoveryEmail : ''
  const links = reading.selectFrom('mailed_secret').select('hash').where('account_id', '=', account.id)
  const rows = await reading
    .selectFrom('outbox')
    .select(['template', 'recipient', 'state', 'created_at', 'sent_at'])
    .where((is) =>
      is.or([
        is.and([is('recipient', '=', proven), is('created_at', '>=', account.createdAt)]),
        is.and([is('secret_hash', '!=', ''), is('secret_hash', 'in', links)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    template: row.template,
    recipient: row.recipient,
    state: LetterState.parse(row.state),
    queuedat: row.created_at,
    sentat: row.sent_at ?? '',
  }))
}

async function noticesOf({ database: { reading } }: PortalHost, { id }: Account) {
  const [notices, choices] = await Promise.all([
    reading.selectFrom('notice').selectAll().where('account_id', '=', id).orderBy('created_at', 'desc').execute(),
    reading.selectFrom('notice_choice').selectAll().where('account_id', '=', id).orderBy('event').execute(),
  ])
  return {
    notices: notices.map(({ application, words, created_at, read_at }) => {
      const { title, text } = noticeWords(words)
      return { application, title, text, at: created_at, readat: read_at }
    }),
    noticechoices: choices.map(({ application, event, letter }) => ({ application, event, letter: letter === 1 })),
  }
}

async function feedbackOf({ database }: PortalHost, { id }: Account) {
  const rows = await database.reading
    .selectFrom('feedback')
    .select(['sender_name', 'sender_email', 'text', 'created_at', 'handled_at'])
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    name: row.sender_name,
    email: row.sender_email,
    text: row.text,
    sentat: row.created_at,
    handledat: row.handled_at,
  }))
}

async function applicationsOf({ applications, modules, database }: PortalHost, account: Account) {
  const card = personCard(account)
  const parts: PersonalRecord['applications'] = []
  for (const { manifest, personalData } of applications) {
    const lists = (await personalData?.(withoutTables(database.reading), card)) ?? []
    if (lists.length > 0) parts.push({ key: manifest.key, names: { ...manifest.names }, lists: [...lists] })
  }
  for (const { key, personalData } of modules) {
    const lists = (await personalData?.lists(withoutTables(database.reading), card)) ?? []
    if (personalData && lists.length > 0) parts.push({ key, names: personalData.names, lists: [...lists] })
  }
  return parts
}
