import type { Kysely, Transaction } from 'kysely'
import type { ActorWithRoles, Call, PersonCard } from '../../../contract/own.ts'
import type { Milliseconds } from '../clock/clock.ts'
import type { NoTables } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { RemovedParts } from '../host/membership.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { NoticeSubject } from '../notices/notice-event.ts'
import { Refused } from '../refusals/refuse.ts'
import type { AnswerFor } from './answers-of.ts'
import type { ApplicationDemo } from './application-demo.ts'
import { fillDemo } from './application-demo.ts'
import { applicationHost } from './application-host.ts'
import type { Host } from './host.ts'
import type { ApplicationRequest } from './request.ts'

type CallList = Readonly<Record<string, Call>>

/** What the assembly compares with the browser's side, where each must have its words. */
type Told<Calls, Actions> = { readonly calls: Calls; readonly auditActions?: Actions }

type Own = Omit<MountedApplication, 'channelsFor' | 'noticeReader' | 'people'>

/**
 * What an application gives the portal on the server; all but manifest, migrations, calls, `actorOf` and answers may be left
 * out.
 */
export interface ApplicationParts<Calls extends CallList, Actor extends ActorWithRoles> extends Own {
  readonly calls: Calls
  /** Who the person is in the application, read with the reader given; somebody without a part in it has no role. */
  actorOf(reader: Kysely<NoTables>, person: PersonCard): Promise<Actor>
  /**
   * On which channels of its live events somebody may hear now; nobody without a role is asked about. The answer is kept
   * while a page stands open, until the person's rights change or the topic `rights` is published.
   */
  channelsOf?(actor: NoInfer<Actor>): readonly string[]
  /** Ids of those subjects of its notices that the actor may see now; nobody without a role is asked about. */
  noticesSeen?(
    reader: Kysely<NoTables>,
    actor: NoInfer<Actor>,
    subjects: readonly NoticeSubject[],
  ): Promise<ReadonlySet<string>>
  /** An answer for every call: a missing one does not compile, nor one for a call that is not there. */
  answers(host: Host): { readonly [Name in keyof Calls]: AnswerFor<Calls[Name], Actor> }
  /** Called in the transaction of the change. */
  readonly people?: { leaves: LeavingPeople }
  readonly jobs?: readonly ApplicationJob[]
  readonly commands?: Readonly<Record<string, ApplicationCommand>>
  readonly demo?: ApplicationDemo
}

/**
 * The person's account is about to go, removed by an administrator or never verified in time. Refused, it stays; only one
 * whose unverified address somebody else has proven goes all the same.
 */
export type LeavingPeople = (leaving: {
  readonly host: Host
  readonly transaction: Transaction<NoTables>
  readonly person: PersonCard
  readonly parts: RemovedParts
  readonly now: Date
}) => Promise<{ readonly refused: 'in_use' } | undefined>

/** Work that comes round: with transactions and locks of its own, since every process runs it. */
export interface ApplicationJob extends Omit<MountedJob, 'run'> {
  /** @returns how many rows it worked on, for the log. */
  run(host: Host, now: Date): Promise<number>
}

export interface ApplicationCommand extends Omit<MountedCommand, 'run'> {
  /** @throws CommandFailed with a sentence for the operator; the command then ends with 1. */
  run(
    given: GivenToCommand,
    place: { readonly host: Host; readonly now: Date; print(line: string): void },
  ): Promise<void>
}

/** An application as the portal mounts it, whatever its own kind of actor is; made by `serverApplication`. */
export interface ServerApplication extends MountedApplication {
  readonly jobs?: readonly MountedJob[]
  readonly commands?: Readonly<Record<string, MountedCommand>>
  /** Fills its own tables for a demo, in the transaction that fills the portal's. */
  fillDemo?(portal: PortalHost, transaction: PortalTransaction, now: Date): Promise<void>
  mount(portal: PortalHost): readonly MountedAnswer[]
}

interface MountedJob {
  readonly name: string
  readonly every: Milliseconds
  run(portal: PortalHost, now: Date): Promise<number>
}

interface MountedCommand {
  /** What may follow the name, as shown in the help. */
  readonly usage: string
  readonly summary: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** How many words there may be beside the options. */
  readonly words: number
  run(given: GivenToCommand, place: { readonly portal: PortalHost; print(line: string): void }): Promise<void>
}

export interface GivenToCommand {
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly words: readonly string[]
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

type LeavingIn = Omit<Parameters<LeavingPeople>[0], 'host' | 'now'>

/** The server face of an application, for the assembly's list. */
export function serverApplication<
  const Calls extends CallList,
  Actor extends ActorWithRoles,
  const Actions extends NonNullable<MountedApplication['auditActions']> = Record<never, never>,
>(
  parts: ApplicationParts<Calls, Actor> & Told<Calls, Actions>,
): Omit<ServerApplication, 'auditActions'> & Told<Calls, Actions> {
  const { actorOf, channelsOf, noticesSeen, answers, people, jobs = [], commands = {}, demo, ...part } = parts
  // One for a portal, or what the application prepares for its queries would be prepared again for each job.
  const hosts = new WeakMap<PortalHost, Host>()
  const hostIn = (portal: PortalHost) => {
    const host = hosts.get(portal) ?? applicationHost(portal, part)
    hosts.set(portal, host)
    return host
  }
  return {
    ...part,
    jobs: jobs.map(({ run, ...job }) => ({ ...job, run: (portal, now) => run(hostIn(portal), now) })),
    commands: Object.fromEntries(
      Object.entries(commands).map(([name, { run, ...command }]) => [
        name,
        {
          ...command,
          run: (given: GivenToCommand, { portal, print }: { portal: PortalHost; print: (line: string) => void }) =>
            run(given, { host: hostIn(portal), now: portal.clock.now(), print }),
        },
      ]),
    ),
    ...(people && {
      people: {
        leaves: (portal: PortalHost, leaving: LeavingIn) =>
          people.leaves({ ...leaving, host: hostIn(portal), now: portal.clock.now() }),
      },
    }),
    ...(demo && {
      fillDemo: (portal: PortalHost, transaction: PortalTransaction, now: Date) =>
        fillDemo(demo, { host: hostIn(portal), transaction, now }),
    }),
    ...(channelsOf && {
      channelsFor: async (reader: Kysely<NoTables>, person: PersonCard) => {
        const actor = await actorOf(reader, person)
        return actor.roles.size === 0 ? [] : channelsOf(actor)
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
      // The record is total by its type; which call an answer is of stops mattering here.
      const all = answers(host) as unknown as Readonly<Record<string, AnswerFor<Call, Actor>>>
      return Object.values(all).map((answer) => mountedAnswer(answer, { host, actorOf }))
    },
  }
}

function mountedAnswer<Actor extends ActorWithRoles>(
  { call, run, actsInTransaction = false }: AnswerFor<Call, Actor>,
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
      const actor = await actorFor(host.database.reading, actsInTransaction ? undefined : person)
      return run({ host, actor, request, site }, input, (act) =>
        write(async (transaction, now) => act(transaction, await actorFor(transaction, now))),
      )
    },
  }
}
