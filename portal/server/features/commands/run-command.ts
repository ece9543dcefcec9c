import { parseArgs } from 'node:util'
import { systemClock } from '../../kernel/clock/clock.ts'
import { ForeseenFailure } from '../../kernel/configuration/foreseen-failure.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import { migrationSets } from '../../kernel/host/mounted-applications.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import type { Log } from '../../kernel/log/log.ts'
import { jsonLog } from '../../kernel/log/log.ts'
import type { ServerApplication } from '../../kernel/mounting/server-application.ts'
import { backup } from './backup.ts'
import type { Command, CommandPlace, Given } from './command.ts'
import { createSuperadmin } from './create-superadmin.ts'
import { demo } from './demo.ts'
import { importUsers } from './import-users.ts'
import { migrateDatabase } from './migrate-database.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'
import { verifyAudit } from './verify-audit.ts'

const commands: Readonly<Record<string, Command>> = {
  'create-superadmin': createSuperadmin,
  'reset-password': resetPassword,
  'import-users': importUsers,
  backup,
  restore,
  migrate: migrateDatabase,
  demo,
  'verify-audit': verifyAudit,
}

export interface CommandSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly applications: readonly ServerApplication[]
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  readonly readInput: () => Promise<string>
  readonly clock?: CommandPlace['clock']
}

/** Opens what the portal's answers work with; given by whoever puts the portal together. */
export type OpenHost = (
  opening: Pick<CommandPlace, 'settings' | 'applications' | 'clock'> & {
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
  const all = { ...commands, ...applicationCommands(surroundings.applications) }
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
    await command.run(given, commandPlace(openHost, surroundings))
    return 0
  } catch (fault) {
    if (!(fault instanceof ForeseenFailure)) throw fault
    printError(fault.message)
    return 1
  }
}

/** What applications bring, each under its key: `<key>:<name>`. */
function applicationCommands(applications: readonly ServerApplication[]): Readonly<Record<string, Command>> {
  const named = applications.flatMap(({ manifest, commands: own = {} }) =>
    Object.entries(own).map(([name, command]): [string, Command] => [
      `${manifest.key}:${name}`,
      {
        ...command,
        run: (given, { withPortal, print }) => withPortal((portal) => command.run(given, { portal, print })),
      },
    ]),
  )
  return Object.fromEntries(named)
}

function help(all: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(all).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  )
  return [
    'Usage: npm run portal -- <command>',
    '',
    ...lines,
    '',
    'Settings come from the environment, as for npm start.',
  ].join('\n')
}

/** What was given, or a sentence about why it cannot be understood. */
function understood(command: Command, rest: readonly string[]): Given | string {
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options: command.options, allowPositionals: true })
    if (positionals.length > command.words) return `${positionals.at(-1)} is one word too many.`
    return { options: values, words: positionals }
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}

function commandPlace(openHost: OpenHost, surroundings: CommandSurroundings): CommandPlace {
  const { environment, applications, print, readInput, clock = systemClock } = surroundings
  // Logs would stand between the lines an operator reads; what fails is printed anyway.
  const settings = { ...readSettings(environment), logLevel: 'error' as const }
  return {
    settings,
    applications,
    migrations: migrationSets(applications),
    clock,
    print,
    readInput,
    withPortal: async (act) => {
      const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
      const log = jsonLog(settings.logLevel, print)
      const opening = { settings, applications, clock, log, publicUrl: () => publicUrl, delivers: false } as const
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
