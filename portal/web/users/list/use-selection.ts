/** Ticking users, one by one and all that the filters show (ADMIN-USERS-16 to 19). */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListedUser } from '../../../contract/users/user-list.ts'
import type { Failed, Refused } from '../../requests/ask.ts'
import { useUsersState } from '../users-state.tsx'
import type { Selected } from './selection.ts'
import { keptBy, nobodySelected, withAllToggled, withToggled } from './selection.ts'
import type { UserView } from './user-view.ts'
import { addressOf, filterOf, plainView } from './user-view.ts'
import { waitingIds } from './waiting-users.ts'

export interface Selection {
  readonly selected: Selected
  readonly toggle: (user: ListedUser) => void
  readonly toggleAll: () => Promise<void>
  readonly clear: () => void
  /** Who waits could not be asked. */
  readonly broken: Refused | Failed | undefined
}

export function useSelection(view: UserView): Selection {
  const { selected, setSelected } = useUsersState()
  const [broken, setBroken] = useState<Refused | Failed>()
  useHiddenDropped(view)

  async function toggleAll() {
    const answer = await waitingIds(view)
    setBroken('answered' in answer ? undefined : answer)
    if ('answered' in answer) setSelected((before) => withAllToggled(before, answer.answered))
  }

  return {
    selected,
    broken,
    toggle: (user) => setSelected((before) => withToggled(before, user)),
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
