import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../../contract/own.ts'
import { pathFields } from '../../../contract/own.ts'
import type { Handler, OpenContext, RequestFacts, Write } from '../handlers/handler.ts'
import { unlessNothingChanged } from '../handlers/nothing-changed.ts'
import { SentFile } from '../handlers/sent-file.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { budgetAddress } from '../limits/budgets.ts'
import { Refused } from '../refusals/refuse.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SignedIn } from '../sessions/session.ts'
import { tokenOfHeader } from '../sessions/session.ts'
import { admitted, checkNamedSession, checkStillValid } from './check-access.ts'
import type { ClientAddress } from './client-address.ts'
import { compiledParse } from './compiled-schema.ts'
import { compressedJson, isCompressible } from './compressed-json.ts'
import type { XsrfCheck } from './cookies.ts'
import { holdsXsrf, newXsrfCookies, readDevices, readMarks, readSecondSteps, readXsrf } from './cookies.ts'
import { readFileBody } from './file-body.ts'
import { fileWhileAllowed, hasSameRights } from './file-while-allowed.ts'
import { guardAgainstForgery } from './forgery-guard.ts'
import type { CommandTurns, IdempotentCommand, UnchangedAnswers } from './idempotency.ts'
import { idempotentCommand, keepAnswer, keepUnchanged, once, takeKey } from './idempotency.ts'
import { isStorable } from './json-body.ts'
import type { CallPaces } from './pace.ts'
import type { RequestLog } from './request-log.ts'

export interface RouteSurroundings {
  readonly portal: PortalHost
  readonly paces: CallPaces
  readonly requests: RequestLog
  readonly turns: CommandTurns
  readonly unchanged: UnchangedAnswers
  readonly isOwnXsrf: XsrfCheck
  readonly addressOf: ClientAddress
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<string | Buffer | Readable>

/** The way of every call: session, forgery, system state, right, input, answer, and the answer parsed again. */
export function answerRoute({ call, run }: Handler, surroundings: RouteSurroundings): RouteHandler {
  const { portal, isOwnXsrf, addressOf } = surroundings
  const finished = envelope(call)
  const canBeLarge = isCompressible(call)
  const namesSession = pathFields(call.path).includes('token')
  const handler: RouteHandler = async (request, reply) => {
    const isUse = !call.background && request.headers['x-background'] === undefined
    const { site, session: given } = await callerOf(request, { ...surroundings, isUse })
    const offerCookie = () => offerXsrfCookie({ request, reply, session: given, ...surroundings })
    if (call.method !== 'GET') {
      // What does not fit is refused here; the browser repeats the request once with the one that does (CALL-05).
      if (readXsrf(request.headers.cookie).length > 0) offerCookie()
      guardAgainstForgery(request, {
        isOwnXsrf,
        handle: given?.handle,
        origins: () => ownOrigins(portal),
        anyOwnName: isNameless(portal),
      })
    }
    const session = admitted(call, given, site)
    if (session) surroundings.paces.session.count(session.handle)
    const input = readInput(call, request)
    if (namesSession) checkNamedSession(input, session, tokenOfHeader(request.headers.authorization))
    const file = await readFileBody(call, request)
    const facts = { ...requestFacts(request, reply, { portal, address: addressOf(request.raw) }), file }
    const context: OpenContext = { portal, request: facts, session, actor: session?.account, site }
    const command =
      session && commandOf(call, request, { keys: portal.keys, accountId: session.account.id, now: facts.now })
    const body = await (command ? once(surroundings, command, answering) : answering())
    if (call.method === 'GET') offerCookie()
    reply.code(call.status)
    if (body instanceof SentFile) return sendFile(reply, body, () => checkAgain(request, { portal, call, session }))
    reply.type('application/json; charset=utf-8')
    return canBeLarge ? compressedJson(request, reply, body) : body

    async function answering(): Promise<string | SentFile> {
      let written: string | undefined
      const write: Write = (act) =>
        unlessNothingChanged(
          portal.database.writing(async (transaction) => {
            if (session) await checkStillValid(transaction, session, { call, now: portal.clock.now() })
            if (command) await takeKey(transaction, command)
            const output = await act(transaction)
            written = finished(output)
            if (command) await keepAnswer(transaction, command, written)
            return output
          }),
          (output) => command && keepUnchanged(surroundings.unchanged, command, finished(output)),
        )
      const output = await run(context, input, write)
      if (written !== undefined) {
        portal.outbox.wake()
        portal.live.wake()
      }
      if (output instanceof SentFile) return output
      return written ?? finished(output)
    }
  }
  return (request, reply) => portal.database.withinOneDeadline(() => handler(request, reply))
}

/** Before each piece of a file: the session, the system and the right as they are by then. */
async function checkAgain(
  { headers }: FastifyRequest,
  { portal, call, session }: { portal: PortalHost; call: Call; session: SignedIn | undefined },
): Promise<void> {
  const now = await portal.sessions.find(tokenOfHeader(headers.authorization), { isUse: false })
  admitted(call, now.session, now.site)
  if (session && now.session && !hasSameRights(session.account, now.session.account)) throw new Refused('forbidden')
}

/** Whoever has no session is counted by address, before the database is asked for anything where no token is given (R71). */
async function callerOf(
  request: FastifyRequest,
  { portal, paces, requests, addressOf, isUse }: RouteSurroundings & { isUse: boolean },
): ReturnType<PortalHost['sessions']['find']> {
  const token = tokenOfHeader(request.headers.authorization)
  const countAddress = () => paces.address.count(budgetAddress(addressOf(request.raw)))
  if (token === undefined) countAddress()
  const found = await portal.sessions.find(token, { isUse })
  if (found.session) requests.note(request, found.session.handle)
  else if (token !== undefined) countAddress()
  return found
}

/** The success answer, parsed by its own strict schema: a field too many fails here instead of leaking. */
function envelope(call: Call): (output: object) => string {
  const parse = compiledParse(call.answer)
  return (output) => JSON.stringify(parse({ success: true, value: 'ok', ...output }))
}

function sendFile(
  reply: FastifyReply,
  { type, body, name }: SentFile,
  stillAllowed: () => Promise<void>,
): Buffer | Readable {
  reply.type(type)
  if (name === undefined) {
    // Events, which are checked as they are sent. A proxy that gathers an answer before passing it on would hold them back.
    reply.header('x-accel-buffering', 'no')
    return body
  }
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return body instanceof Readable ? fileWhileAllowed(body, stillAllowed) : body
}

function readInput(call: Call, request: FastifyRequest): Readonly<Record<string, unknown>> {
  const body = call.method === 'GET' || call.file === 'taken' ? {} : (request.body ?? {})
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refused('invalid_input')
  const given = { ...body, ...(request.params as Record<string, string>) }
  const unstorable = Object.entries(given).flatMap(([name, value]) => (isStorable(value) ? [] : [name]))
  if (unstorable.length > 0) throw new Refused('invalid_input', { fields: unstorable })
  const parsed = call.input.safeParse(given)
  if (parsed.success) return parsed.data as Readonly<Record<string, unknown>>
  const fields = parsed.error.issues.map((issue) => issue.path.filter((part) => typeof part === 'string').join('.'))
  throw new Refused('invalid_input', { fields: [...new Set(fields.filter((field) => field !== ''))] })
}

function requestFacts(
  request: FastifyRequest,
  reply: FastifyReply,
  { portal, address }: { portal: PortalHost; address: string },
): Omit<RequestFacts, 'file'> {
  return {
    id: request.id,
    address,
    userAgent: request.headers['user-agent'] ?? '',
    now: portal.clock.now(),
    devices: readDevices(request.headers.cookie),
    deviceMarks: readMarks(request.headers.cookie),
    secondSteps: readSecondSteps(request.headers.cookie),
    origin: originOf(request, portal),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    setXsrf: (handle) => setXsrfCookies({ request, reply, portal, handle }),
  }
}

function commandOf(
  call: Call,
  request: FastifyRequest,
  who: { keys: KeyRing; accountId: string; now: Date },
): IdempotentCommand | undefined {
  // A file is made again each time. What the signed-out may ask is repeatable by itself, and signing in answers a secret.
  if (call.method === 'GET' || call.access === 'public' || call.file !== 'none') return undefined
  // The id of the event that it brings is the key, for ever: the application keeps it with the event.
  if (call.repeats === 'by-event' || call.repeats === 'never') return undefined
  return idempotentCommand(request.headers['idempotency-key'], { ...who, route: call.path, body: request.body })
}

/** A demo without `PUBLIC_URL` is its own under whatever name it was asked by. */
function isNameless({ settings }: PortalHost): boolean {
  return settings.mode === 'demo' && settings.publicUrl === undefined
}

function originOf({ headers }: FastifyRequest, portal: PortalHost): string {
  const asked = `http://${headers.host ?? ''}`
  return new URL(isNameless(portal) && URL.canParse(asked) ? asked : portal.publicUrl()).origin
}

function ownOrigins(portal: PortalHost): readonly string[] {
  return [new URL(portal.publicUrl()).origin, ...portal.settings.allowedOrigins]
}

/** The page gets its cookie with the first data it reads; signing in sets its own, bound to the new session. */
function offerXsrfCookie(at: {
  request: FastifyRequest
  reply: FastifyReply
  portal: PortalHost
  session: SignedIn | undefined
  isOwnXsrf: XsrfCheck
}): void {
  const handle = at.session?.handle
  if (!holdsXsrf(at.request.headers.cookie, at.isOwnXsrf, handle)) setXsrfCookies({ ...at, handle })
}

function setXsrfCookies(at: {
  request: FastifyRequest
  reply: FastifyReply
  portal: PortalHost
  handle: string | undefined
}): void {
  const isHttps = at.portal.publicUrl().startsWith('https:')
  const cookies = newXsrfCookies(at.portal.keys, at.handle, { isHttps, header: at.request.headers.cookie })
  for (const cookie of cookies) at.reply.header('set-cookie', cookie)
}
