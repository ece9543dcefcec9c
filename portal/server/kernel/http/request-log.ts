import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log/log.ts'
import { sessionMark } from '../secrets/random-secret.ts'

export interface RequestLog {
  /** Whose request it is, once its token has been proved. */
  note(request: FastifyRequest, sessionHandle: string): void
}

const healthRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** One line to a request; the session is named as the audit trail names it, so that the two can be laid side by side (R77). */
export function requestLog(server: FastifyInstance, log: Log): RequestLog {
  const sessions = new WeakMap<FastifyRequest, string>()
  server.addHook('onResponse', (request, reply, done) => {
    const handle = sessions.get(request)
    // A load balancer asks every few seconds; what it finds wrong is worth a line.
    const isHealthy = healthRoutes.has(request.routeOptions.url ?? '') && reply.statusCode < 400
    log[isHealthy ? 'debug' : 'info']('request', {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(handle !== undefined && { session: sessionMark(handle) }),
    })
    done()
  })
  return { note: (request, handle) => void sessions.set(request, handle) }
}
