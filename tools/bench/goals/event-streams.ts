/** Goal 15: a thousand open event streams, their memory and how soon each hears of something new. */
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { administrationCalls, portalCalls } from '../../../portal/contract/own.ts'
import { startChild } from '../children.ts'
import type { Goal } from '../goal.ts'
import { openLine } from '../load.ts'
import { number } from '../report.ts'
import { callText } from '../requests.ts'
import { scaled } from '../scale.ts'
import { stage } from '../stage.ts'

const streams = scaled(1000, 20)
const [mostMegabytes, mostMilliseconds] = [60, 1000]

export const eventStreamsGoal: Goal = {
  number: 15,
  title: `${streams.toLocaleString('en')} open event streams, SQLite`,
  measure: async () => {
    const { place, customers, superadmins } = await stage('SQLite', 10_000, 'unlimited')
    await using own = await startChild('assembly/server/built.mjs', {
      ...place.env,
      PORTAL_MODE: 'demo',
      RATE_LIMITS: 'off',
    })
    const before = await settledMegabytes(own)
    const heard = customers
      .slice(0, streams)
      .map((visitor) => listen(own.port, callText(portalCalls.openLiveStream, {}, visitor)))
    const open = await Promise.all(heard)
    const after = await settledMegabytes(own)
    const [operator] = superadmins
    if (!operator) throw new Error('There is no superadmin')
    const line = await openLine(own.port)
    const start = performance.now()
    const told = Promise.all(open.map((stream) => stream.hears('site-changed')))
    const settings = { siteTitle: `Kuivike- ja lantapalvelut ${Date.now()}` }
    await line.ask(callText(administrationCalls.saveSystemSettings, { admin: operator.username, settings }, operator))
    await told
    const milliseconds = performance.now() - start
    line.close()
    for (const stream of open) stream.close()
    const more = after - before
    return [
      { what: 'more memory, MB', measured: number(more), goal: `≤ ${mostMegabytes}`, isMet: more <= mostMegabytes },
      {
        what: 'until the last one has heard, ms',
        measured: number(milliseconds),
        goal: `≤ ${mostMilliseconds}`,
        isMet: milliseconds <= mostMilliseconds,
      },
    ]
  },
}

async function settledMegabytes(child: { megabytes(): number }): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return child.megabytes()
}

interface Listening {
  hears(kind: string): Promise<void>
  close(): void
}

/** Resolves when the stream is open. */
async function listen(port: number, request: string): Promise<Listening> {
  const socket: Socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  let waiting: { kind: string; resolve: () => void } | undefined
  const hears = (kind: string) =>
    new Promise<void>((resolve, reject) => {
      waiting = { kind, resolve }
      socket.once('error', reject)
    })
  socket.on('data', (part) => {
    text += part.toString()
    if (waiting && text.includes(`event: ${waiting.kind}`)) waiting.resolve()
  })
  const opened = hears('opened')
  socket.write(request)
  await opened
  return { hears, close: () => socket.destroy() }
}
