/** What an order and a load have to say of themselves, so that their commands are answered alike. */
import type { Host, NoTables } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import type { Flag } from '../../contract/states/flags.ts'
import type { Machine, Rule, Settled, Vocabulary } from '../../contract/states/machine.ts'
import type { PeatReader } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { AggregateName, SentEvent } from './event-store.ts'

export type PeatTransaction = Transaction<NoTables>

/** Who sends a command, and when the server has it. */
export interface Sender {
  readonly host: Host
  readonly actor: PeatActor
  readonly now: Date
  /** Whom a line of the audit trail names. */
  readonly by: Parameters<Host['audit']['append']>[1]
}

/** A command as it has come. */
export interface Sent<E extends SentEvent> {
  readonly sender: Sender
  readonly event: E
  /** When it happened: when the server has it; of a physical fact when it was told to have happened (2.8). */
  readonly at: string
}

/** What a command is decided by. */
export interface Facts<V extends Vocabulary, E extends SentEvent> extends Sent<E> {
  /** The transaction that holds it: guards see what earlier events of a batch have written. */
  readonly reader: PeatReader
  readonly state: V['state']
  readonly version: number
  /** How the sender stands to it, the role with the most rights last. */
  readonly roles: readonly V['role'][]
}

/** A command that has been decided, as its effects see it. */
export interface Decided<V extends Vocabulary> {
  readonly role: V['role']
  readonly rule: Rule<V>
  readonly to: V['state'] | 'gone'
  readonly flag: Flag | undefined
}

/** Whether it stands against the command. */
export type Guards<V extends Vocabulary, F> = Readonly<Record<V['guard'], (facts: F) => boolean | Promise<boolean>>>
/** Whether it is so. */
export type Occasions<V extends Vocabulary, F> = Readonly<
  Record<V['occasion'], (facts: F) => boolean | Promise<boolean>>
>
export type Effects<V extends Vocabulary, F> = Readonly<
  Record<V['effect'], (transaction: PeatTransaction, done: F & Decided<V>) => Promise<void>>
>

export interface Aggregate<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E>> {
  readonly name: AggregateName
  readonly machine: Machine<V>
  /** The code of each guard. */
  readonly codes: Readonly<Record<V['guard'], string>>
  /** Commands whose `baseVersion` is kept in the log and not checked. */
  readonly unchecked: readonly V['command'][]
  /** Holds it until the transaction ends and reads what its commands are decided by; undefined where nothing is there. */
  read(transaction: PeatTransaction, sent: Sent<E>): Promise<F | undefined>
  /** What is answered before any rule is asked. */
  refusedFirst?(facts: F): string | undefined
  readonly guards: Guards<V, F>
  readonly occasions: Occasions<V, F>
  /** Fields of the data that fit nothing that is there: a line of another load, a vehicle of another carrier. */
  strayFields(facts: F, rule: Rule<V>): Promise<readonly string[]>
  settle(facts: F, to: Settled): V['state'] | 'gone'
  /** A flag that the rule does not know of. */
  flagBesides?(facts: F, to: V['state'] | 'gone'): Flag | undefined
  /** Writes what the command itself says, the new state and the version. */
  write(transaction: PeatTransaction, done: F & Decided<V>, version: number): Promise<void>
  readonly effects: Effects<V, F>
  /** After the effects: what follows for others, and who is told. */
  follow(transaction: PeatTransaction, done: F & Decided<V>): Promise<void>
}
