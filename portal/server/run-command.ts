import type { CommandSurroundings } from './features/commands/index.ts'
import { openPortalHost } from './open-portal-host.ts'

/** Runs one of the operator's commands. @returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommand(argv: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  // Applications import this face while the portal starts, and commands are in few of its processes.
  const { runCommandWith } = await import('./features/commands/index.ts')
  return runCommandWith(openPortalHost, argv, surroundings)
}
