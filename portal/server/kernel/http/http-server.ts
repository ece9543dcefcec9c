import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { Handler } from '../handlers/handler.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { Refused } from '../refusals/refuse.ts'
import { answerRoute } from './answer-route.ts'
import type { AnsweredRequest } from './answered-request.ts'
import { watchAnswers } from './answered-request.ts'
import { clientAddress } from './client-address.ts'
import { compressedJson } from './compressed-json.ts'
import { rememberedXsrf } from './cookies.ts'
import { allowOrigins } from './cors.ts'
import { leaveBodiesUnread } from './file-body.ts'
import { forwardedHeaders } from './forwarded-headers.ts'
import type { CommandTurns, UnchangedAnswers } from './idempotency.ts'
import { serveImages } from './images.ts'
import { bodyLimit, readJsonBodies } from './json-body.ts'
import { openApiDocument } from './openapi.ts'
import { callPaces } from './pace.ts'
import { answerThrown } from './refusal-answer.ts'
import type { RequestLog } from './request-log.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { keepSeenProxy } from './seen-proxies.ts'
import type { BrandedWeb } from './serve-brand.ts'
import type { WebFiles } from './web-files.ts'
import { serveWeb } from './web-files.ts'

export interface HttpOptions {
  readonly portal: PortalHost
  readonly handlers: readonly Handler[]
  /** The drawings that the mounted applications bring, by image name (ENT-44). */
  readonly icons: ReadonlyMap<string, URL>
  /** The built browser side; undefined serves the calls alone. */
  readonly web: WebFiles | undefined
  /** False while starting and draining (readyz). */
  readonly isReady: () => boolean
  /** Told of each answer, where somebody reads the figures. */
  readonly onAnswered: ((request: AnsweredRequest) => void) | undefined
}

/** The portal over HTTP. Only this folder knows which server library it is. */
export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { portal, handlers, web, isReady } = options
  const isHttps = portal.publicUrl().startsWith('https:')
  const thrown = answerThrown(portal.log)
  const branded = await openBranded(options)
  const allowed = web && { ...web, styleHashes: [...web.styleHashes, ...(branded?.web?.styleHashes ?? [])] }
  const headers = securityHeaders(allowed, isHttps ? portal.settings : undefined)
  const server = openServer((fault, request, reply) => {
    void reply.headers(headers.ofAnswers).send(thrown(fault, request, reply))
  })
  endLinesOnClose(server)
  readJsonBodies(server)
  if (options.onAnswered) watchAnswers(server, options.onAnswered)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers.ofAnswers).header('x-request-id', request.id)
    done()
  })
  allowLongAnswers(server)
  watchForwardedHeaders(server, portal)
  allowOrigins(server, portal.settings.allowedOrigins)
  // CALL-11: an address that nobody answers is not found, whatever its body.
  server.addHook('onRequest', (request, _, done) => done(request.is404 ? new Refused('not_found') : undefined))
  const requests = requestLog(server, portal.log)
  server.setErrorHandler((fault: Error, request, reply) => void reply.send(thrown(fault, request, reply)))
  server.setNotFoundHandler(() => {
    throw new Refused('not_found')
  })
  await answerCalls(server, { portal, handlers, requests })
  serveHealth(server, portal, isReady)
  serveContract(server, handlers, portal)
  serveImages(server, portal, options.icons)
  branded?.servePictures(server)
  branded?.web?.serve(server, headers.ofPages)
  if (web) await serveWeb(server, web, headers.ofPages)
  return server
}

interface Branded {
  readonly web: BrandedWeb | undefined
  servePictures(server: FastifyInstance): void
}

/** Nothing of it is loaded where the portal has its own face. */
async function openBranded({ portal: { brand }, web }: HttpOptions): Promise<Branded | undefined> {
  if (brand === undefined) return undefined
  const { brandedWeb, servePictures } = await import('./serve-brand.ts')
  return { web: web && brandedWeb(web, brand), servePictures: (server) => servePictures(server, brand) }
}

function watchForwardedHeaders(server: FastifyInstance, portal: PortalHost): void {
  const keep = (peer: string) => portal.background.start(() => keepSeenProxy(portal, peer))
  const forwarded = forwardedHeaders(portal.settings.trustedProxies, { ...portal, keep })
  portal.warnings.watch(forwarded.warning)
  server.addHook('onRequest', (request, _, done) => {
    forwarded.note(request.socket.remoteAddress, request.headers)
    done()
  })
}

type Answering = { portal: PortalHost; handlers: readonly Handler[]; requests: RequestLog }

async function answerCalls(server: FastifyInstance, { handlers, ...surroundings }: Answering): Promise<void> {
  const { portal } = surroundings
  const turns: CommandTurns = new Map()
  const unchanged: UnchangedAnswers = new Map()
  const paces = callPaces(portal.clock, portal.settings.rateLimits)
  const isOwnXsrf = rememberedXsrf(portal.keys)
  const addressOf = clientAddress(portal.settings.trustedProxies)
  const route = (on: FastifyInstance, answer: Handler) =>
    on.route({
      method: answer.call.method,
      url: answer.call.path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      ...(answer.call.most !== undefined && { bodyLimit: answer.call.most }),
      handler: answerRoute(answer, { ...surroundings, paces, turns, unchanged, isOwnXsrf, addressOf }),
    })
  const [taking, others] = partition(handlers, ({ call }) => call.file === 'taken')
  for (const answer of others) route(server, answer)
  await server.register((files, _, done) => {
    leaveBodiesUnread(files)
    for (const answer of taking) route(files, answer)
    done()
  })
}

function serveContract(server: FastifyInstance, handlers: readonly Handler[], portal: PortalHost): void {
  const calls = handlers.map(({ call }) => call)
  let document: string | undefined
  server.get('/api/openapi.json', { exposeHeadRoute: false }, async (request, reply) => {
    // Made when somebody asks: few do, and it is a good part of the time that the portal needs to start.
    document ??= JSON.stringify(
      openApiDocument(calls, { serverUrl: portal.publicUrl(), title: portal.brand?.names.en }),
    )
    reply.type('application/json; charset=utf-8')
    return compressedJson(request, reply, document)
  })
}

function partition<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))]
}

/** Milliseconds that a line may stay silent. */
const connectionTimeout = 40_000

/** Whoever has sent everything is silent for as long as the answer takes: a large import may take minutes. */
function allowLongAnswers(server: FastifyInstance): void {
  // Kept beside: a request whose body is given up half read has no line any more, and is answered on it all the same.
  const lines = new WeakMap<FastifyRequest, Socket>()
  server.addHook('preHandler', (request, _, done) => {
    if (request.method === 'POST') lines.set(request, request.socket.setTimeout(0))
    done()
  })
  server.addHook('onSend', (...[request, , , done]) => {
    lines.get(request)?.setTimeout(connectionTimeout)
    done()
  })
}

type Thrown = (fault: Error, request: FastifyRequest, reply: FastifyReply) => void

/** The listening part with its limits on slow and half-open connections (R70). */
function openServer(onUnreadable: Thrown): FastifyInstance {
  const server = Fastify({
    logger: false,
    bodyLimit,
    // Node looks for lines that are over their time only so often, by itself each half minute.
    http: { connectionsCheckingInterval: 1000 },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: 30_000,
    connectionTimeout,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (fault, request, reply) => onUnreadable(fault, request as FastifyRequest, reply as FastifyReply),
  })
  server.server.headersTimeout = 10_000
  server.server.on('clientError', (_, socket) => socket.destroy())
  return server
}

/** R47: an answer under way when the portal stops ends its line, and a line that falls idle meanwhile is not waited for. */
function endLinesOnClose(server: FastifyInstance): void {
  let closing: ReturnType<typeof setInterval> | undefined
  server.addHook('preClose', (done) => {
    closing = setInterval(() => server.server.closeIdleConnections(), 100)
    done()
  })
  // With a callback: a promise for each answer would cost a small read some hundredths of its time.
  server.addHook('onSend', (...[, reply, , done]) => {
    if (closing !== undefined) reply.header('connection', 'close')
    done()
  })
  server.addHook('onClose', (_, done) => {
    clearInterval(closing)
    done()
  })
}

/** The contract is what parses here; Fastify's own compilers, which it would load at the start, have nothing to do. */
function noSchemas(): never {
  throw new Error('No route has a schema of its own')
}

/** `/healthz` says that the process lives, `/readyz` that it may be sent work; neither tells anything else (R89, OPS-12). */
function serveHealth(server: FastifyInstance, portal: PortalHost, isReady: () => boolean): void {
  server.get('/healthz', { exposeHeadRoute: false }, async () => ({ ok: true }))
  server.get('/readyz', { exposeHeadRoute: false }, async (_, reply) => {
    const isUp = isReady() && (await databaseAnswers(portal))
    return reply.code(isUp ? 200 : 503).send({ ok: isUp })
  })
}

/** Whoever asks has little patience, and a database that hangs is none to send work to (R82). */
const readyWithin = 2000

async function databaseAnswers({ database }: PortalHost): Promise<boolean> {
  const query = database.reading.selectFrom('site_setting').select('key').limit(1)
  const asked = Promise.all([query.execute(), database.check()]).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, setTimeout(readyWithin, false, { ref: false })])
}
