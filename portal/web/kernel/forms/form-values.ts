/** The values of a form: their names, and whether two states of them are the same. */
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { AskOf, Call } from '../../../contract/call.ts'

/** What a call is asked, where anything may still be missing. */
export type FormValues<C extends Call> = { [Name in keyof AskOf<C>]: AskOf<C>[Name] | undefined }

/** As `driver` or `lines.0.amount`. */
export type FieldName<Values> = Values extends FieldValues ? FieldPath<Values> : never

export type FieldValue<Values, Name> = Values extends FieldValues
  ? Name extends FieldPath<Values>
    ? FieldPathValue<Values, Name>
    : never
  : never

/** The server trims, so a difference in that is none; nor is there one between ways of being empty. */
export function sameValues(one: unknown, other: unknown): boolean {
  return asSent(one) === asSent(other)
}

/** Without what is empty, and in an order that does not depend on who filled what first. */
function asSent(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => {
    if (typeof value === 'string') return value.normalize('NFC').trim() || undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
