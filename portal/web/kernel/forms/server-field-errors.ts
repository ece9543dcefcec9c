/** What the server has said of a field's value, refused or free. It holds for that value only, not for the next keystroke. */
import { emailKey } from '../../../contract/fields/email.ts'
import { usernameKey } from '../../../contract/fields/username.ts'
import type { FieldFault } from './field-faults.ts'

/** `free` is no error, but is said of a value in the same way: it shows the mark (REG-17, REG-24). */
export interface ServerFieldError {
  readonly field: string
  readonly value: string
  readonly says: FieldFault | 'free'
}
export type ServerFieldErrors = readonly ServerFieldError[]

/** What was said of the value that the field holds now. */
export function serverSays(
  field: string,
  value: string,
  errors: ServerFieldErrors,
): ServerFieldError['says'] | undefined {
  return errors.find((error) => error.field === field && same(error, value))?.says
}

/** The newest on a field replaces the older ones. */
export function withServerFieldErrors(errors: ServerFieldErrors, newer: ServerFieldErrors): ServerFieldErrors {
  return [...newer, ...errors.filter(({ field }) => newer.every((error) => error.field !== field))]
}

/** The form's own faults first; where it finds none, what the server has refused of the values it holds. */
export function faultsAndRefusals<Field extends string, Fault>(
  faults: Partial<Record<Field, Fault>>,
  values: Readonly<Partial<Record<Field, unknown>>>,
  errors: ServerFieldErrors,
): Partial<Record<Field, Fault | FieldFault>> {
  const all: Partial<Record<Field, Fault | FieldFault>> = { ...faults }
  for (const { field, value, says } of errors) {
    const refused = says !== 'free' && isNamed(field, values) && same({ field, value }, String(values[field]))
    if (refused) all[field] ??= says
  }
  return all
}

function isNamed<Field extends string>(name: string, values: Readonly<Partial<Record<Field, unknown>>>): name is Field {
  return Object.hasOwn(values, name)
}

function same({ field, value }: Pick<ServerFieldError, 'field' | 'value'>, other: string): boolean {
  if (field === 'username') return usernameKey(value) === usernameKey(other)
  return field === 'email' ? emailKey(value) === emailKey(other) : value === other
}
