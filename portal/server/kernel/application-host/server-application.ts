import type { Kysely, Transaction } from 'kysely'
import type { ActorWithRoles, Call, PersonCard } from '../../../contract/own.ts'
import type { NoTables } from '../database/database.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { NoticeSubject } from '../notices/notice-event.ts'
import { Refused } from '../refusals/refuse.ts'
import { applicationHost } from './application-host.ts'
import type { HandlerFor } from './handlers-of.ts'
import type { Host } from './host.ts'
import type { GivenParts, MountedParts } from './mounted-parts.ts'
import { mountedParts } from './mounted-parts.ts'
import type { ApplicationRequest } from './request.ts'

type CallList = Readonly<Record<string, Call>>

/** What the assembly compares with the browser's side, where each must have its words. */
type Told<Calls, Actions> = { readonly calls: Calls; readonly auditActions?: Actions }

type Own = Omit<MountedApplication, 'channelsFor' | 'noticeReader' | 'people'>

/**
 * What an application gives the portal on the server; all but manifest, migrations, calls, `actorOf` and handlers may be left
 * out.
 */
export interface ApplicationParts<Calls extends CallList, Actor extends ActorWithRoles> extends Own, GivenParts<Host> {
  readonly calls: Calls
  /** Who the person is in the application, read with the reader given; somebody without a part in it has no role. */
  actorOf(reader: Kysely<NoTables>, person: PersonCard): Promise<Actor>
  /**
   * On which channels of its live events somebody may hear now; nobody without a role is asked about. The answer is kept
   * while a page stands open, until the person's rights change or the topic `rights` is published.
   */
  channelsOf?(actor: NoInfer<Actor>, reader: Kysely<NoTables>): readonly string[] | Promise<readonly string[]>
  /** Ids of those subjects of its notices that the actor may see now; nobody without a role is asked about. */
  noticesSeen?(
    reader: Kysely<NoTables>,
    actor: NoInfer<Actor>,
    subjects: readonly NoticeSubject[],
  ): Promise<ReadonlySet<string>>
  /** A handler for every call: a missing one does not compile, nor one for a call that is not there. */
  handlers(host: Host): { readonly [Name in keyof Calls]: HandlerFor<Calls[Name], Actor> }
}

/** An application as the portal mounts it, whatever its own kind of actor is; made by `serverApplication`. */
export interface ServerApplication extends MountedApplication, MountedParts {
  mount(portal: PortalHost): readonly MountedHandler[]
}

export interface MountedHandler {
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
export function serverApplication<
  const Calls extends CallList,
  Actor extends ActorWithRoles,
  const Actions extends NonNullable<MountedApplication['auditActions']> = Record<never, never>,
>(
  parts: ApplicationParts<Calls, Actor> & Told<Calls, Actions>,
): Omit<ServerApplication, 'auditActions'> & Told<Calls, Actions> {
  const { actorOf, channelsOf, noticesSeen, handlers, people, jobs, commands, demo, ...part } = parts
  // One for a portal, or what the application prepares for its queries would be prepared again for each job.
  const hosts = new WeakMap<PortalHost, Host>()
  const hostIn = (portal: PortalHost) => {
    const host = hosts.get(portal) ?? applicationHost(portal, part)
    hosts.set(portal, host)
    return host
  }
  return {
    ...part,
    ...mountedParts(
      { ...(people && { people }), ...(jobs && { jobs }), ...(commands && { commands }), ...(demo && { demo }) },
      hostIn,
    ),
    ...(channelsOf && {
      channelsFor: async (reader: Kysely<NoTables>, person: PersonCard) => {
        const actor = await actorOf(reader, person)
        return actor.roles.size === 0 ? [] : channelsOf(actor, reader)
      },
    }),
    ...(noticesSeen && {
      noticeReader: async (reader: Kysely<NoTables>, person: PersonCard, subjects: readonly NoticeSubject[]) => {
        const actor = await actorOf(reader, person)
        const isAsked = actor.roles.size > 0 && subjects.length > 0
        const seen = isAsked ? await noticesSeen(reader, actor, subjects) : new Set<string>()
        return { roles: actor.roles, seen }
      },
    }),
    mount: (portal) => {
      const host = hostIn(portal)
      // The record is total by its type; which call a handler is of stops mattering here.
      const all = handlers(host) as unknown as Readonly<Record<string, HandlerFor<Call, Actor>>>
      return Object.values(all).map((handler) => mountedHandler(handler, { host, actorOf }))
    },
  }
}

function mountedHandler<Actor extends ActorWithRoles>(
  { call, run, actsInTransaction = false }: HandlerFor<Call, Actor>,
  { host, actorOf }: { host: Host; actorOf: ApplicationParts<CallList, Actor>['actorOf'] },
): MountedHandler {
  const actorFor = async (reader: Kysely<NoTables>, person: PersonCard | undefined) => {
    if (call.access === 'public' || !person) return undefined as unknown as Actor
    const actor = await actorOf(reader, person)
    if (!call.roles?.some((role) => actor.roles.has(role))) throw new Refused('forbidden')
    return actor
  }
  return {
    call,
    run: async ({ person, request, site, input, write }) => {
      const actor = await actorFor(host.database.reading, actsInTransaction ? undefined : person)
      return run({ host, actor, request, site }, input, (act) =>
        write(async (transaction, now) => act(transaction, await actorFor(transaction, now))),
      )
    },
  }
}
