/** A form whose sending is its own, as that of a command: the rules are a schema's. It takes no library to a phone. */
import { useState } from 'react'
import type { Call } from '../../../contract/call.ts'
import type { CallForm, FormGiven } from './call-form.ts'
import { schemaAt } from './form-faults.ts'
import type { FieldName } from './form-values.ts'
import { isEmpty, valueAt } from './schema-faults.ts'
import type { FormSending, ValueStore } from './use-form.ts'
import { useForm } from './use-form.ts'

/** Of a controlled field. */
export interface HeldField {
  readonly value: string
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

export interface SchemaForm<Values> extends CallForm<Values, HeldField> {
  /** Several values at once. */
  readonly change: (changed: Partial<Values>) => void
}

export interface SchemaFormGiven<Values, Input> extends FormGiven<Values> {
  /** What the rules look at and `sending` is given; unless given all values, without what is empty and may be left out. */
  readonly inputOf?: ((values: Values) => Input) | undefined
}

export function useSchemaForm<Values extends object, Input>(
  schema: Call['input'],
  given: SchemaFormGiven<Values, Input>,
  sending: FormSending<Input>,
): SchemaForm<Values> {
  const [values, setValues] = useState(given.values)
  const [stored, setStored] = useState(given.values)
  const put = (name: string, value: unknown) => setValues((before) => withValue(before, name, value))
  const store: ValueStore<Values, HeldField> = {
    ...{ values, stored, replace: setValues, set: put },
    adopt: (to) => {
      setStored(to)
      setValues(to)
    },
    register: (name: FieldName<Values>) => ({
      value: String(valueAt(values, name) ?? ''),
      onChange: ({ target }) => put(name, target.value),
    }),
  }
  const rules = { input: schema }
  const { inputOf = (all: Values) => withoutEmpty(rules, all) as Input } = given
  const form = useForm({ rules, given: { ...given, inputOf }, store, sending })
  return { ...form, change: (changed) => setValues((before) => ({ ...before, ...changed })) }
}

/** What is empty and may be left out is not sent: to the schema an empty text is one that was given. */
function withoutEmpty<Values extends object>(call: Pick<Call, 'input'>, values: Values): Partial<Values> {
  const isLeftOut = (name: string) => schemaAt(call, name)?.safeParse(undefined).success === true
  const kept = Object.entries(values).filter(([name, value]) => !(isEmpty(value) && isLeftOut(name)))
  return Object.fromEntries(kept) as Partial<Values>
}

/** @param name as `driver` or `lines.0.amount`. */
function withValue<Values>(values: Values, name: string, value: unknown): Values {
  const [part = '', ...rest] = name.split('.')
  const held = (typeof values === 'object' && values !== null ? values : {}) as Readonly<Record<string, unknown>>
  const inside = rest.length === 0 ? value : withValue(held[part], rest.join('.'), value)
  const changed = Array.isArray(values) ? values.with(Number(part), inside) : { ...held, [part]: inside }
  return changed as Values
}
