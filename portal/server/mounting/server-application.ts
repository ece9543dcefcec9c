import type { Kysely, Transaction } from 'kysely'
import type { ActorWithRoles, Call, PersonCard } from '../../contract/index.ts'
import { Refused } from '../answering/refuse.ts'
import type { NoTables } from '../database/database.ts'
import type { MountedApplication } from '../host/membership.ts'
import type { AnswerFor, ApplicationRequest } from './answers-of.ts'
import type { Host } from './host.ts'

type CallList = Readonly<Record<string, Call>>

/** What an application gives the portal on the server; all but manifest, migrations, calls, `actorOf` and answers may be left out. */
export interface ApplicationParts<Calls extends CallList, Actor extends ActorWithRoles> extends MountedApplication {
  readonly calls: Calls
  /** Who the person is in the application, read with the reader given; somebody without a part in it has no role. */
  actorOf(reader: Kysely<NoTables>, person: PersonCard): Promise<Actor>
  /** An answer for every call: a missing one does not compile, nor one for a call that is not there. */
  answers(host: Host): { readonly [Name in keyof Calls]: AnswerFor<Calls[Name], Actor> }
}

/** An application as the portal mounts it, whatever its own kind of actor is; made by `serverApplication`. */
export interface ServerApplication extends MountedApplication {
  mount(host: Host): readonly MountedAnswer[]
}

export interface MountedAnswer {
  readonly call: Call
  /** @throws Refused `forbidden` where the person has none of the roles that the call asks for. */
  run(asked: Asked): Promise<object>
}

/** A request that came through the application's door. */
export interface Asked {
  /** Nobody where the call is open to everybody. */
  readonly person: PersonCard | undefined
  readonly request: ApplicationRequest
  readonly site: { readonly title: string }
  readonly input: object
  /** The one transaction of the request, with the person as it is by then. */
  write<Result extends object>(
    act: (transaction: Transaction<NoTables>, person: PersonCard | undefined) => Promise<Result>,
  ): Promise<Result>
}

/** The server face of an application, for the assembly's list. */
export function serverApplication<const Calls extends CallList, Actor extends ActorWithRoles>(
  parts: ApplicationParts<Calls, Actor>,
): ServerApplication {
  const { calls, actorOf, answers, ...mounted } = parts
  return {
    ...mounted,
    mount: (host) => {
      // The record is total by its type; which call an answer is of stops mattering here.
      const all = answers(host) as unknown as Readonly<Record<string, AnswerFor<Call, Actor>>>
      return Object.entries(all).map(([, answer]) => mountedAnswer(answer, { host, actorOf }))
    },
  }
}

function mountedAnswer<Actor extends ActorWithRoles>(
  { call, run }: AnswerFor<Call, Actor>,
  { host, actorOf }: { host: Host; actorOf: ApplicationParts<CallList, Actor>['actorOf'] },
): MountedAnswer {
  const actorFor = async (reader: Kysely<NoTables>, person: PersonCard | undefined) => {
    if (call.access === 'public' || !person) return undefined as unknown as Actor
    const actor = await actorOf(reader, person)
    if (!call.roles?.some((role) => actor.roles.has(role))) throw new Refused('forbidden')
    return actor
  }
  return {
    call,
    run: async ({ person, request, site, input, write }) => {
      const actor = await actorFor(host.database.reading, person)
      return run({ host, actor, request, site }, input, (act) =>
        write(async (transaction, now) => act(transaction, await actorFor(transaction, now))),
      )
    },
  }
}
