/** One line of text of a user, with its label, and its fault once the field has been left. */
import type { ComponentProps, ReactElement } from 'react'
import type { User } from '../../../../contract/people/user.ts'
import { faultText } from '../../../kernel/forms/fault-text.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { TextInput } from '../../../kernel/ui/index.ts'
import { useFieldName } from '../value-words.ts'
import type { UserForm } from './use-user-form.ts'
import { userFieldId } from './use-user-form.ts'
import type { UserField } from './user-faults.ts'

export type TextName = {
  [Name in keyof User & UserField]: User[Name] extends string ? Name : never
}[keyof User & UserField]

type UserTextFieldProps = Pick<
  ComponentProps<typeof TextInput>,
  'hint' | 'ok' | 'required' | 'span' | 'type' | 'autoComplete' | 'inputMode' | 'disabled'
> & { form: UserForm; name: TextName }

export function UserTextField({ form, name, ...input }: UserTextFieldProps): ReactElement {
  return (
    <TextInput
      autoComplete="off"
      {...input}
      {...useFieldFrame(form)(name)}
      value={form.draft[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  )
}

/** What every field of the form carries. */
export function useFieldFrame(form: UserForm) {
  const common = useTexts('common')
  const registration = useTexts('registration')
  const { transportcompanyrequired } = useTexts('adminedit')
  const fieldName = useFieldName()
  return (name: UserField) => {
    const fault = form.shown[name]
    const isCarrier = name === 'transportcompany' && fault !== undefined
    // The confirmation has the same rule wherever it stands.
    const textName = name === 'editpassword' ? 'confirmpassword' : name
    return {
      id: userFieldId(name),
      name,
      label: fieldName(name),
      error: isCarrier ? transportcompanyrequired : faultText(textName, fault, { common, registration }),
    }
  }
}
