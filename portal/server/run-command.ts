import type { CommandSurroundings } from './features/commands/index.ts'
import { runCommandWith } from './features/commands/index.ts'
import { openPortalHost } from './open-portal-host.ts'

/** Runs one of the operator's commands. @returns the exit code: 0 done, 1 failed, 2 not understood. */
export function runCommand(argv: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  return runCommandWith(openPortalHost, argv, surroundings)
}
