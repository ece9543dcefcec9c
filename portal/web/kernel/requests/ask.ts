/** Asks the server: the one way from a screen to a call. Never throws; what came back is one of three things. */
import type { AnswerOf, AskOf, Call } from '../../../contract/call.ts'
import { callPath } from '../../../contract/call-path.ts'
import { callTimeout } from '../../../contract/fields/limits.ts'
import { storedSession } from '../sessions/stored-session.ts'
import type { AnswerTo, Failed } from './answer-to.ts'
import { attemptKey, isOutcomeKnown } from './attempts.ts'
import { backend } from './backend.ts'
import { noteConnection } from './connection.ts'
import { earlyResponse } from './early-response.ts'
import { readFault, readRefusal } from './envelope.ts'
import { announceRefusal } from './refusal-announcements.ts'
import { xsrfHeader } from './xsrf.ts'

export type { AnswerTo, Failed, Refused } from './answer-to.ts'

export type AskOptions = {
  /** Milliseconds; CONST-13 unless given. */
  readonly timeout?: number
  /** Ends the wait early; the answer is then a network failure. */
  readonly signal?: AbortSignal
}

export async function ask<C extends Call>(call: C, input: AskOf<C>, options: AskOptions = {}): Promise<AnswerTo<C>> {
  const token = storedSession()?.token
  const body = call.method === 'GET' ? undefined : JSON.stringify(input)
  // The event that such a call brings has an id of its own.
  const key = body === undefined || call.repeats === 'by-event' ? undefined : attemptKey(call.name, body)
  const signal = limited(options)
  const answer = await withFreshCookie(() =>
    received(call, {
      method: call.method,
      headers: headers({ token, key, body: body === undefined ? undefined : 'application/json' }),
      path: callPath(call.path, fieldsOf(input)),
      body,
      signal,
    }),
  )
  isOutcomeKnown(call.name, !('failed' in answer))
  if ('refused' in answer) announceRefusal({ code: answer.refused, token })
  return answer
}

/** What is sent, and where. */
type Sent = {
  method: string
  headers: Record<string, string>
  path: string
  body: string | undefined
  signal: AbortSignal
}

async function received<C extends Call>(call: C, { path, body, ...sent }: Sent): Promise<AnswerTo<C>> {
  try {
    const response = await (earlyResponse(path) ??
      fetch(backend.origin + path, body === undefined ? sent : { ...sent, body }))
    return read(call, response, await response.text())
  } catch (error) {
    // The server may have acted before the connection broke: the outcome is unknown, not refused.
    return brokenOff(error)
  }
}

/** Another answer may change the cookie while a request is on its way: once more with the new one, nothing is done yet (CALL-05). */
export async function withFreshCookie<Answer extends object>(attempt: () => Promise<Answer>): Promise<Answer> {
  const answer = await attempt()
  return 'refused' in answer && answer.refused === 'csrf_mismatch' ? attempt() : answer
}

/** A request that was given up or ran out of time says nothing about the line. */
export function brokenOff(error: unknown): Failed {
  if (!(error instanceof DOMException)) noteConnection(false)
  return { failed: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network' }
}

export function read<C extends Call>(call: C, response: Response, text: string): AnswerTo<C> {
  noteConnection(true)
  const content = parsed(text)
  if (!response.ok) return readRefusal(call, response, content) ?? readFault(content)
  const answer = call.answer.safeParse(content)
  if (answer.success) return { answered: answer.data as AnswerOf<C> }
  return readFault(content)
}

export function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `body` is the content type of what is sent. */
export function headers(given: {
  token: string | undefined
  key?: string | undefined
  body: string | undefined
}): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(given.body !== undefined && { 'Content-Type': given.body, ...xsrfHeader() }),
    ...(given.token !== undefined && { Authorization: `Bearer ${given.token}` }),
    ...(given.key !== undefined && { 'Idempotency-Key': given.key }),
    ...(backend.isUnattended() && { 'X-Background': '1' }),
  }
}

export function limited({ timeout = callTimeout, signal }: AskOptions): AbortSignal {
  const limit = AbortSignal.timeout(timeout)
  return signal === undefined ? limit : AbortSignal.any([limit, signal])
}
