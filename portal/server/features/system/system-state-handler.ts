import type { Kysely } from 'kysely'
import type { SystemWarning } from '../../../contract/own.ts'
import { administrationCalls, fullName } from '../../../contract/own.ts'
import { latestPast } from '../../kernel/clock/clock.ts'
import { preparedQuery } from '../../kernel/database/database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { lettersPausedSince } from '../../kernel/mail/paused-letters.ts'
import { isGoingOn } from '../../kernel/site/planned-shutdown.ts'
import type { SiteRecord } from '../../kernel/site/site-store.ts'
import { lastBackup } from '../backups/index.ts'
import { livingSessions } from '../sessions/index.ts'

/** What the system page shows before anything is pressed. */
export const readSystemStateHandler = handler(
  administrationCalls.readSystemState,
  async ({ portal, request, site }) => {
    const { database } = portal
    const [signedin, letters, notLetIn, feedback, turned, pausedSince] = await Promise.all([
      peopleSignedIn(database.reading, { settings: site.settings, now: request.now }),
      unsentLetters(database, {}),
      lettersNotLetIn(database, {}),
      unhandledFeedback(database, {}),
      lastTurn(portal, site),
      lettersPausedSince(database.reading),
    ])
    const inState = (state: string) => Number(letters.find((row) => row.state === state)?.count ?? 0)
    return {
      state: {
        active: site.active,
        ...turned,
        ...(site.plan && { plannedshutdown: site.plan }),
        signedin: counted(signedin),
        letters: { waiting: inState('waiting'), dead: inState('dead') },
        unhandledfeedback: Number(feedback[0]?.count ?? 0),
        ...backupState(portal),
        ...(portal.brand && { brand: { name: portal.brand.names.fi, mark: portal.brand.mark } }),
        warnings: [
          ...pausedWarning(pausedSince),
          ...portal.warnings.current(),
          ...notLetIn.map(({ last_answer: answer }) => ({ code: 'mail_not_let_in' as const, answer })),
        ],
      },
    }
  },
)

function backupState({ database, settings, clock }: PortalHost): { lastbackup?: string } {
  if (database.engine !== 'sqlite' || settings.mode !== 'production') return {}
  return { lastbackup: lastBackup(settings.dataDir, latestPast(clock.now()))?.at.toISOString() ?? '' }
}

function pausedWarning(since: string | undefined): SystemWarning[] {
  return since === undefined ? [] : [{ code: 'letters_paused', since }]
}

/** Turned last by hand, or by a plan that is going on. */
async function lastTurn(
  portal: PortalHost,
  { switched, plan, now }: SiteRecord,
): Promise<{ since: string; by: string }> {
  const turn = plan && isGoingOn(plan, now) ? { at: plan.from, by: plan.by } : switched
  if (!turn) return { since: '', by: '' }
  const who = await portal.accounts.findByUsername(turn.by)
  return { since: turn.at, by: who ? fullName(who.account) : turn.by }
}

type Kind = 'superadmin' | 'admin' | 'transport' | 'swampperson' | 'customer'

interface Crowd {
  readonly is_superadmin: number
  readonly is_admin: number
  readonly usertype: string
  readonly count: number | string | bigint
}

function counted(crowds: readonly Crowd[]): { people: number; kinds: Record<Kind, number> } {
  const kinds = { superadmin: 0, admin: 0, transport: 0, swampperson: 0, customer: 0 }
  for (const crowd of crowds) kinds[kindOf(crowd)] += Number(crowd.count)
  return { people: Object.values(kinds).reduce((sum, count) => sum + count, 0), kinds }
}

function kindOf({ is_superadmin, is_admin, usertype }: Crowd): Kind {
  if (is_superadmin === 1) return 'superadmin'
  if (is_admin === 1 || usertype === 'admin') return 'admin'
  return usertype === 'transport' || usertype === 'swampperson' ? usertype : 'customer'
}

function peopleSignedIn(
  reading: Kysely<PortalTables>,
  at: Parameters<typeof livingSessions>[1],
): Promise<readonly Crowd[]> {
  return livingSessions(reading, at)
    .select(['account.is_superadmin', 'account.is_admin', 'account.usertype'])
    .select(({ fn }) => fn.count('account.id').distinct().as('count'))
    .groupBy(['account.is_superadmin', 'account.is_admin', 'account.usertype'])
    .execute()
}

const unsentLetters = preparedQuery((db: Kysely<PortalTables>, _: Record<never, never>) =>
  db
    .selectFrom('outbox')
    .where('state', 'in', ['waiting', 'dead'])
    .select(['state', (row) => row.fn.countAll().as('count')])
    .groupBy('state'),
)

/** R42: the newest that waits because the mail server wants nothing of this portal. */
const lettersNotLetIn = preparedQuery((db: Kysely<PortalTables>, _: Record<never, never>) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('failure', '=', 'access')
    .select('last_answer')
    .orderBy('created_at', 'desc')
    .limit(1),
)

const unhandledFeedback = preparedQuery((db: Kysely<PortalTables>, _: Record<never, never>) =>
  db
    .selectFrom('feedback')
    .where('handled_at', '=', '')
    .select((row) => row.fn.countAll().as('count')),
)
