/** Which users are ticked (ADMIN-USERS-16 to 19). A client-only choice, by id: it is never sent as a field of a user (ENT-19). */
import { bulkIdsMost } from '../../../../contract/users/bulk.ts'
import type { ListedUser } from '../../../../contract/users/user-list.ts'

/** Ids in the order in which they were ticked. */
export type Selected = readonly string[]

export const nobodySelected: Selected = []

/** No more ids than fit into one request. */
export const selectedMost = bulkIdsMost

/** ADMIN-USERS-17: only somebody who is not activated can be ticked. */
export function isSelectable({ activated }: Pick<ListedUser, 'activated'>): boolean {
  return !activated
}

/** ADMIN-USERS-16. */
export function withToggled(selected: Selected, user: Pick<ListedUser, '_id' | 'activated'>): Selected {
  if (selected.includes(user._id)) return selected.filter((id) => id !== user._id)
  return isSelectable(user) && selected.length < selectedMost ? [...selected, user._id] : selected
}

/** ADMIN-USERS-18, 19: everybody selectable that the filters show, or nobody when they all are ticked. */
export function withAllToggled(selected: Selected, selectable: Selected): Selected {
  return isEverybodySelected(selected, selectable) ? nobodySelected : selectable.slice(0, selectedMost)
}

export function isEverybodySelected(selected: Selected, selectable: Selected): boolean {
  const ticked = new Set(selected)
  return selectable.length > 0 && selectable.every((id) => ticked.has(id))
}

/** ADMIN-USERS-19: another filter drops those whom it hides. */
export function keptBy(selected: Selected, shown: Selected): Selected {
  const there = new Set(shown)
  const kept = selected.filter((id) => there.has(id))
  return kept.length === selected.length ? selected : kept
}
