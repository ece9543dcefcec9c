/** What is wrong with the fields of a form, in words: by the call's rules, by the form's own, and by what the server refused. */
import type { Call } from '../../../contract/call.ts'
import type { Refused } from '../requests/ask.ts'
import type { Texts } from '../texts/index.ts'
import { sameValues } from './form-values.ts'
import type { SchemaFault } from './schema-faults.ts'
import { isEmpty, schemaFaults, valueAt } from './schema-faults.ts'

export type Faults<Name extends string = string> = Readonly<Partial<Record<Name, string | undefined>>>

/** A field's own sentence in place of the general one, for all that may be wrong or for some of it. */
export type FaultWords = string | Readonly<Partial<Record<SchemaFault['is'], string>>>

/** The refusal holds for the value that was sent, not for the next keystroke. */
export interface RefusedField {
  readonly field: string
  readonly value: unknown
  readonly answer: Refused<string>
}

export interface FaultsGiven {
  readonly call: Pick<Call, 'input'>
  /** Names of the fields, in the order of the form. */
  readonly names: readonly string[]
  readonly values: unknown
  /** What would be sent. */
  readonly input: unknown
  readonly own: Faults
  readonly refused: readonly RefusedField[]
  /** Beside those that the schema requires. */
  readonly required?: readonly string[]
  readonly messages: Readonly<Partial<Record<string, FaultWords>>>
  readonly texts: { readonly forms: Texts['forms']; readonly common: Texts['common'] }
  readonly refusalText: (answer: Refused<string>) => string
}

/** `isFinal`: typing on does not mend it, so it is said at once. `isRefused`: the server alone found it. */
export interface FormFault {
  readonly text: string
  readonly isFinal: boolean
  readonly isRefused: boolean
}

/** In the order of the form. A fault at a path below a field counts as the field's. */
export function formFaults(given: FaultsGiven): ReadonlyMap<string, FormFault> {
  const bySchema = schemaFaults(given.call, given.input)
  const faults = new Map<string, FormFault>()
  for (const name of given.names) {
    const path = [...bySchema.keys()].find((each) => each === name || each.startsWith(`${name}.`))
    const isMissing = given.required?.includes(name) && isEmpty(valueAt(given.values, name))
    const fault = isMissing ? { is: 'missing' as const } : path === undefined ? undefined : bySchema.get(path)
    const known = given.own[name] ?? (fault && sentence(name, fault, given))
    const text = known ?? refusedText(name, given)
    if (text !== undefined)
      faults.set(name, { text, isFinal: fault?.is === 'too-long', isRefused: known === undefined })
  }
  return faults
}

/** Whether the schema wants something in the field: then its label has the star. */
export function isRequired(call: Pick<Call, 'input'>, name: string): boolean {
  const schema = schemaAt(call, name)
  return schema !== undefined && !['', undefined, null, false, []].some((empty) => schema.safeParse(empty).success)
}

/** The fields of the form that a refusal names; `at` gives the field of a code that the server names no field with. */
export function refusedFields(
  answer: Refused<string>,
  names: readonly string[],
  at: Readonly<Partial<Record<string, string>>>,
): readonly string[] {
  const own = Object.hasOwn(at, answer.refused) ? at[answer.refused] : undefined
  const named = answer.fields ?? (own === undefined ? [] : [own])
  // The server leaves out the places in lists: `lines.amount` for `lines.0.amount`.
  return names.filter((name) => named.some((each) => each === name || each === name.replace(/\.\d+(?=\.|$)/g, '')))
}

function sentence(name: string, fault: SchemaFault, { messages, texts: { forms, common } }: FaultsGiven): string {
  const own = messages[name]
  const said = typeof own === 'object' ? own[fault.is] : own
  if (said !== undefined) return said
  switch (fault.is) {
    case 'missing':
      return forms.fieldmissing
    case 'too-long':
      return common.fieldtoolongtext({ count: fault.most })
    case 'too-short':
      return forms.fieldtooshort({ count: fault.least })
    case 'too-small':
      return forms.valuetoosmall
    case 'too-big':
      return forms.valuetoobig
    case 'malformed':
      return forms.fieldmalformed
  }
}

function refusedText(name: string, given: FaultsGiven): string | undefined {
  const now = valueAt(given.values, name)
  const refusal = given.refused.find(({ field, value }) => field === name && sameValues(value, now))
  if (refusal === undefined) return undefined
  if (refusal.answer.refused !== 'invalid_input') return given.refusalText(refusal.answer)
  return sentence(name, { is: isEmpty(now) ? 'missing' : 'malformed' }, given)
}

/** Of the field at a path. */
export function schemaAt(call: Pick<Call, 'input'>, name: string): Call['input'] | undefined {
  let schema: unknown = call.input
  for (const part of name.split('.')) schema = partOf(schema, part)
  return isSchema(schema) ? schema : undefined
}

function isSchema(schema: unknown): schema is Call['input'] {
  return typeof schema === 'object' && schema !== null && 'safeParse' in schema
}

function partOf(schema: unknown, part: string): unknown {
  const found = valueAt(schema, `_zod.def.shape.${part}`) ?? valueAt(schema, '_zod.def.element')
  const within = valueAt(schema, '_zod.def.innerType') ?? valueAt(schema, '_zod.def.in')
  return found ?? (within === undefined ? undefined : partOf(within, part))
}
