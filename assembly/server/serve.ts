import { fileURLToPath } from 'node:url'
import type { RunningPortal } from '@workspace/portal/server'
import {
  demoAccountLines,
  ForeseenFailure,
  jsonLog,
  misspeltSettings,
  portalVersion,
  readSettings,
  startPortal,
} from '@workspace/portal/server'
import { mounted } from './applications.ts'

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
  const log = jsonLog(settings.logLevel)
  const { mode } = settings
  log.info('starting', { version: portalVersion, node: process.version, mode, process: process.pid })
  for (const { name, meant } of misspeltSettings(process.env)) log.warn('unknown_setting', { name, meant: meant[0] })
  let ending = false
  let portal: RunningPortal | undefined
  portal = await startPortal({
    settings,
    ...mounted,
    webFolder: fileURLToPath(new URL('../dist/web', import.meta.url)),
    log,
    onUnsafe: () => end(70, 'disk failed'),
  })

  async function end(code: number, reason: string, drainFor = 0): Promise<void> {
    if (ending) return
    ending = true
    log.info('stopping', { reason })
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    // A failing disk also fails what stopping writes; the process ends all the same.
    await portal?.stop({ drainFor }).catch(() => undefined)
    log.info('stopped', { code })
    process.exit(code)
  }
  // A person who presses Ctrl+C has no load balancer to wait for.
  process.once('SIGINT', () => void end(0, 'SIGINT'))
  process.once('SIGTERM', () => void end(0, 'SIGTERM', settings.mode === 'production' ? drainMilliseconds : 0))

  const milliseconds = Math.round(performance.now())
  log.info('started', { version: portalVersion, address: portal.address, milliseconds })
  // Said last: whoever waits for it may press Ctrl+C at once.
  process.stdout.write(`listening on ${portal.address}\n`)
  if (settings.mode === 'demo') process.stdout.write(`${demoAccountLines().join('\n')}\n`)
}
