/** Two people have changed the same thing: what only one of them touched is kept, where both did the one who saves last chooses. */
import { sameValues } from './form-values.ts'
import { valueAt } from './schema-faults.ts'

export interface ConflictSides<Values> {
  /** As the form was opened with. */
  readonly base: Values
  readonly mine: Values
  /** As somebody else has saved it. */
  readonly stored: Values
}

export type Choice = 'mine' | 'stored'
export type Choices = Readonly<Partial<Record<string, Choice>>>

/** A field with its value on each side. */
export interface FieldSides {
  readonly name: string
  readonly base: unknown
  readonly mine: unknown
  readonly stored: unknown
}

export interface Conflict {
  /** Changed here and there, and not alike. */
  readonly clashes: readonly FieldSides[]
  /** Changed by somebody else alone. */
  readonly theirs: readonly FieldSides[]
}

/** `names` in the order of the form. */
export function conflictOf<Values>(sides: ConflictSides<Values>, names: readonly string[]): Conflict {
  const all = names.map((name) => sidesOf(sides, name))
  const changedThere = all.filter(({ base, stored }) => !sameValues(base, stored))
  const isMine = ({ base, mine }: FieldSides) => !sameValues(base, mine)
  return {
    clashes: changedThere.filter((field) => isMine(field) && !sameValues(field.mine, field.stored)),
    theirs: changedThere.filter((field) => !isMine(field)),
  }
}

/** What is to be saved: everything as it is stored now, with what was changed here; of a clash the side that was chosen. */
export function mergedValues<Values extends object>(
  sides: ConflictSides<Values>,
  names: readonly string[],
  choices: Choices,
): Values {
  const clashing = new Set(conflictOf(sides, names).clashes.map(({ name }) => name))
  const kept = names.filter((name) => {
    const { base, mine } = sidesOf(sides, name)
    return clashing.has(name) ? choices[name] !== 'stored' : !sameValues(base, mine)
  })
  return { ...sides.stored, ...Object.fromEntries(kept.map((name) => [name, valueAt(sides.mine, name)])) }
}

function sidesOf<Values>({ base, mine, stored }: ConflictSides<Values>, name: string): FieldSides {
  return { name, base: valueAt(base, name), mine: valueAt(mine, name), stored: valueAt(stored, name) }
}
