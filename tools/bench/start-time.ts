import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'

interface Started {
  /** Where the script is started; the project itself without it. */
  readonly folder?: string
}

/** Milliseconds from the start of the process until the public data were answered. */
export async function startTime(
  script: string,
  env: Readonly<Record<string, string>>,
  { folder = process.cwd() }: Started = {},
): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/data/initialwithoutlogin`).catch(() => undefined)
      if (answer?.ok && (await answer.text()) !== '') return performance.now() - start
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    throw new Error(`${script} ended before it answered`)
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
