/** The outbox of this device: who is signed in, how its items are sent, and what makes it look and send again. */
import type { Call } from '../../../contract/call.ts'
import type { Portal } from '../portal/portal.ts'
import { ask } from '../requests/ask.ts'
import { isConnected, onConnectionChange } from '../requests/connection.ts'
import { refreshAnswers } from '../requests/refresh-answers.ts'
import { storedSession } from '../sessions/stored-session.ts'
import type { OutboxParts, SendOutcome } from './outbox.ts'
import { Outbox } from './outbox.ts'
import type { NewItem, OutboxItem } from './outbox-item.ts'
import { isUnsent } from './outbox-item.ts'
import { isAnythingKept, openStore } from './outbox-store.ts'

/** How an application sends what it has put in: by a call that brings its own idempotency key. */
export interface OutboxCall {
  readonly call: Call
  /** The calls whose answers it makes old. */
  readonly invalidates: readonly Pick<Call, 'name'>[]
  /** Whether the person has to read what came of it. */
  readonly isTold: (answer: object) => boolean
}

type Application = { readonly outbox?: () => Promise<readonly OutboxCall[]> }
export type OutboxApplications = () => Promise<Readonly<Record<string, Application>>>

type Working = { readonly portal: Pick<Portal, 'state' | 'subscribe'>; readonly applications: OutboxApplications }

let working: Working | undefined
const begun = Promise.withResolvers<void>()

const lockName = 'outbox'
/** Milliseconds: a tab that holds the lock for longer has been put to sleep; what it sends twice the server does once. */
const lockPatience = 30_000
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lockName) : undefined

const outbox = new Outbox({
  isAnythingKept,
  openStore,
  owner,
  send,
  locked,
  refresh: async ({ kind }) => {
    const found = await callOf(kind).catch(() => undefined)
    await refreshAnswers(found?.invalidates ?? [])
  },
  tellOthers: () => channel?.postMessage(''),
})

export const outboxItems = outbox.items
export const isOutboxLasting = outbox.isLasting
export const countUnsent = (): number => outbox.items().filter(isUnsent).length
export const onOutboxChange = outbox.subscribe
export const retryItem = (seq: number): Promise<void> => outbox.retry(seq)
export const dropItem = (seq: number): Promise<void> => outbox.drop(seq)
export const flushOutbox = (): Promise<void> => outbox.flush()

/** Resolves once the item is kept. */
export async function putIntoOutbox(item: NewItem): Promise<void> {
  await begun.promise
  await outbox.add(item)
}

/** From the first screen on, for as long as the page lives. */
export function beginOutbox(portal: Working['portal'], applications: OutboxApplications): void {
  if (working !== undefined) return
  working = { portal, applications }
  begun.resolve()
  const look = () => void outbox.lookAgain()
  let before = owner()
  portal.subscribe(() => {
    const now = owner()
    if (now === before) return
    before = now
    look()
  })
  onConnectionChange(() => isConnected() && look())
  addEventListener('online', look)
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  channel?.addEventListener('message', look)
  look()
}

/** The person of the session that this page and the browser have in common, while it has not lapsed. */
function owner(): string | undefined {
  const state = working?.portal.state()
  if (state === undefined || state.lapsed || state.session.at !== 'signed-in') return undefined
  return storedSession()?.token === state.session.token ? state.session.user._id : undefined
}

async function send(item: OutboxItem): Promise<SendOutcome> {
  const found = await callOf(item.kind).catch(() => undefined)
  // Asked last: another tab may have signed somebody else in while the code was on its way.
  if (found === undefined || owner() !== item.owner) return { later: true }
  const answer = await ask(found.call, item.body as object)
  if ('answered' in answer) {
    return { answered: answer.answered, isTold: found.isTold(answer.answered as object) }
  }
  if ('failed' in answer) return { temporary: answer }
  const { refused, retryAfterSeconds } = answer
  if (isOfTheMoment(refused, item)) return { temporary: answer, pauseSeconds: retryAfterSeconds }
  return { refused: answer }
}

const ofTheMoment: readonly string[] = ['unauthorized', 'system_offline', 'too_many_requests', 'csrf_mismatch']

/** A refusal that says nothing against the item: it is taken when the session, the system or the application is back. */
function isOfTheMoment(refused: string, { kind }: OutboxItem): boolean {
  return ofTheMoment.includes(refused) || (refused === 'forbidden' && !seesApplication(applicationOf(kind)))
}

function seesApplication(key: string): boolean {
  const session = working?.portal.state().session
  return session?.at === 'signed-in' && session.userApps.some(({ name }) => name === key)
}

async function callOf(kind: string): Promise<OutboxCall | undefined> {
  const application = (await working?.applications())?.[applicationOf(kind)]
  return (await application?.outbox?.())?.find(({ call }) => call.name === kind)
}

function applicationOf(kind: string): string {
  return kind.split('.')[0] ?? ''
}

/** Where the page came by plain http there are no locks; the server does each item once all the same. */
async function locked(work: Parameters<OutboxParts['locked']>[0]): Promise<void> {
  if (!('locks' in navigator)) return work()
  let hasBegun = false
  try {
    await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockPatience) }, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    await work()
  }
}
