import type { FastifyInstance } from 'fastify'

/** One answer, for who counts and times them. */
export interface AnsweredRequest {
  readonly method: string
  /** The template, never the address that was asked for. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Tells of each answer but event streams, which last as long as somebody listens. */
export function watchAnswers(server: FastifyInstance, told: (request: AnsweredRequest) => void): void {
  server.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    const { method, routeOptions } = request
    const answered = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }
    if (!isStream) told({ ...answered, seconds: reply.elapsedTime / 1000 })
    done()
  })
}
