import type { FastifyInstance } from 'fastify'

/** Counts requests by route template and status, for the operator's own eyes: no addresses, no names (R89). */
export interface Metrics {
  watch(server: FastifyInstance): void
  /** The text format that Prometheus reads. */
  text(): string
}

interface Series {
  count: number
  seconds: number
}

export function requestMetrics(): Metrics {
  const requests = new Map<string, Series>()
  return {
    watch: (server) => {
      server.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown'
        const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
        const series = requests.get(labels) ?? { count: 0, seconds: 0 }
        series.count++
        series.seconds += reply.elapsedTime / 1000
        requests.set(labels, series)
      })
    },
    text: () => [...processLines(), ...requestLines(requests), ''].join('\n'),
  }
}

function processLines(): string[] {
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${Math.round(process.uptime())}`,
  ]
}

function requestLines(requests: ReadonlyMap<string, Series>): string[] {
  const lines = ['# TYPE portal_request_duration_seconds summary']
  for (const [labels, { count, seconds }] of requests) {
    lines.push(`portal_request_duration_seconds_count{${labels}} ${count}`)
    lines.push(`portal_request_duration_seconds_sum{${labels}} ${seconds.toFixed(6)}`)
  }
  return lines
}

/** `/metrics` on a loopback port of its own, so that no proxy can show it to the world. */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  // Only then: as a module node:http brings its WebSocket and fetch along, which nobody else here needs.
  const { createServer } = await import('node:http')
  const server = createServer((request, answer) => {
    const isMetrics = request.method === 'GET' && request.url === '/metrics'
    answer.writeHead(isMetrics ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    answer.end(isMetrics ? metrics.text() : '')
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
