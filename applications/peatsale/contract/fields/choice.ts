import * as z from 'zod/mini'
import { Uuid } from './ids.ts'

/** The id of a row, or empty where none is chosen. */
export const UuidOrNone = z.union([z.literal(''), Uuid])
