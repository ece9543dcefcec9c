/** Runs one of the project's tools on the project's own Node and keeps what it said. */

import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'

export type Ended = { code: number; output: string }
/** `beside` gets the processor time that others leave. */
export type Priority = 'usual' | 'beside'
type Place = { cwd?: string; env?: NodeJS.ProcessEnv; priority?: Priority }

const running = new Set<ChildProcess>()

/** Never rejects: a command that cannot start has ended with 1 and the reason. */
export function runCommand(argv: readonly string[], { cwd, env = {}, priority = 'usual' }: Place = {}): Promise<Ended> {
  // Tools that start `node` themselves must find the same one.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const child = spawn(process.execPath, argv, {
    cwd,
    env: { ...process.env, ...colour, PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  // Before it has started anything of its own, which takes over its priority.
  if (priority === 'beside' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return new Promise((resolve) => {
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    child.stderr.on('data', (part: Buffer) => said.push(part))
    child.on('error', (error) => said.push(Buffer.from(error.message)))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') })
    })
  })
}

/** A run that is told to stop takes its commands along. */
export function stopCommandsOnSignal(): void {
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(code)
    })
  }
}
