import type { WaitingWork } from '../../../contract/own.ts'
import {
  companiesOf,
  isActive,
  portalCalls,
  seesApplication,
  WaitingWork as WaitingWorks,
} from '../../../contract/own.ts'
import { within } from '../../kernel/accounts/account-store.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import { personCard } from '../../kernel/accounts/person-cards.ts'
import { hasRefusedAddress } from '../../kernel/accounts/refused-addresses.ts'
import { withoutTables } from '../../kernel/database/portal-transaction.ts'
import type { HandlerContext, OutputOf } from '../../kernel/handlers/handler.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import { actingReader } from '../../kernel/rights/acting.ts'
import { waitingByCompany } from '../newcomers/index.ts'

const { readFrontPage } = portalCalls

type Context = HandlerContext<typeof readFrontPage>
type Output = OutputOf<typeof readFrontPage>

/** FRONT-20: everything the front page tells, in one answer, each part by its own right. */
export const readFrontPageHandler = handler(readFrontPage, async (context) => {
  const [waitingpeople, feedback, refusedaddresses, deadletters, applications] = await Promise.all([
    waitingPeople(context),
    newFeedback(context),
    refusedAddresses(context),
    deadLetters(context),
    waitingWork(context),
  ])
  return { waitingpeople, feedback, refusedaddresses, deadletters, shutdown: plannedShutdown(context), applications }
})

/** GEN-17: for administrators of companies, the people who claim these; for superadmins everybody. */
async function waitingPeople({ portal, actor, site }: Context): Promise<Output['waitingpeople']> {
  const companies = companiesOf(actor, site.companies)
  if (companies.length === 0 && !actor.isSuperadmin) return null
  const scope = actor.isSuperadmin ? ({ of: 'all' } as const) : ({ of: 'companies', companies, carrier: '' } as const)
  const waiting = await waitingByCompany(portal.database.reading, scope, site.applications)
  const oldest = waiting.map((each) => each.oldest).toSorted()[0]
  if (oldest === undefined) return null
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    companies: waiting.map(({ company, count }) => ({ company, count })),
    oldest,
  }
}

const shownLetters = 160

async function newFeedback({ portal, actor }: Context): Promise<Output['feedback']> {
  if (!actor.isSuperadmin) return null
  const unhandled = portal.database.reading.selectFrom('feedback').where('handled_at', '=', '')
  const [newest, counted] = await Promise.all([
    unhandled.select(['sender_name', 'text', 'created_at']).orderBy('created_at', 'desc').limit(1).executeTakeFirst(),
    unhandled.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  if (!newest) return null
  const text = [...newest.text.replaceAll(/\s+/g, ' ').trim()]
  const shown = text.length > shownLetters ? `${text.slice(0, shownLetters).join('')}…` : text.join('')
  return { count: Number(counted?.count ?? 0), name: newest.sender_name, text: shown, sentat: newest.created_at }
}

/** R42: those whom the list of users shows to this administrator. */
async function refusedAddresses(context: Context): Promise<Output['refusedaddresses']> {
  const { portal, actor } = context
  if (!actor.isAdmin) return null
  const { scope } = actingReader(context).administrator
  const people = selectPeople(portal.database.reading).where('deactivated', '=', 0).where(hasRefusedAddress)
  const row = await within(people, scope, actor)
    .select((person) => person.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  const count = Number(row?.count ?? 0)
  return count === 0 ? null : { count }
}

async function deadLetters({ portal, actor }: Context): Promise<Output['deadletters']> {
  if (!actor.isSuperadmin) return null
  const { reading } = portal.database
  const toldAtPerson = reading.selectFrom('refused_address').select('email')
  const dead = reading
    .selectFrom('outbox')
    .where('state', '=', 'dead')
    .where((is) => is.or([is('failure', '!=', 'address'), is('recipient', 'not in', toldAtPerson)]))
  const row = await dead
    .select((letter) => [letter.fn.countAll<number>().as('count'), letter.fn.max('created_at').as('newest')])
    .executeTakeFirst()
  const count = Number(row?.count ?? 0)
  return count === 0 ? null : { count, queuedat: row?.newest ?? '' }
}

function plannedShutdown({ actor, site, request }: Context): Output['shutdown'] {
  const { plan } = site
  if (!actor.isSuperadmin || !plan || new Date(plan.to) <= request.now) return null
  return { from: plan.from, to: plan.to }
}

async function waitingWork({ portal, actor, site, request }: Context): Promise<Output['applications']> {
  const person = { apps: actor.apps, usergroups: actor.groups }
  const seen = site.applications.filter((each) => isActive(each) && seesApplication(each, person))
  const works = await Promise.all(
    portal.applications
      .filter(({ manifest }) => seen.some(({ name }) => name === manifest.key))
      .map(async ({ manifest: { key: name }, waiting }) => {
        try {
          const work = await waiting?.(withoutTables(portal.database.reading), personCard(actor), request.now)
          return { name, work: work && checked(work) }
        } catch (fault) {
          // One application's fault takes nothing but its own part from the page.
          portal.log.error('waiting_work_failed', fault, { application: name })
          return { name, work: undefined }
        }
      }),
  )
  return works.flatMap(({ name, work }) => (work && isWork(work) ? [{ name, work }] : []))
}

/** What does not fit its shape fails instead of leaking. */
function checked(work: WaitingWork): WaitingWork {
  return WaitingWorks.parse(work)
}

function isWork({ count, items }: WaitingWork): boolean {
  return count > 0 || items.length > 0
}
