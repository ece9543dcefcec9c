/** A form over a schema: its faults are said at the fields, what was refused at the field that it names. */
import { useId, useState } from 'react'
import type { Call } from '../../../contract/call.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import { useLeaveWarning } from '../routing/leaving.ts'
import { useRefusalText, useTexts } from '../texts/index.ts'
import { earlyEnter, focusField } from '../ui/index.ts'
import type { CallForm, FieldFrameProps, FormGiven } from './call-form.ts'
import type { Faults, FormFault, RefusedField } from './form-faults.ts'
import { formFaults, isRequired, refusedFields } from './form-faults.ts'
import type { FieldName, FieldValue } from './form-values.ts'
import { sameValues } from './form-values.ts'
import { valueAt } from './schema-faults.ts'
import { useTouchedFields } from './touched-fields.ts'
import { unreadableField } from './unreadable-field.ts'

/** Where the values of a form are kept. `Registered`: what a field of text or choice needs beside its frame. */
export interface ValueStore<Values, Registered> {
  readonly values: Values
  readonly stored: Values
  /** They have been stored, and the form shows them. */
  readonly adopt: (values: Values) => void
  /** The form shows them; they are not stored yet. */
  readonly replace: (values: Values) => void
  readonly set: CallForm<Values>['set']
  readonly register: (name: FieldName<Values>) => Registered
}

/** How the form is sent. An answer of `undefined`: it was not sent, and the form stays as it is. */
export interface FormSending<Input> {
  readonly send: (input: Input) => Promise<{ readonly answered: unknown } | Refused<string> | Failed | undefined>
  readonly isBusy: boolean
  readonly failure: Refused<string> | Failed | undefined
  readonly forget: () => void
}

export interface FormWork<Values, Input, Registered> {
  /** The rules of what is sent. */
  readonly rules: Pick<Call, 'input'>
  readonly given: FormGiven<Values> & { readonly inputOf: (values: Values) => Input }
  readonly store: ValueStore<Values, Registered>
  readonly sending: FormSending<Input>
}

export function useForm<Values extends object, Input, Registered>(
  work: FormWork<Values, Input, Registered>,
): CallForm<Values, Registered> {
  const { rules, given, store } = work
  const { values, stored, set } = store
  const sending = useRefusedFields(work)
  const faults = useFaults(work, sending.refused)
  const fields = useFields(rules, given, faults)
  const isChanged = !sameValues(stored, values)
  useLeaveWarning(isChanged && given.warnsOfLeaving !== false)

  async function submit(instead?: Values): Promise<void> {
    if (sending.isBusy) return
    if (instead !== undefined) store.replace(instead)
    else {
      const hindering = [...faults].filter(([, { isRefused }]) => !(isRefused && given.mayRetry))
      const [first] = hindering
      if (first) return fields.goTo(given.mayRetry ? hindering.map(([name]) => name) : [first[0]])
    }
    fields.goTo(await sending.send(instead ?? values))
  }
  return {
    props: {
      ...fields.props,
      onSubmit: (event) => {
        event.preventDefault()
        const unreadable = unreadableField(event.currentTarget)?.name
        if (unreadable === undefined) void submit()
        else fields.goTo([unreadable])
      },
    },
    field: (name) => ({ ...store.register(name), ...fields.frame(name) }),
    choice: (name) => {
      const { label: legend, ...frame } = fields.frame(name)
      return { ...store.register(name), ...frame, legend }
    },
    control: <Name extends FieldName<Values>>(name: Name) => ({
      ...fields.frame(name),
      value: valueAt(values, name) as FieldValue<Values, Name>,
      onChange: (value: FieldValue<Values, Name>) => set(name, value),
    }),
    values,
    stored,
    set,
    faults: Object.fromEntries([...faults].map(([name, { text }]) => [name, text])) as Faults<FieldName<Values>>,
    missing: fields.missing,
    isChanged,
    canSend: faults.size === 0 && !sending.isBusy,
    isBusy: sending.isBusy,
    failure: sending.refused.length > 0 ? undefined : sending.failure,
    forgetFailure: sending.forget,
    submit: (instead) => void submit(instead),
    reset: (to = given.values) => {
      sending.forget()
      store.adopt(to)
    },
  }
}

/** `send` gives the fields that were refused. */
function useRefusedFields<Values extends object, Input>({
  given,
  sending,
}: Pick<FormWork<Values, Input, unknown>, 'given' | 'sending'>) {
  const [sent, setSent] = useState<Values>()
  return {
    isBusy: sending.isBusy,
    failure: sending.failure,
    forget: sending.forget,
    refused: refusedIn(sending.failure, sent, given),
    send: async (values: Values): Promise<readonly string[]> => {
      setSent(values)
      const answer = await sending.send(given.inputOf(values))
      return answer === undefined || 'answered' in answer
        ? []
        : refusedIn(answer, values, given).map(({ field }) => field)
    },
  }
}

type FieldsGiven = { readonly labels: Faults; readonly refusedAt?: Readonly<Partial<Record<string, string>>> }

/** The fields that the refusal is about, with the value of each that was sent. */
function refusedIn(
  failure: Refused<string> | Failed | undefined,
  sent: unknown,
  { labels, refusedAt = {} }: FieldsGiven,
): readonly RefusedField[] {
  if (failure === undefined || 'failed' in failure) return []
  const fields = refusedFields(failure, Object.keys(labels), refusedAt)
  return fields.map((field) => ({ field, value: valueAt(sent, field), answer: failure }))
}

function useFaults<Values extends object, Input>(
  { rules: call, given, store: { values } }: FormWork<Values, Input, unknown>,
  refused: readonly RefusedField[],
): ReadonlyMap<string, FormFault> {
  const { labels, messages, rules, inputOf, required } = given
  const texts = { common: useTexts('common'), forms: useTexts('forms') }
  const refusalText = useRefusalText()
  const own = rules?.(values) ?? {}
  const rest = { names: Object.keys(labels), messages: messages ?? {}, texts, refusalText }
  return formFaults({ call, values, input: inputOf(values), own, refused, ...(required && { required }), ...rest })
}

/** What the fields of a form carry, and going to them. */
function useFields(
  call: Pick<Call, 'input'>,
  {
    labels,
    id,
    required = [],
  }: { readonly labels: Faults; readonly id?: string; readonly required?: readonly string[] },
  faults: ReadonlyMap<string, FormFault>,
) {
  const unique = useId()
  const prefix = id ?? unique
  const left = useTouchedFields()
  const [first] = faults.keys()
  const idOf = (name: string) => `${prefix}-${name}`

  /** To the first of them; the others count as left, too. */
  function goTo(names: readonly string[]): void {
    const [name] = names
    if (name === undefined) return
    left.leave(names)
    focusField(idOf(name))
  }

  function frame(name: string): FieldFrameProps {
    const fault = faults.get(name)
    const isSaid = left.names.has(name) || fault?.isFinal
    const error = isSaid ? fault?.text : undefined
    const isStarred = required.includes(name) || isRequired(call, name)
    return { id: idOf(name), name, label: labels[name] ?? '', required: isStarred, error }
  }
  return {
    goTo,
    frame,
    missing: [...faults.keys()].map((name) => ({ id: idOf(name), label: labels[name] ?? '' })),
    props: {
      onInput: left.onInput,
      onBlur: left.onBlur,
      onKeyDown: earlyEnter(() => goTo(first === undefined ? [] : [first])),
    },
  }
}
