/** Batches the refreshes that events ask for: one at a time, and what comes meanwhile leads to one more (R67, R71). */
import type { LiveEvent } from '../../../contract/live/live-event.ts'
import type { Portal } from '../portal/portal.ts'
import { announceRefusal } from '../requests/refusal-announcements.ts'
import { sendsUnderWay } from '../requests/sends-under-way.ts'
import { queries } from '../requests/use-answer.ts'
import type { TopicsOfApplications } from './topics.ts'
import { callsOf } from './topics.ts'

/** Milliseconds: all browsers hear of an event at once, and must not all ask at once. */
const shortest = 200
const longest = 1200
/** Milliseconds: where another tab has logged out, the browser has notified this one by then, and it follows (STATE-10). */
const untilEnded = 200

export interface ComingRefresh {
  heed(event: LiveEvent): void
  /** Nobody knows what was missed. */
  everything(): void
  stop(): void
}

interface Wanted {
  /** What the person started from: the own record, rights, the site. */
  readonly own: boolean
  readonly topics: readonly string[] | 'all'
  /** Rights that are gone are not shown any longer than need be. */
  readonly urgent: boolean
}

const nothing: Wanted = { own: false, topics: [], urgent: false }

export function comingRefresh(
  portal: Pick<Portal, 'refresh' | 'state'>,
  applications: TopicsOfApplications,
): ComingRefresh {
  let wanted = nothing
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderWay = false
  let isStopped = false

  const begin = () => {
    const isSetAlready = timer !== undefined && !wanted.urgent
    if (isStopped || isUnderWay || isSetAlready || wanted === nothing) return
    clearTimeout(timer)
    timer = setTimeout(() => void whenSent(), wanted.urgent ? 0 : shortest + Math.random() * (longest - shortest))
  }
  /** A screen that sends would ask for what it has just decided, and be refused. Something urgent goes ahead meanwhile. */
  const whenSent = async () => {
    if (!wanted.urgent) await sendsUnderWay()
    if (!(isStopped || isUnderWay || wanted === nothing)) await refresh()
  }
  const refresh = async () => {
    timer = undefined
    isUnderWay = true
    const now = wanted
    wanted = nothing
    await carryOut(portal, now, applications)
    isUnderWay = false
    begin()
  }
  const want = (more: Wanted) => {
    wanted = both(wanted, more)
    begin()
  }
  /** Nothing is asked any more: every answer would be a refusal (START-22). */
  const end = () => {
    isStopped = true
    clearTimeout(timer)
    const { session } = portal.state()
    if (session.at === 'signed-out') return
    timer = setTimeout(() => announceRefusal({ code: 'unauthorized', token: session.token }), untilEnded)
  }
  return {
    heed: (event) => {
      if (event.kind === 'session-ended') end()
      const more = wantedBy(event, ownId(portal))
      if (more !== undefined) want(more)
    },
    everything: () => want({ own: true, topics: 'all', urgent: false }),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function wantedBy({ kind, topic, ids }: LiveEvent, own: string | undefined): Wanted | undefined {
  switch (kind) {
    case 'rights-changed':
    case 'system-off':
      return { own: true, topics: 'all', urgent: true }
    case 'system-on':
    case 'site-changed':
      return { own: true, topics: 'all', urgent: false }
    case 'data-changed': {
      // Applications and companies are part of what everybody starts from; of people only oneself is.
      const isOfStart = topic === 'applications' || topic === 'companies'
      return { own: isOfStart || (own !== undefined && ids.includes(own)), topics: [topic], urgent: false }
    }
    case 'opened':
    case 'server-leaving':
    case 'session-ended':
      return undefined
  }
}

async function carryOut(
  portal: Pick<Portal, 'refresh' | 'state'>,
  { own, topics }: Wanted,
  applications: TopicsOfApplications,
): Promise<void> {
  if (own) await portal.refresh()
  const old = topics === 'all' ? 'all' : await callsOf(topics, applications)
  const isOld = ({ queryKey }: Asked) => old === 'all' || old.has(queryKey[0])
  const isClosed = closedTo(portal)
  // Lists that stand open are asked for again; the others when they are next looked at.
  await Promise.all([
    queries.invalidateQueries({ predicate: (query) => isOld(query) && isClosed(query), refetchType: 'none' }),
    queries.invalidateQueries({ predicate: (query) => isOld(query) && !isClosed(query) }),
  ])
}

type Asked = { readonly queryKey: readonly unknown[] }

/** Of an application that the person does not see any more: its screen still stands for a moment, and would be refused. */
function closedTo({ state }: Pick<Portal, 'state'>): (query: Asked) => boolean {
  const { session } = state()
  const seen = session.at === 'signed-in' ? session.userApps.map(({ name }) => name) : []
  return ({ queryKey }) => {
    const [application, call] = String(queryKey[0]).split('.')
    return call !== undefined && !seen.some((name) => name === application)
  }
}

function ownId(portal: Pick<Portal, 'state'>): string | undefined {
  const { session } = portal.state()
  return session.at === 'signed-in' ? session.user._id : undefined
}

function both(one: Wanted, other: Wanted): Wanted {
  return {
    own: one.own || other.own,
    topics: one.topics === 'all' || other.topics === 'all' ? 'all' : [...new Set([...one.topics, ...other.topics])],
    urgent: one.urgent || other.urgent,
  }
}
