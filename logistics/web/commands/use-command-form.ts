/** The form of a command: its rules are those of the command's data in the contract, a refused field says so itself. */
import type { Call } from '@workspace/portal/contract'
import type { FormSending, SchemaForm, SchemaFormGiven } from '@workspace/portal/web'
import { useSchemaForm } from '@workspace/portal/web'
import type { ReactElement } from 'react'

/** What the form holds of a command's data: anything may still be missing. */
export type DataDraft<Data> = Data extends object ? { readonly [Name in keyof Data]: Data[Name] | undefined } : never

export interface CommandFormGiven<Values, Data> extends Omit<SchemaFormGiven<Values, DataDraft<Data>>, 'inputOf'> {
  /** The data that is sent; unless given all values, without what is empty and may be left out. */
  readonly dataOf?: ((values: Values) => DataDraft<Data>) | undefined
}

export interface CommandSending<Data> extends FormSending<DataDraft<Data>> {
  /** What somebody else has done meanwhile: nothing is sent before the reader has gone on from it. */
  readonly concurrentChange: ReactElement | undefined
}

export interface CommandForm<Values> extends SchemaForm<Values> {
  readonly concurrentChange: ReactElement | undefined
}

export function useCommandForm<Values extends object, Data>(
  schema: Call['input'],
  { dataOf, ...given }: CommandFormGiven<Values, Data>,
  { concurrentChange, ...sending }: CommandSending<Data>,
): CommandForm<Values> {
  const form = useSchemaForm<Values, DataDraft<Data>>(
    schema,
    { warnsOfLeaving: false, mayRetry: true, ...given, inputOf: dataOf },
    {
      ...sending,
      failure: ofData(sending.failure),
      send: async (data) => ofData(await sending.send(data)),
    },
  )
  return { ...form, concurrentChange }
}

/** The fields of an event's data are those of the form. */
function ofData<Answer extends object | undefined>(answer: Answer): Answer {
  if (answer === undefined || !('fields' in answer) || !Array.isArray(answer.fields)) return answer
  return { ...answer, fields: answer.fields.map((field) => String(field).replace(/^event\.data\./, '')) }
}
