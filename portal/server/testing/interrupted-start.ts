/** Starts of the portal that are cut short: killed at a moment or at a sync of the disk, or out of room. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portalProgram, processSettings } from './portal-process.ts'
import type { TestPlace } from './test-database.ts'

export interface Start {
  /** Whether it came as far as to listen; it is killed then. */
  readonly listened: boolean
  /** Until it listened or ended. */
  readonly milliseconds: number
  readonly output: string
}

export interface Interruption {
  /** A command that runs the portal, such as strace. */
  readonly through?: readonly string[]
  readonly killedAfter?: number
  readonly environment?: Readonly<Record<string, string>>
}

/** In demo mode, where a first start writes the most. */
const demo = { PORTAL_MODE: 'demo', SMTP_URL: '', MAIL_FROM: '', LOG_LEVEL: 'error' }

/** One start of the portal, until it listens, ends or is killed. */
export async function start(place: TestPlace, interruption: Interruption = {}): Promise<Start> {
  const { through = [], killedAfter, environment = demo } = interruption
  const [program = '', ...argv] = [...through, process.execPath, portalProgram]
  const started = performance.now()
  // A group of its own: strace does not take its child along.
  const child = spawn(program, argv, {
    detached: true,
    env: { PATH: process.env['PATH'], ...processSettings(place), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => killGroup(child.pid)
  const timer = killedAfter === undefined ? undefined : setTimeout(kill, killedAfter)
  let output = ''
  let listened = false
  const ended = once(child, 'close')
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      listened ||= /^listening on /m.test(output)
      if (listened) kill()
    })
  }
  await ended
  clearTimeout(timer)
  return { listened, milliseconds: performance.now() - started, output }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}

/** Whether system calls can be made to fail here: Linux with strace, and the right to trace one's own child. */
export const hasStrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

type Sync = 'fsync' | 'fdatasync'

/** The calls with which the main thread, the one that writes at a start, syncs the disk until the portal listens. */
export async function syncsOf(place: TestPlace, whole: Interruption): Promise<readonly Sync[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-syncs-'))
  const file = join(folder, 'calls')
  try {
    const { listened, output } = await start(place, {
      ...whole,
      through: ['strace', '-qq', '-o', file, '-e', 'trace=fsync,fdatasync'],
    })
    if (!listened) throw new Error(`the portal does not start: ${output}`)
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line) => (/^(fsync|fdatasync)\(/.exec(line)?.[1] as Sync | undefined) ?? [])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param number counted from 1; strace counts each call by itself. */
export function killedAtSync(made: readonly Sync[], number: number): Interruption {
  const call = made[number - 1]
  const when = made.slice(0, number).filter((one) => one === call).length
  return { through: ['strace', '-qq', '-o', '/dev/null', '-e', `inject=${call}:signal=KILL:when=${when}`] }
}

/** A disk of the given size in the place of the data folder; undefined where none can be made (Linux, as root). */
export function smallDisk(folder: string, kilobytes: number): (Disposable & { grow(): void }) | undefined {
  const mount = (...argv: string[]) => spawnSync('mount', ['-t', 'tmpfs', ...argv, 'tmpfs', folder]).status === 0
  if (!existsSync('/proc/mounts') || !mount('-o', `size=${kilobytes}k`)) return undefined
  return {
    grow: () => {
      if (!mount('-o', 'remount,size=200m')) throw new Error('the disk does not grow')
    },
    [Symbol.dispose]: () => void spawnSync('umount', ['-l', folder]),
  }
}

/** Up to `most` of the numbers from 1 to `last`, evenly. */
export function spread(last: number, most: number): readonly number[] {
  const count = Math.min(last, most)
  return Array.from({ length: count }, (_, place) => 1 + Math.round((place * (last - 1)) / Math.max(count - 1, 1)))
}
