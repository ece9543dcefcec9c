/** What a form that sends a call is given, and what it gives. */
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { AnswerOf, Call } from '../../../contract/call.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import type { SendOptions } from '../requests/use-send.ts'
import type { Faults, FaultWords } from './form-faults.ts'
import type { FieldName, FieldValue } from './form-values.ts'

export interface CallFormGiven<C extends Call, Values> extends SendOptions<AnswerOf<C>>, FormGiven<Values> {}

export interface FormGiven<Values> {
  /** What stands in the form at first. Newer values are taken over as long as nothing has been changed here. */
  readonly values: Values
  /** What each field is called, in the order of the form. */
  readonly labels: Readonly<Partial<Record<FieldName<Values>, string>>>
  /** What is said of a faulty value where the general sentence does not help. */
  readonly messages?: { readonly [Name in FieldName<Values>]?: FaultWords }
  /** Fields that have to be filled although the rules let them be left out, as a reason that this role has to give. */
  readonly required?: readonly FieldName<Values>[]
  /** Rules that the call does not know, as of a repeated password: the fault of each field in words. */
  readonly rules?: (values: Values) => Faults<FieldName<Values>>
  /** The field at which a refusal is said that names none, as `{ user_exists: 'username' }`. */
  readonly refusedAt?: Readonly<Partial<Record<string, FieldName<Values>>>>
  /** False where leaving loses nothing. */
  readonly warnsOfLeaving?: boolean
  /** The button can always be pressed: it marks every faulty field, and what was refused may be sent again as it is. */
  readonly mayRetry?: boolean
  /** What the ids of the fields begin with, where something beside the form has to know them. */
  readonly id?: string
}

/** What every field of the kit takes. */
export interface FieldFrameProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
}

export interface CallForm<Values, Registered = UseFormRegisterReturn> {
  /** For FormStack. */
  readonly props: {
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
    readonly onSubmit: (event: FormEvent) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  /** For fields of text and choice: TextInput, TextArea, Select, Checkbox. */
  readonly field: (name: FieldName<Values>) => FieldFrameProps & Registered
  /** The same for RadioGroup. */
  readonly choice: (name: FieldName<Values>) => Omit<FieldFrameProps, 'label'> & Registered & { legend: string }
  /** For fields with a value of their own, as a quantity or a day. */
  readonly control: <Name extends FieldName<Values>>(
    name: Name,
  ) => FieldFrameProps & {
    readonly value: FieldValue<Values, Name>
    readonly onChange: (value: FieldValue<Values, Name>) => void
  }
  readonly values: Values
  /** The values that the server has, as far as this form knows. */
  readonly stored: Values
  readonly set: <Name extends FieldName<Values>>(name: Name, value: FieldValue<Values, Name>) => void
  /** Everything that is missing or wrong, in the order of the form; the fields say it once they have been left. */
  readonly faults: Faults<FieldName<Values>>
  readonly missing: readonly FieldLink[]
  readonly isChanged: boolean
  /** Nothing is missing or wrong, and nothing under way. */
  readonly canSend: boolean
  readonly isBusy: boolean
  /** A refusal that is not said at its fields, or no answer. */
  readonly failure: Refused<string> | Failed | undefined
  readonly forgetFailure: () => void
  /** Goes to the first fault where there is one. `values`: these instead of what stands in the form. */
  readonly submit: (values?: Values) => void
  readonly reset: (values?: Values) => void
}

/** For MissingList. */
export interface FieldLink {
  readonly id: string
  readonly label: string
}
