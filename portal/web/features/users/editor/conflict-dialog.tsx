/** Somebody else saved first: both values side by side, and a choice where they clash (ADMIN-EDIT-24). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { User } from '../../../../contract/people/user.ts'
import type { FieldChange } from '../../../../contract/users/user-reading.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Dialog, RadioGroup, Stack } from '../../../kernel/ui/index.ts'
import { useFieldName, useValueWords } from '../value-words.ts'
import { ChangeList } from './change-list.tsx'
import type { Choice, Clash, ConflictSides } from './conflict.ts'
import { conflictOf, merged } from './conflict.ts'
import css from './editor.module.css'
import { useMembershipGroups } from './use-user-form.ts'

export interface ConflictDialogProps {
  sides: ConflictSides
  onSave: (merged: { draft: User; onto: User }) => void
  onCancel: () => void
}

export function ConflictDialog({ sides, onSave, onCancel }: ConflictDialogProps): ReactElement {
  const common = useTexts('common')
  const adminedit = useTexts('adminedit')
  const ofMemberships = useMembershipGroups()
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const { clashes, theirs } = conflictOf(sides, ofMemberships)
  const chosen = Object.fromEntries(clashes.map(({ unit }) => [unit, choices[unit] ?? 'mine']))
  const actions = (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button onClick={() => onSave({ draft: merged(sides, chosen, ofMemberships), onto: sides.stored })}>
        {clashes.length > 0 ? adminedit.conflictsave : common.save}
      </Button>
    </>
  )
  return (
    <Dialog heading={adminedit.conflictheading} actions={actions} onClose={onCancel}>
      <p>{clashes.length > 0 ? adminedit.conflicttext : adminedit.conflictnoclashtext}</p>
      <Stack>
        {clashes.map((clash) => (
          <ClashChoice
            key={clash.unit}
            clash={clash}
            choice={chosen[clash.unit] ?? 'mine'}
            onChoose={(choice) => setChoices({ ...choices, [clash.unit]: choice })}
          />
        ))}
      </Stack>
      {theirs.length > 0 && (
        <>
          <h3>{adminedit.conflicttheirs}</h3>
          <ChangeList changes={theirs} />
        </>
      )}
    </Dialog>
  )
}

type ClashChoiceProps = { clash: Clash; choice: Choice; onChoose: (choice: Choice) => void }

function ClashChoice({ clash, choice, onChoose }: ClashChoiceProps) {
  const adminedit = useTexts('adminedit')
  const fieldName = useFieldName()
  const words = useWords()
  const fields = [...new Set([...clash.mine, ...clash.stored].map(({ field }) => field))]
  return (
    <div className={css.sides}>
      <RadioGroup
        legend={fields.map(fieldName).join(', ')}
        name={`conflict-${clash.unit}`}
        layout="cards"
        value={choice}
        onChange={({ target }) => onChoose(target.value === 'mine' ? 'mine' : 'stored')}
        options={[
          { value: 'mine', label: words(clash.mine), hint: adminedit.conflictyours },
          { value: 'stored', label: words(clash.stored), hint: adminedit.conflictstored },
        ]}
      />
    </div>
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
