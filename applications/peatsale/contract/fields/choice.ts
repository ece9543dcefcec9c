import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** The id of a row, or empty where none is chosen. */
export const UuidOrNone = z.union([z.literal(''), Uuid])
