import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { ServerApplication } from '../../kernel/application-host/server-application.ts'
import type { ServerModule } from '../../kernel/application-host/server-module.ts'
import type { Clock } from '../../kernel/clock/clock.ts'
import type { Settings } from '../../kernel/configuration/read-settings.ts'
import type { Environment } from '../../kernel/configuration/secret-files.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import type { ProcessUser } from './process-user.ts'

/** One command of `npm run portal`. */
export interface Command {
  /** What may follow the name, as shown in the help. */
  readonly usage: string
  readonly summary: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** How many words there may be beside the options. */
  readonly words: number
  /** Whether it may make a portal where there is none yet; every other command refuses such a place. */
  readonly mayBegin?: boolean
  /** For PostgreSQL, which has tools of its own: what to use instead. */
  readonly onPostgres?: string
  run(given: Given, place: CommandPlace): Promise<void>
}

/** A command that works on any place, whatever is wrong with it, and changes nothing there. */
export interface Examination extends Omit<Command, 'run' | 'mayBegin' | 'onPostgres'> {
  /** @returns whether all is well. */
  examine(given: Given, surroundings: ExaminedSurroundings): Promise<boolean>
}

export interface ExaminedSurroundings extends Pick<CommandPlace, 'applications' | 'modules' | 'clock' | 'print'> {
  readonly environment: Environment
  /** The settings file that was read, or would be. */
  readonly settingsFile: string | undefined
  /** The names that stand in it. */
  readonly settingsNames: readonly string[]
  readonly user: ProcessUser | undefined
  announce(line: string): void
}

export interface Given {
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly words: readonly string[]
}

/** Where a command works and speaks. */
export interface CommandPlace {
  readonly settings: Settings
  readonly applications: readonly ServerApplication[]
  readonly modules?: readonly ServerModule[]
  readonly migrations: readonly MigrationSet[]
  readonly clock: Clock
  print(line: string): void
  /** All of standard input. */
  readInput(): Promise<string>
  /** The portal's inner parts, without its calls; the database is brought up to date first. */
  withPortal<Result>(act: (portal: PortalHost) => Promise<Result>): Promise<Result>
}

export function textOption({ options }: Given, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** @throws CommandFailed when it was not given. */
export function requiredOption(given: Given, name: string): string {
  const value = textOption(given, name)
  if (value === undefined || value === '') throw new CommandFailed(`--${name} is missing`)
  return value
}
