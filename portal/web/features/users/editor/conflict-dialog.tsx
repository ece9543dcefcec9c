/** Somebody else saved first: both values side by side, and a choice where they clash (ADMIN-EDIT-24). */
import type { ReactElement } from 'react'
import type { User } from '../../../../contract/people/user.ts'
import type { FieldChange } from '../../../../contract/users/user-reading.ts'
import type { ConflictSides } from '../../../kernel/forms/conflict.ts'
import { ClashDialog } from '../../../kernel/forms/conflict-dialog.tsx'
import { useFieldName, useValueWords } from '../value-words.ts'
import { ChangeList } from './change-list.tsx'
import { conflictOf, merged } from './conflict.ts'
import { useMembershipGroups } from './use-user-form.ts'

export interface ConflictDialogProps {
  sides: ConflictSides<User>
  onSave: (merged: { draft: User; onto: User }) => void
  onCancel: () => void
}

export function ConflictDialog({ sides, onSave, onCancel }: ConflictDialogProps): ReactElement {
  const ofMemberships = useMembershipGroups()
  const fieldName = useFieldName()
  const words = useWords()
  const { clashes, theirs } = conflictOf(sides, ofMemberships)
  const shown = clashes.map(({ unit, mine, stored }) => ({
    name: unit,
    label: [...new Set([...mine, ...stored].map(({ field }) => fieldName(field)))].join(', '),
    mine: words(mine),
    stored: words(stored),
  }))
  return (
    <ClashDialog
      clashes={shown}
      theirs={theirs.length > 0 ? <ChangeList changes={theirs} /> : undefined}
      onSave={(choices) => onSave({ draft: merged(sides, choices, ofMemberships), onto: sides.stored })}
      onCancel={onCancel}
    />
  )
}

/** The values of a side; named where there are several. */
function useWords(): (changes: readonly FieldChange[]) => string {
  const fieldName = useFieldName()
  const valueWords = useValueWords()
  return (changes) =>
    changes
      .map(({ field, after }) => (changes.length === 1 ? '' : `${fieldName(field)}: `) + valueWords(field, after))
      .join(', ')
}
