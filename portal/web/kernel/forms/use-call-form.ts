/** A form that sends a call: its rules are the call's, its faults are said at the fields, its sending is `useSend`'s. */
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, PathValue } from 'react-hook-form'
import type { AskOf, Call } from '../../../contract/call.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import { useSend } from '../requests/use-send.ts'
import { useLeaveWarning } from '../routing/leaving.ts'
import { useRefusalText, useTexts } from '../texts/index.ts'
import { earlyEnter, focusField } from '../ui/index.ts'
import type { CallForm, CallFormGiven, FieldFrameProps } from './call-form.ts'
import type { Faults, FormFault, RefusedField } from './form-faults.ts'
import { formFaults, isRequired, refusedFields } from './form-faults.ts'
import type { FieldName, FieldValue, FormValues } from './form-values.ts'
import { sameValues } from './form-values.ts'
import { valueAt } from './schema-faults.ts'
import { useTouchedFields } from './touched-fields.ts'
import { unreadableField } from './unreadable-field.ts'
import { useStoredValues } from './use-stored-values.ts'

/** The fields of the form are those of the call's input. */
export function useCallForm<C extends Call>(call: C, given: CallFormGiven<C, FormValues<C>>): CallForm<FormValues<C>> {
  return useDraftForm(call, { ...given, inputOf: (values) => values as unknown as AskOf<C> })
}

type DraftGiven<C extends Call, Values> = CallFormGiven<C, Values> & {
  /** What is sent of what stands in the form. */
  readonly inputOf: (values: Values) => AskOf<C>
}

/** For a form with fields that are sent otherwise, or not at all, as a repeated password. */
export function useDraftForm<C extends Call, Values extends object>(
  call: C,
  given: DraftGiven<C, Values>,
): CallForm<Values> {
  const { form, values, stored, adopt } = useStoredValues(given.values)
  const sending = useSending(call, given, () => adopt(form.getValues() as Values))
  const faults = useFaults(call, given, { values, refused: sending.refused })
  const fields = useFields(call, given, faults)
  const isChanged = !sameValues(stored, values)
  useLeaveWarning(isChanged && given.warnsOfLeaving !== false)

  async function submit(instead?: Values): Promise<void> {
    if (sending.isBusy) return
    if (instead !== undefined) form.reset(instead)
    else if (fields.first !== undefined) return fields.goTo([fields.first])
    fields.goTo(await sending.send(instead ?? values))
  }
  const set: CallForm<Values>['set'] = (name, value) => form.setValue(name, value as PathValue<FieldValues, string>)
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
    field: (name) => ({ ...form.register(name), ...fields.frame(name) }),
    choice: (name) => {
      const { label: legend, ...frame } = fields.frame(name)
      return { ...form.register(name), ...frame, legend }
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
      adopt(to)
    },
  }
}

/** `send` gives the fields that were refused. */
function useSending<C extends Call, Values extends object>(call: C, given: DraftGiven<C, Values>, keep: () => void) {
  const [sent, setSent] = useState<Values>()
  const { send, ...sending } = useSend(call, {
    ...given,
    onDone: (answer) => {
      // Nothing is unsaved any more: who goes on from here is not asked.
      flushSync(keep)
      given.onDone?.(answer)
    },
  })
  return {
    ...sending,
    refused: refusedIn(sending.failure, sent, given),
    send: async (values: Values): Promise<readonly string[]> => {
      setSent(values)
      const answer = await send(given.inputOf(values))
      return 'answered' in answer ? [] : refusedIn(answer, values, given).map(({ field }) => field)
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

function useFaults<C extends Call, Values>(
  call: C,
  { labels, words, rules, inputOf }: DraftGiven<C, Values>,
  { values, refused }: { readonly values: Values; readonly refused: readonly RefusedField[] },
): ReadonlyMap<string, FormFault> {
  const texts = { common: useTexts('common'), forms: useTexts('forms') }
  const refusalText = useRefusalText()
  const own = rules?.(values) ?? {}
  const rest = { names: Object.keys(labels), words: words ?? {}, texts, refusalText }
  return formFaults({ call, values, input: inputOf(values), own, refused, ...rest })
}

/** What the fields of a form carry, and going to them. */
function useFields(
  call: Call,
  { labels, id }: { readonly labels: Faults; readonly id?: string },
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
    return { id: idOf(name), name, label: labels[name] ?? '', required: isRequired(call, name), error }
  }
  return {
    first,
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
