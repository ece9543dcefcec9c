/** The changes of a history line that people read; what only repeats another line in the tongue of machines is left out. */
import type { FieldChange } from '../../../contract/users/user-reading.ts'

/** The company and its admin mark stand as transport company and groups already. */
const repeated = new Set(['manureuserobj', 'usertypemanure'])

export function toldChanges(changes: readonly FieldChange[]): readonly FieldChange[] {
  const isSaidByGroups = changes.some(({ field }) => field === 'usergroups')
  return changes.filter(({ field }) => field !== 'manureuserobj' && !(isSaidByGroups && repeated.has(field)))
}
