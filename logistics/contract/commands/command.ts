/**
 * A command as one value: the data of its event, its rows in the machine, and what the log and the field locks read. Machine
 * and union of events are made of these values, so a command cannot be in one and missing in another.
 */
import * as z from 'zod/mini'
import type { DataField, OwnField } from './data-fields.ts'
import { eventOf } from './event.ts'
import type { Kind, Row, Vocabulary } from './machine.ts'

/** The words of a machine without those that its commands give. */
export type Words = Omit<Vocabulary, 'command' | 'need'>

type Data = z.ZodMiniType<object>
type FieldsOf<D> = D extends Data ? DataField<{ readonly data: z.infer<D> }> : 'baseVersion'
type KeysOf<D> = D extends Data ? OwnField<z.infer<D>> : never

export interface Command<K extends Kind, D extends Data | null, R, Lock extends string> {
  readonly kind: K
  /** Null where it is not sent as an event of one record. */
  readonly data: D
  readonly rows: R
  /** Fields that are closed to some roles in some states, by their lock. */
  readonly locks?: { readonly [Field in KeysOf<D>]?: Lock }
  /** Fields that hold words of the issuer: the log shows the first that is filled. */
  readonly shows?: readonly KeysOf<D>[]
}

/**
 * Makes the commands of one machine. What a row needs must be a field of the command's own data; that an undo is a command
 * is checked where the machine is put together.
 */
export function commandMaker<W extends Words, Lock extends string>() {
  return <const K extends Kind>(kind: K) =>
    <
      const D extends Data | null,
      const R extends readonly Row<W & { readonly command: string; readonly need: FieldsOf<D> }>[],
    >(
      command: Omit<Command<K, D, R, Lock>, 'kind'>,
    ): Command<K, D, R, Lock> => ({ kind, ...command })
}

type AnyCommand = { readonly kind: Kind; readonly data: Data | null; readonly rows: readonly object[] }
type Commands = Readonly<Record<string, AnyCommand>>

type EventsOf<C extends Commands> = {
  [Name in keyof C & string]: C[Name]['data'] extends Data ? ReturnType<typeof eventOf<Name, C[Name]['data']>> : never
}[keyof C & string]

/** The union of their events. */
export function eventsOf<C extends Commands>(commands: C) {
  const events = Object.entries(commands).flatMap(([name, { data }]) => (data === null ? [] : [eventOf(name, data)]))
  return z.discriminatedUnion('kind', events as unknown as readonly [EventsOf<C>, ...EventsOf<C>[]])
}

type Property<C extends Commands, Name extends keyof AnyCommand> = { readonly [Each in keyof C]: C[Each][Name] }

/** What a machine takes of its commands. */
export function machineParts<C extends Commands>(commands: C) {
  const each = Object.entries(commands)
  const parts = <Name extends 'kind' | 'rows'>(name: Name) =>
    Object.fromEntries(each.map(([command, value]) => [command, value[name]])) as Property<C, Name>
  const notAsEvent = each.flatMap(([command, { data }]) => (data === null ? [command as keyof C & string] : []))
  return { kinds: parts('kind'), rows: parts('rows'), notAsEvent }
}

/** The fields of all commands that hold words of the issuer. */
export function wordFieldsOf(commands: Readonly<Record<string, { readonly shows?: readonly string[] }>>): string[] {
  return [...new Set(Object.values(commands).flatMap(({ shows = [] }) => shows))]
}
