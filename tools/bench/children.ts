/** The processes that are measured: started, watched, and always ended with the run. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Child extends AsyncDisposable {
  readonly port: number
  /** Processor seconds used so far, of all its threads. */
  processorSeconds(): number
  /** Resident memory, in MB. */
  megabytes(): number
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()

/** Starts a script of this project and waits for its `listening on http://…` line. */
export async function startChild(script: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const port = await listeningPort(child, script)
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    await ended
  }
  return {
    port,
    processorSeconds: () => processorSeconds(child.pid),
    megabytes: () => megabytes(child.pid),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Nothing that this run started outlives it. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}

function listeningPort(child: ChildProcess, script: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    let port: number | undefined
    const hear = (part: Buffer): void => {
      // What it logs later is read and dropped, or the pipe would fill up and stop it.
      if (port !== undefined) return
      said += part.toString()
      const found = /listening on http:\/\/[^:\s]+:(\d+)/.exec(said)
      if (!found) return
      port = Number(found[1])
      resolve(port)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${said}`)))
  })
}

function processorSeconds(pid: number | undefined): number {
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function megabytes(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
