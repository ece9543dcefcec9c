/** A form that sends a call: its rules are the call's, its sending is `useSend`'s. */
import { flushSync } from 'react-dom'
import type { FieldValues, PathValue, UseFormRegisterReturn } from 'react-hook-form'
import type { AskOf, Call } from '../../../contract/call.ts'
import { useSend } from '../requests/use-send.ts'
import type { CallForm, CallFormGiven } from './call-form.ts'
import type { FormValues } from './form-values.ts'
import type { ValueStore } from './use-form.ts'
import { useForm } from './use-form.ts'
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
  const sending = useSend(call, {
    ...given,
    onDone: (answer) => {
      // Nothing is unsaved any more: who goes on from here is not asked.
      flushSync(() => adopt(form.getValues() as Values))
      given.onDone?.(answer)
    },
  })
  const store: ValueStore<Values, UseFormRegisterReturn> = {
    ...{ values, stored, adopt, register: form.register },
    replace: (to) => form.reset(to),
    set: (name, value) => form.setValue(name, value as PathValue<FieldValues, string>),
  }
  return useForm({ rules: call, given, store, sending })
}
