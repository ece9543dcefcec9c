/** What the user screens remember while somebody is in the administration: the opened user and the ticked ones (ADMIN-USERS-15, 16). */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useMemo, useState } from 'react'
import type { Selected } from './list/selection.ts'
import { nobodySelected } from './list/selection.ts'

export interface UsersState {
  /** Id of the user whose settings are open, or were opened last. Not in the address: a reload shows the list (ADMIN-EDIT-01). */
  readonly openedUser: string | undefined
  readonly openUser: (id: string | undefined) => void
  /** Being deleted, or gone: nothing more is asked about that user, who may no longer be found. */
  readonly goingUser: string | undefined
  readonly letGo: (id: string | undefined) => void
  readonly selected: Selected
  readonly setSelected: (change: (before: Selected) => Selected) => void
}

const State = createContext<UsersState | undefined>(undefined)

export function UsersStateProvider({ children }: { children: ReactNode }): ReactElement {
  const [openedUser, openUser] = useState<string>()
  const [goingUser, letGo] = useState<string>()
  const [selected, setSelected] = useState(nobodySelected)
  const state = useMemo(
    () => ({ openedUser, openUser, goingUser, letGo, selected, setSelected }),
    [openedUser, goingUser, selected],
  )
  return <State value={state}>{children}</State>
}

export function useUsersState(): UsersState {
  const state = useContext(State)
  if (state === undefined) throw new Error('The state of the user screens is read outside the administration')
  return state
}
