/** Peers that sent forwarded headers and are no trusted proxies, kept in the data: for other processes, and for commands. */
import * as z from 'zod/mini'
import { before, hours, latestPast } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { saveSetting } from '../site/site-store.ts'

const key = 'untrustedproxies'
/** When each was seen last, by address; ISO UTC. */
const Seen = z.record(z.string(), z.string())
/** Anybody may send the headers; these are the latest. */
const mostKept = 20
const keptFor = hours(24)

type Rows = Pick<PortalTransaction, 'selectFrom'>

/** Never fails: the log has told of the peer. */
export async function keepSeenProxy({ database, clock }: PortalHost, peer: string): Promise<void> {
  const now = clock.now()
  const keep = async (transaction: PortalTransaction) => {
    await database.lock(transaction, key)
    const others = (await stored(transaction, now)).filter(([address]) => address !== peer).slice(0, mostKept - 1)
    await saveSetting(transaction, key, Object.fromEntries([[peer, now.toISOString()], ...others]))
  }
  await database.writeRelaxed(keep).catch(() => undefined)
}

/** Addresses of the last day, the latest first. */
export async function seenProxies(database: Rows, now: Date): Promise<readonly string[]> {
  return (await stored(database, now)).map(([address]) => address)
}

async function stored(database: Rows, now: Date): Promise<readonly (readonly [string, string])[]> {
  const row = await database.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  const seen = row && z.safeParse(Seen, JSON.parse(row.value)).data
  const [earliest, latest] = [before(now, keptFor).toISOString(), latestPast(now).toISOString()]
  const fresh = Object.entries(seen ?? {}).filter(([, at]) => at > earliest && at <= latest)
  return fresh.toSorted(([, one], [, other]) => (one < other ? 1 : -1))
}
