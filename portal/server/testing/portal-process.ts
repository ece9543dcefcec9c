/** The portal as its operator runs it: a process of its own, that can be killed, starved and told to end. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'
import type { TestPlace } from './test-database.ts'

export const portalSources = fileURLToPath(new URL('../../../assembly/server/main.mjs', import.meta.url))
/** `npm test` names the built one, which is what people run and starts in half the time; a file run by itself takes the sources. */
export const portalProgram = process.env['PORTAL_PROGRAM'] ?? portalSources

export interface PortalProcess extends AsyncDisposable {
  readonly address: string
  /** Everything that it wrote. */
  readonly output: () => string
  readonly signal: (name: NodeJS.Signals) => void
  /** Its exit code once it has ended, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

interface ProcessOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** In blocks of 1024 bytes: a file that would grow past it cannot be written. */
  readonly fileSizeLimit?: number
  /** The program to run instead of the portal. */
  readonly program?: string
}

export async function portalProcess(
  place: TestPlace,
  { environment = {}, fileSizeLimit, program = portalProgram }: ProcessOptions = {},
): Promise<PortalProcess> {
  const limit = fileSizeLimit === undefined ? '' : `trap '' XFSZ; ulimit -f ${fileSizeLimit}; `
  const child = spawn('bash', ['-c', `${limit}exec "$0" "$1"`, process.execPath, program], {
    env: { PATH: process.env['PATH'], ...processSettings(place), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  const address = await listening(child, () => output)
  return {
    address,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Production's, with the proxy of the tests. */
export function processSettings({ databaseUrl, dataDir }: TestPlace): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://portal.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Portal <portal@portal.test>',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...compileCache,
  }
}

/** The address in its first line, which comes after a demo is filled. @throws with what it said instead. */
async function listening(child: ChildProcess, output: () => string): Promise<string> {
  for (let tries = 0; tries < 3000; tries++) {
    const address = /^listening on (\S+)$/m.exec(output())?.[1]
    if (address !== undefined) return address
    if (child.exitCode !== null) throw new Error(`the portal does not start: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`the portal does not listen: ${output()}`)
}
