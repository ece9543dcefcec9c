/** Draws documents on a thread of its own: pdfkit and the fonts are loaded here and nowhere else. */
import { parentPort } from 'node:worker_threads'
import type { Drawings } from '../drawing.ts'
import type { DrawingOrder, DrawingResult } from '../pdf-renderer.ts'
import { drawDocument } from './draw-document.ts'

parentPort?.on('message', async (order: DrawingOrder) => {
  try {
    const bytes = await drawn(order)
    // A copy of its own: what is handed over must not be a part of something larger.
    const own = new Uint8Array(bytes)
    parentPort?.postMessage({ bytes: own } satisfies DrawingResult, [own.buffer])
  } catch (fault) {
    const failed = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
    parentPort?.postMessage({ failed } satisfies DrawingResult)
  }
})

async function drawn({ module, drawing, content, ...facts }: DrawingOrder): Promise<Uint8Array> {
  const { drawings } = (await import(module)) as { drawings?: Drawings }
  const found = Object.hasOwn(drawings ?? {}, drawing) ? drawings?.[drawing] : undefined
  if (!found) throw new Error(`There is no drawing ${drawing} in ${module}`)
  return drawDocument(found, content, facts)
}
