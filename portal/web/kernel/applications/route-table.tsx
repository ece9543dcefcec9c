/** The route table for the screens: which addresses exist, and fetching a screen ahead of its visit. */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useEffect, useState } from 'react'
import type { Detour, FoundRoute, Route } from '../routing/route.ts'
import { findRoute, preloadScreens } from '../routing/route.ts'
import type { Language } from '../texts/languages.ts'
import type { WebApplications } from './web-application.ts'

export type Routes = readonly (Route | Detour)[]

/** What comes beside the first screen: the whole table, and the applications it has lines for. */
export type Assembled = { readonly routes: Routes; readonly applications: WebApplications }

export type RouteTable = {
  /** The table begins with the lines of the first screen; what is not found in it may still come. */
  readonly at: 'first' | 'complete' | 'failed'
  readonly find: (path: string) => FoundRoute | undefined
  /** ROUTE-32. */
  readonly isKnown: (path: string) => boolean
  readonly preload: (path: string, language: Language) => void
  readonly applications: WebApplications
}

const Table = createContext<RouteTable | undefined>(undefined)

type RouteTableProviderProps = {
  first: Routes
  /** What has come before the first drawing. */
  known?: Assembled | undefined
  load: () => Promise<Assembled>
  children: ReactNode
}

export function RouteTableProvider({ first, known, load, children }: RouteTableProviderProps): ReactElement {
  const [table, setTable] = useState(() =>
    known ? routeTable('complete', known) : routeTable('first', { routes: first, applications: {} }),
  )
  useEffect(() => {
    if (known !== undefined) return
    load().then(
      (assembled) => setTable(routeTable('complete', assembled)),
      () => setTable(routeTable('failed', { routes: first, applications: {} })),
    )
  }, [first, known, load])
  return <Table value={table}>{children}</Table>
}

export function useRouteTable(): RouteTable {
  const table = useContext(Table)
  if (table === undefined) throw new Error('Routes are read outside <RouteTableProvider>')
  return table
}

function routeTable(at: RouteTable['at'], { routes, applications }: Assembled): RouteTable {
  const find = (path: string) => findRoute(routes, path)
  return {
    at,
    find,
    applications,
    isKnown: (path) => find(path) !== undefined,
    preload: (path, language) => {
      const found = find(path)
      if (found !== undefined && 'screen' in found.route) void preloadScreens(found.route, language)
    },
  }
}
