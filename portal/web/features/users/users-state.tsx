/** What the user screens remember while somebody is in the administration: who was visited and who is ticked (ADMIN-USERS-15, 16). */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useMemo, useState } from 'react'
import type { Selected } from './list/selection.ts'
import { nobodySelected } from './list/selection.ts'

export interface UsersState {
  /** Id of the user whose settings were opened last, to come back to in the list (ADMIN-USERS-24). */
  readonly visited: string | undefined
  readonly visit: (id: string | undefined) => void
  /** An address named nobody, or somebody out of reach: the list says so (ADMIN-EDIT-28). */
  readonly isNotFound: boolean
  readonly tellNotFound: (isNotFound: boolean) => void
  /** Being deleted, or gone: nothing more is asked about that user, who may no longer be found. */
  readonly goingUser: string | undefined
  readonly letGo: (id: string | undefined) => void
  readonly selected: Selected
  readonly setSelected: (change: (before: Selected) => Selected) => void
}

const State = createContext<UsersState | undefined>(undefined)

export function UsersStateProvider({ children }: { children: ReactNode }): ReactElement {
  const [visited, visit] = useState<string>()
  const [isNotFound, tellNotFound] = useState(false)
  const [goingUser, letGo] = useState<string>()
  const [selected, setSelected] = useState(nobodySelected)
  const state = useMemo(
    () => ({ visited, visit, isNotFound, tellNotFound, goingUser, letGo, selected, setSelected }),
    [visited, isNotFound, goingUser, selected],
  )
  return <State value={state}>{children}</State>
}

export function useUsersState(): UsersState {
  const state = useContext(State)
  if (state === undefined) throw new Error('The state of the user screens is read outside the administration')
  return state
}
