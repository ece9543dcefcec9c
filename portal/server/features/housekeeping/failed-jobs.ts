/** Jobs whose last run failed, kept in the data: for commands, for other processes, and over restarts. */
import * as z from 'zod/mini'
import { hidePasswords } from '../../kernel/configuration/hide-passwords.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import type { RunEnded } from '../../kernel/jobs/jobs.ts'
import { hasSetting, removeSetting, saveSetting } from '../../kernel/site/site-store.ts'

const prefix = 'jobfailed:'
const Failure = z.object({ at: z.string(), why: z.string() })

export interface FailedJob {
  readonly job: string
  /** ISO UTC. */
  readonly at: string
  readonly why: string
}

type Rows = Pick<PortalTransaction, 'selectFrom'>

/** Notes each run that fails, until a later run of that job does not. */
export function keepFailedJobs({ jobs, background, ...portal }: PortalHost): void {
  // Another process may have left a mark, so the first success looks for one, and those after a failure.
  const looked = new Set<string>()
  jobs.watch((ended) => {
    const { job, fault } = ended
    if (fault === undefined && looked.has(job)) return
    if (fault === undefined) looked.add(job)
    else looked.delete(job)
    // A database that cannot be written has been told of by the job's own line.
    background.start(() => note(portal, ended).catch(() => undefined))
  })
}

async function note(
  { database, clock }: Pick<PortalHost, 'database' | 'clock'>,
  { job, fault }: RunEnded,
): Promise<void> {
  const key = prefix + job
  if (fault === undefined) {
    if (await hasSetting(database.reading, key))
      await database.writing((transaction) => removeSetting(transaction, key))
    return
  }
  const said = fault instanceof Error ? fault.message : String(fault)
  const why = hidePasswords(said.replace(/\s+/g, ' ')).slice(0, saidAtMost)
  const failure: z.infer<typeof Failure> = { at: clock.now().toISOString(), why }
  await database.writing((transaction) => saveSetting(transaction, key, failure))
}

const saidAtMost = 500

/** By their names. */
export async function failedJobs(database: Rows): Promise<readonly FailedJob[]> {
  const rows = await database
    .selectFrom('site_setting')
    .selectAll()
    .where('key', 'like', `${prefix}%`)
    .orderBy('key')
    .execute()
  return rows.flatMap(({ key, value }) => {
    const { data } = z.safeParse(Failure, JSON.parse(value))
    return data ? [{ job: key.slice(prefix.length), ...data }] : []
  })
}

/** Why the last run of that job failed; undefined where it did not. */
export async function failureOfJob(database: Rows, job: string): Promise<FailedJob | undefined> {
  return (await failedJobs(database)).find((each) => each.job === job)
}
