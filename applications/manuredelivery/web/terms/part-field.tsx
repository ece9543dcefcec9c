/** A part of terms that is charged or not: ticked, its fields stand below. */
import { Checkbox, FieldGrid, GroupOfFields, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'

type PartFieldProps<Part> = {
  id: string
  label: string
  error: string | undefined
  /** Of the box. */
  charged: string
  value: Part | null | undefined
  empty: Part
  onChange: (part: Part | null) => void
  children: (part: Part) => ReactNode
}

export function PartField<Part extends object>(props: PartFieldProps<Part>): ReactElement {
  const { id, label, error, charged, value, empty, onChange, children } = props
  const part = value ?? null
  return (
    <GroupOfFields id={id} label={label} error={error}>
      <Stack>
        <Checkbox
          label={charged}
          checked={part !== null}
          onChange={({ target }) => onChange(target.checked ? empty : null)}
        />
        {part !== null && <FieldGrid>{children(part)}</FieldGrid>}
      </Stack>
    </GroupOfFields>
  )
}
