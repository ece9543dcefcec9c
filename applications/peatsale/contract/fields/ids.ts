import * as z from 'zod/mini'
import { line } from './line.ts'

/** Made by the browser for what is new; lower case, so that nothing ever has two names. */
export const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

/** The id of a person or a transport company: the portal gives those. */
export const PortalId = line(100, 1)
