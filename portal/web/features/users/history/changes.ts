/** The changes of a history line that people read, without what only repeats another one in the names of the wire. */
import { membershipCarrierField, membershipFieldsToldOtherwise } from '../../../../contract/people/manure-user.ts'

export function changesInWords<Change extends { readonly field: string }>(
  changes: readonly Change[],
): readonly Change[] {
  // The transport company stands as a field of its own, the type and the admin mark as groups.
  const isSaidByGroups = changes.some(({ field }) => field === 'usergroups')
  const isRepeated = (field: string) =>
    field === membershipCarrierField || (isSaidByGroups && membershipFieldsToldOtherwise.includes(field))
  return changes.filter(({ field }) => !isRepeated(field))
}
