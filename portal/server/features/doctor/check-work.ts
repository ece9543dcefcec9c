import * as z from 'zod/mini'
import { countSuperadmins } from '../../kernel/accounts/people.ts'
import { before, hours } from '../../kernel/clock/clock.ts'
import { trustedBy } from '../../kernel/http/forwarded-headers.ts'
import { seenProxies } from '../../kernel/http/seen-proxies.ts'
import { lettersPausedSince } from '../../kernel/mail/paused-letters.ts'
import { readSite } from '../../kernel/site/site-store.ts'
import { failedJobs } from '../housekeeping/index.ts'
import type { ExaminedData } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const site = findingsOf('site')
const proxies = findingsOf('proxies')
const letters = findingsOf('letters')
const jobs = findingsOf('jobs')

/** Whether people can come in, and hear of trouble. */
export async function checkSite({ database, clock }: ExaminedData): Promise<readonly Found[]> {
  const { settings, active } = await readSite(database.reading, { now: clock.now() })
  const superadmins = await countSuperadmins(database.reading)
  const found = [
    ...(superadmins === 0 ? [site.fault('no_superadmin', {})] : []),
    ...(settings.siteAdminEmail === '' || settings.supportEmail === '' ? [site.warning('no_addresses', {})] : []),
    ...(active ? [] : [site.warning('system_off', {})]),
  ]
  return found.length > 0 ? found : [site.ok('site_ok', { superadmins })]
}

/** Forwarded headers that count for nothing, and a proxy that nobody has named. */
export async function checkProxies({ settings, database, clock }: ExaminedData): Promise<readonly Found[]> {
  const { trustedProxies, publicUrl = '', mode } = settings
  const isTrusted = trustedBy(trustedProxies)
  const peers = (await seenProxies(database.reading, clock.now())).filter((peer) => !isTrusted(peer))
  if (peers.length > 0) return [proxies.warning('proxies_seen', { peers: peers.slice(0, 3).join(', ') })]
  if (mode === 'production' && trustedProxies.length === 0 && publicUrl.startsWith('https:'))
    return [proxies.warning('proxies_untold', { address: publicUrl })]
  return [proxies.ok('proxies_ok', { trusted: trustedProxies.join(', ') })]
}

/** A server that was away for so long should be looked at. */
const patience = hours(1)

export async function checkLetters({ database, clock }: ExaminedData): Promise<readonly Found[]> {
  const { reading } = database
  const since = await lettersPausedSince(reading)
  const rows = await reading
    .selectFrom('outbox')
    .select(['state', (letter) => letter.fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute()
  const inState = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const late = since === undefined ? await lateLetters(reading, before(clock.now(), patience)) : undefined
  const unwanted = await reading
    .selectFrom('outbox')
    .select('last_answer')
    .where('state', '=', 'waiting')
    .where('failure', '=', 'access')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const found = [
    ...(since === undefined ? [] : [letters.warning('letters_paused', { since })]),
    ...(unwanted ? [letters.fault('letters_not_let_in', { quoted: unwanted.last_answer })] : []),
    ...(late ? [letters.warning('letters_stuck', late)] : []),
    ...(inState('dead') > 0 ? [letters.warning('letters_dead', { count: inState('dead') })] : []),
  ]
  return found.length > 0 ? found : [letters.ok('letters_ok', { waiting: inState('waiting') })]
}

async function lateLetters(
  reading: ExaminedData['database']['reading'],
  earlier: Date,
): Promise<{ count: number; since: string } | undefined> {
  const row = await reading
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('since')])
    .where('state', '=', 'waiting')
    .where('created_at', '<', earlier.toISOString())
    .executeTakeFirst()
  const since = z.safeParse(z.string(), row?.since).data
  return since === undefined ? undefined : { count: Number(row?.count ?? 0), since }
}

export async function checkJobs({ database }: ExaminedData): Promise<readonly Found[]> {
  const failed = await failedJobs(database.reading)
  if (failed.length === 0) return [jobs.ok('jobs_ok', {})]
  return failed.map(({ job, at, why }) => jobs.fault('job_failed', { job, at, quoted: why }))
}
