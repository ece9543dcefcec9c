/** Ticking users, one by one and all that the filters show (ADMIN-USERS-16 to 19). */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListedUser } from '../../../../contract/users/user-list.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { useUsersState } from '../users-state.tsx'
import type { Selected } from './selection.ts'
import { isEverybodySelected, isSelectable, keptBy, nobodySelected, withAllToggled, withToggled } from './selection.ts'
import type { UserPages } from './use-user-pages.ts'
import type { UserView } from './user-view.ts'
import { addressOf, filterOf, plainView } from './user-view.ts'
import { waitingIds } from './waiting-users.ts'

export interface Selection {
  readonly selected: Selected
  readonly toggle: (user: ListedUser) => void
  readonly selectAll: () => Promise<void>
  readonly toggleAll: () => Promise<void>
  readonly clear: () => void
  /** Who waits could not be asked. */
  readonly broken: Refused | Failed | undefined
}

export function useSelection(view: UserView, { rows, hasMore }: Pick<UserPages, 'rows' | 'hasMore'>): Selection {
  const { selected, setSelected } = useUsersState()
  const [broken, setBroken] = useState<Refused | Failed>()
  useHiddenDropped(view)
  // The same function for good: rows that have not changed are not drawn again.
  const toggle = useCallback((user: ListedUser) => setSelected((before) => withToggled(before, user)), [setSelected])

  const listed = rows.filter(isSelectable).map(({ _id }) => _id)

  /** Those on the list at once; those whom nobody has scrolled to yet are asked for. */
  async function selectAll() {
    setSelected(() => withAllToggled(nobodySelected, listed))
    if (!hasMore) return
    const answer = await waitingIds(view)
    setBroken('answered' in answer ? undefined : answer)
    if ('answered' in answer) setSelected(() => withAllToggled(nobodySelected, answer.answered))
  }

  async function toggleAll() {
    if (isEverybodySelected(selected, listed)) setSelected(() => nobodySelected)
    else await selectAll()
  }

  return {
    selected,
    broken,
    toggle,
    selectAll,
    toggleAll,
    clear: () => setSelected(() => nobodySelected),
  }
}

/** ADMIN-USERS-19: the server knows whom a filter hides. */
function useHiddenDropped(view: UserView): void {
  const { selected, setSelected } = useUsersState()
  const filter = addressOf({ ...plainView, ...filterOf(view) })
  const known = useRef(filter)
  const drop = useEffectEvent(async (signal: AbortSignal) => {
    if (selected.length === 0) return
    const answer = await waitingIds(view)
    const shown = 'answered' in answer ? answer.answered : nobodySelected
    if (!signal.aborted) setSelected((before) => keptBy(before, shown))
  })
  useEffect(() => {
    if (known.current === filter) return
    known.current = filter
    const dropping = new AbortController()
    void drop(dropping.signal)
    return () => dropping.abort()
  }, [filter])
}
