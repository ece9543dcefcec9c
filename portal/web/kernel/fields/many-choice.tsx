/** Any of a few: a box for each, as people or zones. */

import type { ReactElement } from 'react'
import { Checkbox } from '../ui/index.ts'
import type { GroupOfFieldsProps } from './group-of-fields.tsx'
import { GroupOfFields } from './group-of-fields.tsx'

export type ManyChoiceProps = Omit<GroupOfFieldsProps, 'children'> & {
  name?: string
  /** What stands there where nothing can be chosen. */
  none: string
  choices: readonly { readonly id: string; readonly name: string }[]
  value: readonly string[] | undefined
  onChange: (chosen: string[]) => void
}

export function ManyChoice(props: ManyChoiceProps): ReactElement {
  const { id, label, hint, error, name, none, choices, value = [], onChange } = props
  const change = (choice: string, isChosen: boolean) => {
    const others = value.filter((each) => each !== choice)
    onChange(isChosen ? [...others, choice] : others)
  }
  return (
    <GroupOfFields {...(id !== undefined && { id })} label={label} hint={hint} error={error}>
      {choices.length === 0 && <p>{none}</p>}
      {choices.map((choice) => (
        <Checkbox
          key={choice.id}
          name={name}
          label={choice.name}
          checked={value.includes(choice.id)}
          onChange={({ target }) => change(choice.id, target.checked)}
        />
      ))}
    </GroupOfFields>
  )
}
