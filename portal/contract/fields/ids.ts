import * as z from 'zod/mini'
import { line } from './line.ts'

/** The browser makes the id of a new record. Lower case only, so that each id has one spelling. */
export const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

/** The id of a person or a transport company, given by the portal. */
export const PortalId = line(100, 1)

/** The id of a row, or empty where none is chosen. */
export const UuidOrNone = z.union([z.literal(''), Uuid])
