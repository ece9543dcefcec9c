/** What the command pipeline needs to know of an aggregate: its machine, its guards, what it writes and what follows. */
import type { Machine, Rule, Vocabulary } from '@workspace/logistics/contract'
import type { Host, NoTables } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { EventLog, SentEvent } from './event-log.ts'

/** The person as the application knows it; the pipeline reads the id only. */
export interface AnyActor {
  readonly id: string
}

/** Who sends a command, and when the server received it. */
export interface CommandIssuer<Actor extends AnyActor> {
  readonly host: Host
  readonly actor: Actor
  readonly now: Date
  /** The request that a line of the audit trail names. */
  readonly by: Parameters<Host['audit']['append']>[1]
}

/** A command as the server received it. */
export interface ReceivedCommand<E extends SentEvent, Actor extends AnyActor> {
  readonly issuer: CommandIssuer<Actor>
  readonly event: E
  /** When it happened: the server's time; for a physical fact the time that the issuer reports. */
  readonly at: string
}

/** What a command is decided by. */
export interface CommandContext<V extends Vocabulary, E extends SentEvent, Actor extends AnyActor>
  extends ReceivedCommand<E, Actor> {
  /** The transaction that holds the record's lock: guards see what earlier events of a batch have written. */
  readonly reader: Kysely<NoTables>
  readonly state: V['state']
  readonly version: number
  /** The issuer's roles towards the record, the one with the most rights last. */
  readonly roles: readonly V['role'][]
}

/** The decision that effects receive. */
export interface Decision<V extends Vocabulary> {
  readonly role: V['role']
  readonly rule: Rule<V>
  readonly to: V['state'] | 'gone'
  readonly flag: V['flag'] | undefined
}

/** Each is true when it refuses the command. */
export type Guards<V extends Vocabulary, F> = Readonly<Record<V['guard'], (context: F) => boolean | Promise<boolean>>>
/** Each is true when the condition holds. */
export type Conditions<V extends Vocabulary, F> = Readonly<
  Record<V['condition'], (context: F) => boolean | Promise<boolean>>
>
export type Effects<V extends Vocabulary, F> = Readonly<
  Record<V['effect'], (transaction: Transaction<NoTables>, done: F & Decision<V>) => Promise<void>>
>

export interface Aggregate<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
> {
  /** Its name in the event log. */
  readonly name: string
  readonly machine: Machine<V>
  readonly log: EventLog
  /** The refusal code of each guard. */
  readonly refusals: Readonly<Record<V['guard'], string>>
  /** Commands whose `baseVersion` is kept in the log and not compared. */
  readonly skipsVersionCheck: readonly V['command'][]
  /** Locks the record until the transaction ends and reads what its commands are decided by; undefined where there is none. */
  lockAndRead(transaction: Transaction<NoTables>, sent: ReceivedCommand<E, Actor>): Promise<F | undefined>
  /** A refusal code that is returned before any rule is looked up. */
  precheck?(context: F): string | undefined
  readonly guards: Guards<V, F>
  readonly conditions: Conditions<V, F>
  /** Fields of the data that the role may not change in this state. Not asked for a command that is accepted with a flag. */
  closedFields?(context: F, role: V['role']): readonly string[]
  /** Fields that reference rows which do not exist or do not belong here. */
  invalidFields(context: F, rule: Rule<V>): Promise<readonly string[]>
  resolveTarget(context: F, to: V['settled']): V['state'] | 'gone'
  /** A flag that the rule does not name. */
  extraFlag?(context: F, to: V['state'] | 'gone'): V['flag'] | undefined
  /** Writes the command's own changes, the new state and the version. */
  write(transaction: Transaction<NoTables>, done: F & Decision<V>, version: number): Promise<void>
  readonly effects: Effects<V, F>
  /** Runs after the effects: changes to other records, and live events. */
  afterEffects(transaction: Transaction<NoTables>, done: F & Decision<V>): Promise<void>
}
