import { parseArgs } from 'node:util'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { Listed } from '../../kernel/application-host/listed-parts.ts'
import { partsByKey } from '../../kernel/application-host/listed-parts.ts'
import type { ServerApplication } from '../../kernel/application-host/server-application.ts'
import type { ServerModule } from '../../kernel/application-host/server-module.ts'
import { systemClock } from '../../kernel/clock/clock.ts'
import { ForeseenFailure } from '../../kernel/configuration/foreseen-failure.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import type { Environment } from '../../kernel/configuration/secret-files.ts'
import type { FoundSettings } from '../../kernel/configuration/settings-file.ts'
import { settingsWithFile } from '../../kernel/configuration/settings-file.ts'
import { databaseInWords } from '../../kernel/database/database-in-words.ts'
import { deniedInWords, isDenied } from '../../kernel/files/denied.ts'
import { migrationSets } from '../../kernel/host/mounted-applications.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import type { Log } from '../../kernel/log/log.ts'
import { jsonLog } from '../../kernel/log/log.ts'
import { backup } from './backup.ts'
import { checkBrand } from './check-brand.ts'
import type { Command, CommandPlace, Examination, Given } from './command.ts'
import { textOption } from './command.ts'
import { createSuperadmin } from './create-superadmin.ts'
import { demo } from './demo.ts'
import { doctor } from './doctor.ts'
import { importUsers } from './import-users.ts'
import { migrateDatabase } from './migrate-database.ts'
import { moveToPostgresCommand, moveToSqliteCommand, reopenMoved } from './move-database.ts'
import { pauseLettersCommand, releaseLettersCommand } from './paused-letters.ts'
import type { ProcessUser } from './process-user.ts'
import { workAsOwner } from './process-user.ts'
import { resetPassword } from './reset-password.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { restore } from './restore.ts'
import { setup } from './setup.ts'
import { verifyAudit } from './verify-audit.ts'
import { refuseForeignKey, refuseWithoutPortal } from './which-portal.ts'

const commands: Readonly<Record<string, Command | Examination>> = {
  doctor,
  setup,
  'create-superadmin': createSuperadmin,
  'reset-password': resetPassword,
  'reset-second-factor': resetSecondFactor,
  'import-users': importUsers,
  backup,
  restore,
  'pause-letters': pauseLettersCommand,
  'release-letters': releaseLettersCommand,
  migrate: migrateDatabase,
  'move-to-postgres': moveToPostgresCommand,
  'move-to-sqlite': moveToSqliteCommand,
  'reopen-moved': reopenMoved,
  demo,
  'verify-audit': verifyAudit,
  'check-brand': checkBrand,
}

/** What every command understands. */
const commonOptions = { 'env-file': { type: 'string' } } as const

export interface CommandSurroundings {
  readonly environment: Environment
  /** The settings file that is read where no `--env-file` names another. */
  readonly settingsFile?: string
  /** Who the process is; undefined where the system knows no users. */
  readonly user?: ProcessUser | undefined
  readonly applications: readonly ServerApplication[]
  readonly modules?: readonly ServerModule[]
  /** Says which portal is meant, before anything happens. */
  readonly announce: (line: string) => void
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  readonly readInput: () => Promise<string>
  readonly clock?: CommandPlace['clock']
}

/** Opens what the portal's answers work with; given by whoever puts the portal together. */
export type OpenHost = (
  opening: Pick<CommandPlace, 'settings' | 'applications' | 'modules' | 'clock'> & {
    readonly log: Log
    readonly publicUrl: () => string
    readonly delivers: false
  },
) => Promise<{ readonly portal: PortalHost }>

/** Runs one of the operator's commands. @returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommandWith(
  openHost: OpenHost,
  argv: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> {
  const { print, printError } = surroundings
  const [name = '', ...rest] = argv
  const all = { ...commands, ...applicationCommands(surroundings) }
  if (['', 'help', '--help', '-h'].includes(name)) {
    print(help(all))
    return 0
  }
  const command = Object.hasOwn(all, name) ? all[name] : undefined
  if (!command) {
    printError(`There is no command ${name}.\n\n${help(all)}`)
    return 2
  }
  const given = understood(command, rest)
  if (typeof given === 'string') {
    printError(`${given}\n\nUsage: npm run portal -- ${name} ${command.usage}`)
    return 2
  }
  try {
    return (await runOnPlace(command, given, { openHost, surroundings })) ? 0 : 1
  } catch (fault) {
    if (!(fault instanceof ForeseenFailure || isDenied(fault))) throw fault
    printError(fault instanceof ForeseenFailure ? fault.message : deniedInWords(fault))
    return 1
  }
}

/** What applications and modules bring, each under its key: `<key>:<name>`. */
function applicationCommands(listed: Listed): Readonly<Record<string, Command>> {
  const named = partsByKey(listed).flatMap(([key, { commands: own = {} }]) =>
    Object.entries(own).map(([name, command]): [string, Command] => [
      `${key}:${name}`,
      {
        ...command,
        run: (given, { withPortal, print }) => withPortal((portal) => command.run(given, { portal, print })),
      },
    ]),
  )
  return Object.fromEntries(named)
}

function help(all: Readonly<Record<string, Command | Examination>>): string {
  const lines = Object.entries(all).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  )
  return [
    'Usage: npm run portal -- <command>',
    '',
    ...lines,
    '',
    'Settings come from the environment, as for npm start, and from the service’s file:',
    '--env-file <file>, or /etc/portal.env where it is. Each command says first which database it works on.',
  ].join('\n')
}

/** What was given, or a sentence about why it cannot be understood. */
function understood(command: Command | Examination, rest: readonly string[]): Given | string {
  try {
    const options = { ...command.options, ...commonOptions }
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true })
    if (positionals.length > command.words) return `${positionals.at(-1)} is one word too many.`
    return { options: values, words: positionals }
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}

type Parts = { readonly openHost: OpenHost; readonly surroundings: CommandSurroundings }

/**
 * Says which portal it is, becomes its owner, and refuses a place that holds none, before the command does anything.
 * @returns false where an examination has found a fault.
 */
async function runOnPlace(
  command: Command | Examination,
  given: Given,
  { openHost, surroundings }: Parts,
): Promise<boolean> {
  const { environment, settingsFile, user, announce, clock = systemClock } = surroundings
  const found = settingsWithFile(environment, { named: textOption(given, 'env-file'), usual: settingsFile })
  if ('examine' in command) {
    const read = { environment: found.environment, settingsFile: found.file, settingsNames: found.names }
    return command.examine(given, { ...surroundings, clock, user, ...read })
  }
  const place = commandPlace(openHost, surroundings, found)
  announce(
    `Database: ${databaseInWords(place.settings)}${found.file === undefined ? '' : `; settings of ${found.file}`}`,
  )
  if (workAsOwner(place.settings.dataDir, user)) announce('Working as the owner of its folder.')
  if (command.onPostgres !== undefined && place.settings.databaseUrl !== '')
    throw new CommandFailed(`DATABASE_URL names a PostgreSQL database: ${command.onPostgres}`)
  if (command.mayBegin !== true) await refuseWithoutPortal(place.settings)
  await command.run(given, place)
  return true
}

function commandPlace(
  openHost: OpenHost,
  surroundings: CommandSurroundings,
  { environment }: FoundSettings,
): CommandPlace {
  const { applications, modules = [], print, readInput, clock = systemClock } = surroundings
  // Logs would stand between the lines an operator reads; what fails is printed anyway.
  const settings = { ...readSettings(environment), logLevel: 'error' as const }
  return {
    settings,
    applications,
    modules,
    migrations: migrationSets({ applications, modules }),
    clock,
    print,
    readInput,
    withPortal: async (act) => {
      await refuseForeignKey(settings)
      const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
      const log = jsonLog(settings.logLevel, print)
      const opening = {
        settings,
        applications,
        modules,
        clock,
        log,
        publicUrl: () => publicUrl,
        delivers: false,
      } as const
      const { portal } = await openHost(opening)
      return closed(portal, act)
    },
  }
}

async function closed<Result>(portal: PortalHost, act: (portal: PortalHost) => Promise<Result>): Promise<Result> {
  try {
    return await act(portal)
  } finally {
    await portal.background.stop()
    await portal.outbox.stop()
    await portal.database.close()
  }
}
