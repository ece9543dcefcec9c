import type { FastifyInstance } from 'fastify'

const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Background',
  'access-control-max-age': '600',
}

/** CALL-01, R74: pages of the listed origins may make calls, proving themselves by header and never by cookie; no others. */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  server.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
    })
    if (request.method === 'OPTIONS') return reply.code(204).headers(preflight).send()
  })
}
