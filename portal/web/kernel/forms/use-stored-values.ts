/** The values that stand in a form, and those that the server has. */
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { sameValues } from './form-values.ts'

export interface StoredValues<Values> {
  readonly form: Pick<UseFormReturn<FieldValues>, 'register' | 'reset' | 'setValue' | 'getValues'>
  readonly values: Values
  readonly stored: Values
  /** They are what is stored, and stand in the form. */
  readonly adopt: (values: Values) => void
}

/** Newer `given` ones are taken over as long as nothing has been changed in the form. */
export function useStoredValues<Values extends object>(given: Values): StoredValues<Values> {
  const form = useForm<FieldValues>({ defaultValues: given })
  const [stored, setStored] = useState(given)
  const seen = useRef(given)
  const values = form.watch() as Values
  const adopt = (to: Values) => {
    setStored(to)
    form.reset(to)
  }
  useEffect(() => {
    if (sameValues(seen.current, given)) return
    seen.current = given
    if (sameValues(stored, values)) adopt(given)
  })
  return { form, values, stored, adopt }
}
