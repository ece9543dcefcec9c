import { createServer } from 'node:http'
import type { Log } from '../../kernel/log/log.ts'
import type { PortalMetrics } from './portal-metrics.ts'

/** `/metrics` on a loopback port of its own, so that no proxy can show it to the world. @param port 0 picks a free one. */
export async function serveMetrics(
  { text, contentType }: PortalMetrics,
  { port, log }: { port: number; log: Log },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(async (request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end()
      return
    }
    try {
      const figures = await text()
      answer.writeHead(200, { 'content-type': contentType }).end(figures)
    } catch (fault) {
      log.error('metrics_failed', fault)
      answer.writeHead(503).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
