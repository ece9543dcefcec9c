import type { CommandSurroundings } from './features/commands/index.ts'
import { openPortalHost } from './open-portal-host.ts'

/**
 * Runs one of the operator's commands as this process's user, with the service's settings file.
 * @returns the exit code: 0 done, 1 failed, 2 not understood.
 */
export async function runCommand(
  argv: readonly string[],
  surroundings: Omit<CommandSurroundings, 'user' | 'settingsFile'>,
): Promise<number> {
  // Applications import this face while the portal starts, and commands are in few of its processes.
  const { processUser, serviceSettingsFile } = await import('./features/commands/index.ts')
  return runCommandIn(argv, { ...surroundings, user: processUser(), settingsFile: serviceSettingsFile })
}

/** The same in surroundings that are wholly given. */
export async function runCommandIn(argv: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  const { runCommandWith } = await import('./features/commands/index.ts')
  return runCommandWith(openPortalHost, argv, surroundings)
}
