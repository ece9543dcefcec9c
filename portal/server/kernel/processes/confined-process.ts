import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { seconds } from '../clock/clock.ts'

const patience = seconds(30)
const lookEvery = 50

export interface Confinement {
  /** Its argument is the only thing that it learns besides its input. */
  readonly argument?: string
  readonly heapMegabytes: number
  /** What lies outside the heap is looked at from here. */
  readonly residentBytesMost: number
  /** It runs a library that is no JavaScript. */
  readonly isNative?: boolean
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The sources and the packages are all that it may open. */
const readable = [
  '..',
  '../../../package.json',
  '../../../node_modules',
  '../../../../package.json',
  '../../../../node_modules',
].map((place) => `--allow-fs-read=${path(place)}`)

/**
 * A file that somebody sent is read by a process of its own, which may fill its memory or run on without end, and takes
 * nothing with it when it goes. It starts without the portal's environment and may neither write nor reach the network
 * (security.md). @returns what `take` makes of its output; the process has gone by then.
 */
export async function inConfinedProcess<Result>(
  program: URL,
  { argument = '', heapMegabytes, residentBytesMost, isNative = false }: Confinement,
  { input, take }: { readonly input: Uint8Array; readonly take: (output: Readable) => Promise<Result> },
): Promise<Result> {
  const options = [`--max-old-space-size=${heapMegabytes}`, '--permission', ...readable]
  if (isNative) options.push('--allow-addons')
  const child = spawn(process.execPath, [...options, fileURLToPath(program), argument], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  const stop = setTimeout(() => child.kill('SIGKILL'), patience)
  const look = setInterval(() => residentBytes(child) > residentBytesMost && child.kill('SIGKILL'), lookEvery)
  // A child that has gone does not take the rest of the file; what it said tells how it went.
  child.stdin.on('error', () => undefined).end(input)
  try {
    return await take(child.stdout)
  } finally {
    clearTimeout(stop)
    child.kill('SIGKILL')
    await gone
    clearInterval(look)
  }
}

/** 0 where the system does not tell. */
function residentBytes({ pid }: ChildProcess): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
