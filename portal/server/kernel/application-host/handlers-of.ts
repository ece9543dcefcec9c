/** How an application writes its answers: with its own actor, the services it is given, and nothing of the portal's own. */
import type { Transaction } from 'kysely'
import type { AnyRefusalOf, Call, InputOf } from '../../../contract/own.ts'
import type { NoTables } from '../database/database.ts'
import type { OutputOf } from '../handlers/handler.ts'
import type { SentFile } from '../handlers/sent-file.ts'
import type { RefusalDetail, Refused } from '../refusals/refuse.ts'
import { refuseFor } from '../refusals/refuse.ts'
import type { Host } from './host.ts'
import type { ApplicationRequest } from './request.ts'

/** Who asks, as the application itself has said; nobody where a call is open to everybody. */
export type ActorIn<C extends Call, Actor> = C['access'] extends 'public' ? undefined : Actor

/** What an application's answer may know. */
export interface Reading<C extends Call, Actor> {
  readonly host: Host
  readonly actor: ActorIn<C, Actor>
  readonly request: ApplicationRequest
  readonly site: { readonly title: string }
}

/** One transaction, without a table of the portal's; the actor is read again in it, as the rights are by then (ROLE-27). */
export type ApplicationWrite<Actor> = <Result extends object>(
  act: (transaction: Transaction<NoTables>, actor: Actor) => Promise<Result>,
) => Promise<Result>

export type Refusing<C extends Call> = (
  code: AnyRefusalOf<C>,
  detail?: Pick<RefusalDetail, 'fields' | 'cause'>,
) => Refused

/** The answer of one call; made by `handlersOf`, run by the portal. */
export interface HandlerFor<C extends Call, Actor> {
  readonly call: C
  /** Whether it uses the actor in its transaction alone: then the actor is not read before, and `run` gets none. */
  readonly actsInTransaction?: boolean
  run(context: Reading<C, Actor>, input: InputOf<C>, write: ApplicationWrite<ActorIn<C, Actor>>): Promise<object>
}

export interface AnswerMakers<Actor> {
  /** An answer that only reads. */
  reads<C extends Call>(
    call: C,
    read: (context: Reading<C, Actor>, input: InputOf<C>, refuse: Refusing<C>) => Promise<OutputOf<C>>,
  ): HandlerFor<C, Actor>
  /**
   * An answer that writes: `prepare` does the slow part outside the transaction, `write` everything else inside it.
   * `onUniqueViolation` answers instead where another write took a name first; it sees that one.
   */
  writes<C extends Call, Prepared = undefined>(call: C, steps: WriteSteps<C, Actor, Prepared>): HandlerFor<C, Actor>
  /** An answer whose success is a file. */
  gives<C extends Call>(
    call: C,
    make: (
      context: Reading<C, Actor> & { readonly write: ApplicationWrite<ActorIn<C, Actor>> },
      input: InputOf<C>,
      refuse: Refusing<C>,
    ) => Promise<SentFile>,
  ): HandlerFor<C, Actor>
}

export interface WriteSteps<C extends Call, Actor, Prepared> {
  readonly prepare?: (context: Reading<C, Actor>, input: InputOf<C>, refuse: Refusing<C>) => Promise<Prepared>
  readonly write: (
    context: Reading<C, Actor> & { readonly transaction: Transaction<NoTables>; readonly prepared: Prepared },
    input: InputOf<C>,
    refuse: Refusing<C>,
  ) => Promise<OutputOf<C>>
  readonly onUniqueViolation?: (
    context: Reading<C, Actor>,
    input: InputOf<C>,
    refuse: Refusing<C>,
  ) => Promise<OutputOf<C>>
}

/** The makers of an application's answers, with its own kind of actor. */
export function handlersOf<Actor>(): AnswerMakers<Actor> {
  return {
    reads: (call, read) => ({ call, run: (context, input) => read(context, input, refuseFor(call)) }),
    writes: (call, steps) => ({
      call,
      actsInTransaction: steps.prepare === undefined && steps.onUniqueViolation === undefined,
      run: (context, input, write) => written(call, steps, { context, input, write }),
    }),
    gives: (call, make) => ({
      call,
      run: (context, input, write) => make({ ...context, write }, input, refuseFor(call)),
    }),
  }
}

async function written<C extends Call, Actor, Prepared>(
  call: C,
  steps: WriteSteps<C, Actor, Prepared>,
  {
    context,
    input,
    write,
  }: { context: Reading<C, Actor>; input: InputOf<C>; write: ApplicationWrite<ActorIn<C, Actor>> },
): Promise<object> {
  const refuse = refuseFor(call)
  const prepared = (await steps.prepare?.(context, input, refuse)) as Prepared
  try {
    return await write((transaction, actor) => steps.write({ ...context, actor, transaction, prepared }, input, refuse))
  } catch (fault) {
    if (!steps.onUniqueViolation || !context.host.database.isUniqueViolation(fault)) throw fault
    return steps.onUniqueViolation(context, input, refuse)
  }
}
