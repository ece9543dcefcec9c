/** What a call's input schema finds wrong with the values of a form, field by field. */
import type * as z from 'zod/mini'
import type { Call } from '../../../contract/call.ts'

/** `most` and `least` count characters. */
export type SchemaFault =
  | { readonly is: 'missing' | 'too-small' | 'too-big' | 'malformed' }
  | { readonly is: 'too-long'; readonly most: number }
  | { readonly is: 'too-short'; readonly least: number }

/** By the path of the field, as `lines.0.amount`; the first fault of each. */
export function schemaFaults({ input }: Pick<Call, 'input'>, values: unknown): ReadonlyMap<string, SchemaFault> {
  const parsed = input.safeParse(values)
  const faults = new Map<string, SchemaFault>()
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.map(String).join('.')
    if (!faults.has(path)) faults.set(path, isEmpty(valueAt(values, path)) ? { is: 'missing' } : faultOf(issue))
  }
  return faults
}

export function valueAt(values: unknown, path: string): unknown {
  let value = values
  for (const part of path.split('.')) {
    const holder: object = typeof value === 'object' && value !== null ? value : {}
    value = Object.getOwnPropertyDescriptor(holder, part)?.value
  }
  return value
}

/** A box that has to be ticked and is not, a list without anything in it, a line of spaces, a number that nobody has typed. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Number.isNaN(value)) return true
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
}

function faultOf(issue: z.core.$ZodIssue): SchemaFault {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return { is: 'malformed' }
  const ofText = issue.origin === 'string'
  if (issue.code === 'too_small')
    return ofText ? { is: 'too-short', least: Number(issue.minimum) } : { is: 'too-small' }
  return ofText ? { is: 'too-long', most: Number(issue.maximum) } : { is: 'too-big' }
}
