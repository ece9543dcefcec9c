import type { CommandSurroundings } from '../features/commands/index.ts'
import { runCommandIn } from '../run-command.ts'

export interface CommandResult {
  readonly code: number
  readonly printed: string
  readonly errors: string
  /** Which portal it worked on. */
  readonly announced: string
}

/** Runs one of the operator's commands as `npm run portal` would, and keeps what it says. */
export async function runTestCommand(
  argv: readonly string[],
  {
    input = '',
    ...given
  }: Pick<CommandSurroundings, 'environment'> & Partial<CommandSurroundings> & { input?: string },
): Promise<CommandResult> {
  const printed: string[] = []
  const errors: string[] = []
  const announced: string[] = []
  const code = await runCommandIn(argv, {
    applications: [],
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    announce: (line) => announced.push(line),
    readInput: async () => input,
    ...given,
  })
  return { code, printed: printed.join('\n'), errors: errors.join('\n'), announced: announced.join('\n') }
}
