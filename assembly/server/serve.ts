import { fileURLToPath } from 'node:url'
import type { RunningPortal } from '@workspace/portal/server'
import { demoAccountLines, ForeseenFailure, readSettings, startPortal } from '@workspace/portal/server'
import { serverApplications } from './applications.ts'

const drainMilliseconds = 5000
const patienceMilliseconds = 25_000

/** Starts the portal with all its applications, from the environment's settings, until SIGTERM or SIGINT. */
export async function serve(): Promise<void> {
  try {
    await start()
  } catch (fault) {
    process.stderr.write(
      `${fault instanceof ForeseenFailure ? fault.message : String(fault instanceof Error ? fault.stack : fault)}\n`,
    )
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  let ending = false
  let portal: RunningPortal | undefined
  portal = await startPortal({
    settings,
    applications: Object.values(serverApplications),
    webFolder: fileURLToPath(new URL('../dist/web', import.meta.url)),
    onUnsafe: () => end(70),
  })

  async function end(code: number, drainFor = 0): Promise<void> {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    // A failing disk also fails what stopping writes; the process ends all the same.
    await portal?.stop({ drainFor }).catch(() => undefined)
    process.exit(code)
  }
  // A person who presses Ctrl+C has no load balancer to wait for.
  process.once('SIGINT', () => void end(0))
  process.once('SIGTERM', () => void end(0, settings.mode === 'production' ? drainMilliseconds : 0))

  // Said last: whoever waits for it may press Ctrl+C at once.
  process.stdout.write(`listening on ${portal.address}\n`)
  if (settings.mode === 'demo') process.stdout.write(`${demoAccountLines().join('\n')}\n`)
}
