/** A load of requests over a few kept-alive connections, measured to the microsecond; cheap, so that it is not what is measured. */
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface Load {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** The next request, whole, as it goes over the wire. */
  readonly next: () => string
  /** Requests a second; without it each connection asks again as soon as it was answered. */
  readonly pace?: number
}

export interface Answered {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds of each answer, shortest first. */
  readonly milliseconds: Float64Array
}

/** @throws when an answer is no success: a round with failures measures something else. */
export async function load({ port, connections, seconds, next, pace }: Load): Promise<Answered> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)))
  const start = performance.now()
  const end = start + seconds * 1000
  const gap = pace === undefined ? 0 : (connections * 1000) / pace
  const taken = await Promise.all(
    lines.map((line, place) => askUntil(end, { line, next, gap, first: start + (gap * place) / connections })),
  ).finally(() => {
    for (const line of lines) line.close()
  })
  const lasted = (performance.now() - start) / 1000
  const milliseconds = Float64Array.from(taken.flat()).sort()
  return { rate: milliseconds.length / lasted, milliseconds }
}

/** So many requests, as fast as the lines take them; where what is measured changes something, each round changes as much. */
export async function askTimes({
  port,
  connections,
  times,
  next,
}: Pick<Load, 'port' | 'connections' | 'next'> & { readonly times: number }): Promise<Answered> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)))
  const taken: number[] = []
  let asked = 0
  const start = performance.now()
  const askOn = async (line: Line): Promise<void> => {
    while (asked++ < times) {
      const sent = performance.now()
      await line.ask(next())
      taken.push(performance.now() - sent)
    }
  }
  await Promise.all(lines.map(askOn)).finally(() => {
    for (const line of lines) line.close()
  })
  return { rate: (taken.length * 1000) / (performance.now() - start), milliseconds: Float64Array.from(taken).sort() }
}

/** A paced line counts from when the request was due, so that a slow answer also counts for those who wait behind it. */
async function askUntil(
  end: number,
  { line, next, gap, first }: { line: Line; next: () => string; gap: number; first: number },
): Promise<number[]> {
  const taken: number[] = []
  let due = first
  while (performance.now() < end) {
    if (gap > 0) await until(due)
    const start = gap > 0 ? due : performance.now()
    await line.ask(next())
    taken.push(performance.now() - start)
    due += gap
  }
  return taken
}

async function until(moment: number): Promise<void> {
  const wait = moment - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}

/** The body of an answer as what it says. */
export function jsonOf(body: string): unknown {
  return JSON.parse(Buffer.from(body, 'latin1').toString())
}

export interface Line {
  /** Resolves with the body, byte by byte. @throws unless the answer is a success. */
  ask(request: string): Promise<string>
  close(): void
}

export async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: { resolve: (body: string) => void; reject: (fault: Error) => void } | undefined
  const read = answerReader((status, body) => {
    const asked = waiting
    waiting = undefined
    if (status >= 200 && status < 300) asked?.resolve(body)
    else asked?.reject(new Error(`answered ${status}: ${body.slice(0, 300)}`))
  })
  socket.on('data', read)
  socket.on('close', () => waiting?.reject(new Error('the server hung up')))
  socket.on('error', (fault) => waiting?.reject(fault))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => hangUp(socket),
  }
}

function hangUp(socket: Socket): void {
  socket.removeAllListeners()
  socket.on('error', () => undefined)
  socket.destroy()
}

/** Answers with a content-length, one at a time: all that the portal and the bare handlers send. */
function answerReader(done: (status: number, body: string) => void): (part: Buffer) => void {
  let text = ''
  return (part) => {
    text += part.toString('latin1')
    const head = text.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1])
    const end = head + 4 + length
    if (text.length < end) return
    const status = Number(text.slice(9, 12))
    const body = text.slice(head + 4, end)
    text = text.slice(end)
    done(status, body)
  }
}

/** A request as it goes over the wire. */
export function requestText(
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: unknown } = {},
): string {
  const json = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(json)),
    }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`
}
