/** One of the operator's commands as `npm run portal` runs it: a process of its own, with all applications. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

const program = fileURLToPath(new URL('../../../assembly/server/portal-command.ts', import.meta.url))

export interface CommandEnded {
  readonly code: number
  readonly printed: string
  readonly errors: string
}

/** @param environment all of it, but for the path. */
export async function commandProcess(
  argv: readonly string[],
  { environment, input = '' }: { environment: Readonly<Record<string, string>>; input?: string },
): Promise<CommandEnded> {
  const env = { PATH: process.env['PATH'], ...compileCache, ...environment }
  const child = spawn(process.execPath, [program, ...argv], { env })
  child.stdin.end(input)
  const ended = once(child, 'exit')
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code: Number(code), printed, errors }
}
