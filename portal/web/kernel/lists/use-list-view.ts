/** What a list shows, as its address says, and what changes that: find box, choices, headings that sort (ADMIN-USERS-24). */
import { useEffect, useMemo } from 'react'
import type { Going } from '../routing/hash-location.ts'
import { navigate, useAddress } from '../routing/hash-location.ts'
import type { FindBoxProps } from './find-box.tsx'
import { noteView } from './last-view.ts'
import type { AddressedView } from './view-in-address.ts'

export interface ListView<View> {
  readonly view: View
  readonly isFiltered: boolean
  /** Link to the list that leaves out nothing. */
  readonly all: string
  /** A word that means nothing counts as left out. */
  readonly show: (changed: { readonly [Name in keyof View]?: string }, how?: Going) => void
  /** For the find box: typing leaves no trail in the history, a choice can be gone back from. */
  readonly find: Pick<FindBoxProps, 'find' | 'onFind'>
}

export function useListView<View extends Readonly<Record<string, string>>>({
  path,
  viewOf,
  addressOf,
  isFiltered,
}: AddressedView<View>): ListView<View> {
  const { query } = useAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one list's view is always read in the same way
  const view = useMemo(() => viewOf(query), [query])
  useEffect(() => noteView(path, addressOf(view)))
  const show = (changed: Readonly<Record<string, string | undefined>>, how?: Going) =>
    navigate(addressOf(viewOf(new URLSearchParams(Object.entries<string>({ ...view, ...changed })))), how)
  return {
    view,
    isFiltered: isFiltered(view),
    all: `#${path}`,
    show,
    find: { find: view['find'] ?? '', onFind: (find) => show({ find }, { replace: true }) },
  }
}
