import type { Transaction } from 'kysely'
import type { PersonCard } from '../../../contract/own.ts'
import type { Milliseconds } from '../clock/clock.ts'
import type { NoTables } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { RemovedParts } from '../host/membership.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { ApplicationDemo } from './application-demo.ts'
import { fillDemo } from './application-demo.ts'
import type { Host } from './host.ts'

/** What applications and modules give alike; `Given` is what each works with. */
export interface GivenParts<Given> {
  /** Called in the transaction of the change. */
  readonly people?: { leaves: LeavingPeople<Given> }
  readonly jobs?: readonly ApplicationJob<Given>[]
  readonly commands?: Readonly<Record<string, ApplicationCommand<Given>>>
  readonly demo?: ApplicationDemo<Given>
}

/**
 * The person's account is about to go, removed by an administrator or never verified in time. Refused, it stays; only one
 * whose unverified address somebody else has proven goes all the same.
 */
export type LeavingPeople<Given = Host> = (leaving: {
  readonly host: Given
  readonly transaction: Transaction<NoTables>
  readonly person: PersonCard
  readonly parts: RemovedParts
  readonly now: Date
}) => Promise<{ readonly refused: 'in_use' } | undefined>

/** Work that comes round: with transactions and locks of its own, since every process runs it. */
export interface ApplicationJob<Given = Host> extends Omit<MountedJob, 'run'> {
  /** @returns how many rows it worked on, for the log. */
  run(host: Given, now: Date): Promise<number>
}

export interface ApplicationCommand<Given = Host> extends Omit<MountedCommand, 'run'> {
  /** @throws CommandFailed with a sentence for the operator; the command then ends with 1. */
  run(
    given: GivenToCommand,
    place: { readonly host: Given; readonly now: Date; print(line: string): void },
  ): Promise<void>
}

/** The same as the portal mounts it. */
export interface MountedParts extends Pick<MountedApplication, 'people'> {
  readonly jobs?: readonly MountedJob[]
  readonly commands?: Readonly<Record<string, MountedCommand>>
  /** Fills its own tables for a demo, in the transaction that fills the portal's. */
  fillDemo?(portal: PortalHost, transaction: PortalTransaction, now: Date): Promise<void>
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

type LeavingIn = Omit<Parameters<LeavingPeople>[0], 'host' | 'now'>

export function mountedParts<Given>(
  { people, jobs = [], commands = {}, demo }: GivenParts<Given>,
  hostIn: (portal: PortalHost) => Given,
): MountedParts {
  return {
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
  }
}
