import type { FastifyInstance } from 'fastify'
import { isWellFormed } from '../../../contract/own.ts'
import { Refused } from '../refusals/refuse.ts'

/** Strict JSON only: at most 64 KiB, 20 levels deep, 200 fields in an object (R52). */
export const bodyLimit = 64 * 1024
const deepest = 20
const mostFields = 200

const decoder = new TextDecoder('utf-8', { fatal: true })

export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, async (_: unknown, body: Buffer) =>
    parseJson(body),
  )
}

/** @throws Refused with 400 for what is not JSON at all, 422 for JSON beyond the limits. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {}
  const parsed = readJson(body)
  if (!parsed) throw new Refused('invalid_input', { status: 400 })
  if (!isWithinLimits(parsed.value, 0)) throw new Refused('invalid_input')
  return parsed.value
}

/** Undefined for bytes that are no UTF-8 or no JSON. */
function readJson(body: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(decoder.decode(body)) }
  } catch {
    return undefined
  }
}

/** False for NUL and lone surrogates anywhere in it: not every database can hold them, and nobody means them. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormed(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isWellFormed(name) && isStorable(member))
}

function isWithinLimits(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  const members = Object.values(value)
  if (!Array.isArray(value) && members.length > mostFields) return false
  return members.every((member) => isWithinLimits(member, depth + 1))
}
