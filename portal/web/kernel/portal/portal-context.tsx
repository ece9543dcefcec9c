/** The portal's state for the screens, and the acts that change it. */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Session } from '../sessions/session.ts'
import type { Portal } from './portal.ts'
import type { PortalState } from './portal-state.ts'
import type { SharedData } from './shared-data.ts'

const PortalContext = createContext<Portal | undefined>(undefined)

export function PortalProvider(props: { portal: Portal; children: ReactNode }): ReactElement {
  return <PortalContext value={props.portal}>{props.children}</PortalContext>
}

/** The acts: logIn, logOut, ownRecordSaved, mainRecordSaved, … */
export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (portal === undefined) throw new Error('The portal is read outside <PortalProvider>')
  return portal
}

export function usePortalState(): PortalState {
  const portal = usePortal()
  return useSyncExternalStore(portal.subscribe, portal.state, portal.firstState)
}

export function useSession(): Session {
  return usePortalState().session
}

/** ENT-40. */
export function useSite(): SharedData {
  return usePortalState().site
}

/** For a screen that ends the sessions of whoever looks at it and has something to say about that: it stays. */
export function useOutlivingSession(): void {
  const portal = usePortal()
  useEffect(() => portal.outlive(), [portal])
}
