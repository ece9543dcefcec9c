import { Worker } from 'node:worker_threads'
import type { Milliseconds } from '../clock/clock.ts'
import { seconds } from '../clock/clock.ts'
import { Refused } from '../refusals/refuse.ts'
import type { DocumentFacts } from './drawing.ts'

/** The message to the worker; its content must be cloneable. */
export interface DrawingOrder extends DocumentFacts {
  /** Address of the application's module of drawings. */
  readonly module: string
  readonly drawing: string
  readonly content: unknown
}

export type DrawingResult = { readonly bytes: Uint8Array } | { readonly failed: string }

/** No document came of it; a fault of the drawing, whose words are the cause. */
export class DrawingFailed extends Error {}

export interface PdfRenderer {
  /** One at a time. @throws Refused `busy` while too many wait. @throws DrawingFailed */
  draw(order: DrawingOrder): Promise<Uint8Array>
  stop(): Promise<void>
}

export interface RendererLimits {
  /** How many documents may wait. */
  readonly waitingMost: number
  /** How long one may take, the start of the worker included. */
  readonly patience: Milliseconds
  readonly heapMegabytes: number
  /** How long the worker stays without work. */
  readonly idle: Milliseconds
}

const usual: RendererLimits = { waitingMost: 100, patience: seconds(30), heapMegabytes: 256, idle: seconds(30) }

interface Waiting {
  readonly order: DrawingOrder
  readonly done: PromiseWithResolvers<Uint8Array>
}

/** Nothing of it is loaded before the first document, and nothing stays once no more are asked for. */
export function pdfRenderer(limits: RendererLimits = usual): PdfRenderer {
  const waiting: Waiting[] = []
  let worker: DrawingWorker | undefined
  let isDrawing = false
  let idle: NodeJS.Timeout | undefined

  async function drawNext(): Promise<void> {
    const next = isDrawing ? undefined : waiting.shift()
    if (!next) return
    isDrawing = true
    clearTimeout(idle)
    if (worker?.isGone() !== false) worker = startWorker(limits)
    try {
      next.done.resolve(await worker.draw(next.order))
    } catch (fault) {
      next.done.reject(fault)
    }
    isDrawing = false
    if (waiting.length > 0) void drawNext()
    else idle = setTimeout(() => void worker?.end(), limits.idle).unref()
  }

  return {
    draw: async (order) => {
      if (waiting.length >= limits.waitingMost) throw new Refused('busy', { retryAfterSeconds: 5 })
      const done = Promise.withResolvers<Uint8Array>()
      waiting.push({ order, done })
      if (!isDrawing) void drawNext()
      return done.promise
    },
    stop: async () => {
      clearTimeout(idle)
      for (const { done } of waiting.splice(0)) done.reject(new DrawingFailed('The portal stops'))
      await worker?.end()
    },
  }
}

interface DrawingWorker {
  draw(order: DrawingOrder): Promise<Uint8Array>
  isGone(): boolean
  end(): Promise<unknown>
}

/** One thread; it is ended when a drawing does not come to its end, and is then gone. */
function startWorker({ patience, heapMegabytes }: RendererLimits): DrawingWorker {
  const worker = new Worker(new URL('./worker/draw-worker.ts', import.meta.url), {
    // Nothing that the portal was started with is of use there.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  let isGone = false
  let ended: (fault: DrawingFailed) => void = () => undefined
  const gone = (why: string, cause?: unknown) => {
    isGone = true
    ended(new DrawingFailed(why, { cause }))
  }
  worker.on('error', (fault) => gone('The drawing has brought its thread down', fault))
  worker.on('exit', () => gone('The thread that draws has ended'))
  // It waits for work without keeping a command from ending.
  worker.unref()
  return {
    isGone: () => isGone,
    end: () => {
      // It takes a moment; what comes meanwhile needs another one.
      isGone = true
      return worker.terminate()
    },
    draw: async (order) => {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      ended = reject
      const heard = (result: DrawingResult) => {
        if ('bytes' in result) resolve(result.bytes)
        else reject(new DrawingFailed(`The drawing ${order.drawing} failed`, { cause: result.failed }))
      }
      const late = setTimeout(() => {
        gone(`The drawing ${order.drawing} takes longer than ${patience / 1000} s`)
        void worker.terminate()
      }, patience)
      worker.once('message', heard)
      worker.ref()
      try {
        worker.postMessage(order)
        return await promise
      } finally {
        clearTimeout(late)
        worker.off('message', heard)
        worker.unref()
      }
    },
  }
}
