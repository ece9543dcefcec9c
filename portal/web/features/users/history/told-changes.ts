/** The changes of a history line that people read; what only repeats another line in the tongue of machines is left out. */

/** The company and its admin mark stand as transport company and groups already. */
const repeated = new Set(['manureuserobj', 'usertypemanure'])

export function toldChanges<Change extends { readonly field: string }>(changes: readonly Change[]): readonly Change[] {
  const isSaidByGroups = changes.some(({ field }) => field === 'usergroups')
  return changes.filter(({ field }) => field !== 'manureuserobj' && !(isSaidByGroups && repeated.has(field)))
}
