/** What the server has said of a field's value, refused or free. It holds for that value only, not for the next keystroke. */
import { emailKey } from '../../contract/fields/email.ts'
import { usernameKey } from '../../contract/fields/username.ts'
import type { FieldFault } from './registration-faults.ts'

/** `free` is a verdict too: it shows the mark (REG-17, REG-24). */
export interface Verdict {
  readonly field: string
  readonly value: string
  readonly says: FieldFault | 'free'
}
export type Verdicts = readonly Verdict[]

/** The verdict on what the field holds now. */
export function verdictOn(field: string, value: string, verdicts: Verdicts): Verdict['says'] | undefined {
  return verdicts.find((verdict) => verdict.field === field && same(verdict, value))?.says
}

/** The newest verdict on a field replaces the older ones. */
export function withVerdicts(verdicts: Verdicts, newer: Verdicts): Verdicts {
  return [...newer, ...verdicts.filter(({ field }) => newer.every((verdict) => verdict.field !== field))]
}

/** The form's own faults first; where it finds none, what the server has refused of the values it holds. */
export function faultsAndRefusals<Field extends string, Fault>(
  faults: Partial<Record<Field, Fault>>,
  values: Readonly<Partial<Record<Field, unknown>>>,
  verdicts: Verdicts,
): Partial<Record<Field, Fault | FieldFault>> {
  const all: Partial<Record<Field, Fault | FieldFault>> = { ...faults }
  for (const { field, value, says } of verdicts) {
    const refused = says !== 'free' && isNamed(field, values) && same({ field, value }, String(values[field]))
    if (refused) all[field] ??= says
  }
  return all
}

function isNamed<Field extends string>(name: string, values: Readonly<Partial<Record<Field, unknown>>>): name is Field {
  return Object.hasOwn(values, name)
}

function same({ field, value }: Pick<Verdict, 'field' | 'value'>, other: string): boolean {
  if (field === 'username') return usernameKey(value) === usernameKey(other)
  return field === 'email' ? emailKey(value) === emailKey(other) : value === other
}
