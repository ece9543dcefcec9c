import type { AnswerOf, AnyRefusalOf, Call, InputOf } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { RefusalDetail, Refused } from '../refusals/refuse.ts'
import { refuseFor } from '../refusals/refuse.ts'
import type { SignedIn } from '../sessions/session.ts'
import type { SiteRecord } from '../site/site-store.ts'
import type { SentFile } from './sent-file.ts'

/** What an answer may know of the request that asks. */
export interface RequestFacts {
  readonly id: string
  /** The client's address: the socket's, or a trusted proxy's word for it (R58). */
  readonly address: string
  readonly userAgent: string
  readonly now: Date
  /** Values of the device cookie: the browser may hold several, of which some may be another application's. */
  readonly devices: readonly string[]
  /** Marks of the accounts that this browser has signed in to (cookies.ts). */
  readonly deviceMarks: readonly string[]
  /** Values of the cookie that holds the ticket of a right password. */
  readonly secondSteps: readonly string[]
  /** Origin of the portal as its browser sides see it, which passkeys are bound to. */
  readonly origin: string
  /** The bytes of the body, where the call takes a file. */
  readonly file: Buffer | undefined
  /** Answers may set cookies: signing in does, and where a password is changed the device stays known. */
  readonly setCookie: (cookie: string) => void
  /** The cookie against forged requests, bound to the session of that handle. */
  readonly setXsrf: (handle: string) => void
}

export type SessionOf<C extends Call> = C['access'] extends 'public' ? SignedIn | undefined : SignedIn
/** The account whose rights decide; absent on public calls without a session. */
export type ActorOf<C extends Call> = C['access'] extends 'public' ? Account | undefined : Account

export interface HandlerContext<C extends Call> {
  readonly portal: PortalHost
  readonly request: RequestFacts
  readonly session: SessionOf<C>
  readonly actor: ActorOf<C>
  /** The operator's settings as they were when the request came. */
  readonly site: SiteRecord
}

/** Ends the answer with one of the call's declared refusals; another code does not compile. */
export type Refuse<C extends Call> = (code: AnyRefusalOf<C>, detail?: RefusalDetail) => Refused

/** The fields of a success answer without the envelope; `value` where the call has more than `ok`. */
export type OutputOf<C extends Call> = Omit<AnswerOf<C>, 'success' | 'value'> & ValueOf<C>
type ValueOf<C extends Call> = C['values'][number] extends 'ok' ? { value?: 'ok' } : { value: C['values'][number] }

/** The context before a call's access has been looked at. */
export interface OpenContext {
  readonly portal: PortalHost
  readonly request: RequestFacts
  readonly session: SignedIn | undefined
  readonly actor: Account | undefined
  readonly site: SiteRecord
}

/** The same within the transaction of what is written. */
export type WritingContext = OpenContext & { readonly transaction: PortalTransaction }

export interface Handler {
  readonly call: Call
  /** The kernel has checked the call's access before, so the context has the session that the call asks for. */
  readonly run: (context: OpenContext, input: object, write: Write) => Promise<object>
}

/** The one writing transaction of a request; the kernel stores the answer under the idempotency key in it. */
export type Write = <Result extends object>(act: (transaction: PortalTransaction) => Promise<Result>) => Promise<Result>

/** An answer that only reads. */
export function handler<C extends Call>(
  call: C,
  read: (context: HandlerContext<C>, input: InputOf<C>, refuse: Refuse<C>) => Promise<OutputOf<C>>,
): Handler {
  const refuse = refuseFor(call)
  return { call, run: (context, input) => read(context as HandlerContext<C>, input as InputOf<C>, refuse) }
}

/**
 * An answer that writes: `prepare` does the slow part (hashing) outside the transaction, `write` everything else inside it.
 * `onUniqueViolation` answers instead where another write took a name first; it sees that one. `undo` takes back what was
 * prepared where the write came to nothing; `afterwards` starts what follows once it is committed, and is not waited for.
 */
export function writingHandler<C extends Call, Prepared = undefined>(
  call: C,
  steps: {
    prepare?: (context: HandlerContext<C>, input: InputOf<C>, refuse: Refuse<C>) => Promise<Prepared>
    write: (
      context: HandlerContext<C> & { transaction: PortalTransaction; prepared: Prepared },
      input: InputOf<C>,
      refuse: Refuse<C>,
    ) => Promise<OutputOf<C>>
    onUniqueViolation?: (context: HandlerContext<C>, input: InputOf<C>) => Promise<OutputOf<C>>
    undo?: (context: HandlerContext<C>, prepared: Prepared) => Promise<void>
    afterwards?: (context: HandlerContext<C>, prepared: Prepared) => void
  },
): Handler {
  const refuse = refuseFor(call)
  return {
    call,
    run: async (context, given, write) => {
      const typed = context as HandlerContext<C>
      const input = given as InputOf<C>
      const prepared = (await steps.prepare?.(typed, input, refuse)) as Prepared
      try {
        const output = await write((transaction) => steps.write({ ...typed, transaction, prepared }, input, refuse))
        steps.afterwards?.(typed, prepared)
        return output
      } catch (fault) {
        await steps.undo?.(typed, prepared)
        if (!steps.onUniqueViolation || !context.portal.database.isUniqueViolation(fault)) throw fault
        return steps.onUniqueViolation(typed, input)
      }
    },
  }
}

/** An answer whose success is a file or a stream; `write` tells the audit trail before the first byte goes. */
export function fileHandler<C extends Call>(
  call: C,
  make: (context: HandlerContext<C> & { write: Write }, input: InputOf<C>, refuse: Refuse<C>) => Promise<SentFile>,
): Handler {
  const refuse = refuseFor(call)
  return {
    call,
    run: (context, input, write) => make({ ...(context as HandlerContext<C>), write }, input as InputOf<C>, refuse),
  }
}
