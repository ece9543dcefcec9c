/** Both values side by side, and a choice where they clash. */
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { Dialog, RadioGroup, Stack } from '../ui/index.ts'
import type { Choice, Choices, ConflictSides, FieldSides } from './conflict.ts'
import { conflictOf, mergedValues } from './conflict.ts'
import css from './conflict-dialog.module.css'
import { DialogActions } from './dialog-actions.tsx'
import { valueAt } from './schema-faults.ts'

/** What was changed on both sides, in words. */
export interface ShownClash {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly stored: string
}

export interface ClashDialogProps {
  clashes: readonly ShownClash[]
  /** What somebody else changed alone; undefined where that is nothing. */
  theirs: ReactNode
  onSave: (choices: Choices) => void
  onCancel: () => void
}

/** For values that only their screen can put together; all others take ConflictDialog. */
export function ClashDialog({ clashes, theirs, onSave, onCancel }: ClashDialogProps): ReactElement {
  const common = useTexts('common')
  const forms = useTexts('forms')
  const [choices, setChoices] = useState<Choices>({})
  const actions = (
    <DialogActions onClose={onCancel} onClick={() => onSave(choices)}>
      {clashes.length > 0 ? forms.conflictsave : common.save}
    </DialogActions>
  )
  return (
    <Dialog heading={forms.conflictheading} actions={actions} onClose={onCancel}>
      <p>{clashes.length > 0 ? forms.conflicttext : forms.conflictnoclashtext}</p>
      <Stack>
        {clashes.map((clash) => (
          <ClashChoice
            key={clash.name}
            clash={clash}
            choice={choices[clash.name] ?? 'mine'}
            onChoose={(choice) => setChoices({ ...choices, [clash.name]: choice })}
          />
        ))}
      </Stack>
      {theirs !== undefined && (
        <>
          <h3>{forms.conflicttheirs}</h3>
          {theirs}
        </>
      )}
    </Dialog>
  )
}

type ClashChoiceProps = { clash: ShownClash; choice: Choice; onChoose: (choice: Choice) => void }

function ClashChoice({ clash: { name, label, mine, stored }, choice, onChoose }: ClashChoiceProps) {
  const { conflictyours, conflictstored } = useTexts('forms')
  return (
    <div className={css.sides}>
      <RadioGroup
        legend={label}
        name={`conflict-${name}`}
        layout="cards"
        value={choice}
        onChange={({ target }) => onChoose(target.value === 'mine' ? 'mine' : 'stored')}
        options={[
          { value: 'mine', label: mine, hint: conflictyours },
          { value: 'stored', label: stored, hint: conflictstored },
        ]}
      />
    </div>
  )
}

export interface ConflictDialogProps<Values extends object> {
  sides: ConflictSides<Values>
  /** Of the fields, in the order of the form. */
  labels: Readonly<Partial<Record<string, string>>>
  /** A field's value as people read it; numbers and texts stand as they are. */
  words?: { readonly [Name in keyof Values]?: (value: NonNullable<Values[Name]>) => string }
  onSave: (merged: Values) => void
  onCancel: () => void
}

export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>): ReactElement {
  const { sides, labels, words, onSave, onCancel } = props
  const { emptyvalue } = useTexts('forms')
  const names = Object.keys(labels)
  const { clashes, theirs } = conflictOf(sides, names)
  const said = (name: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return emptyvalue
    const write = valueAt(words, name)
    return typeof write === 'function' ? String(write(value)) : String(value)
  }
  const shown = ({ name, mine, stored }: FieldSides): ShownClash => ({
    name,
    label: labels[name] ?? name,
    mine: said(name, mine),
    stored: said(name, stored),
  })
  return (
    <ClashDialog
      clashes={clashes.map(shown)}
      theirs={
        theirs.length === 0 ? undefined : (
          <ul>
            {theirs.map((field) => (
              <li key={field.name}>{`${shown(field).label}: ${shown(field).stored}`}</li>
            ))}
          </ul>
        )
      }
      onSave={(choices) => onSave(mergedValues(sides, names, choices))}
      onCancel={onCancel}
    />
  )
}
