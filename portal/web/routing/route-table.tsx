/** The route table for the screens: which addresses exist, and fetching a screen ahead of its visit. */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { Detour, FoundRoute, Route } from './route.ts'
import { findRoute } from './route.ts'

export type Routes = readonly (Route | Detour)[]

export type RouteTable = {
  /** The table begins with the lines of the first screen; what is not found in it may still come. */
  readonly at: 'first' | 'complete' | 'failed'
  readonly find: (path: string) => FoundRoute | undefined
  /** ROUTE-32. */
  readonly isKnown: (path: string) => boolean
  readonly preload: (path: string) => void
}

const Table = createContext<RouteTable | undefined>(undefined)

type RouteTableProviderProps = { first: Routes; load: () => Promise<Routes>; children: ReactNode }

export function RouteTableProvider({ first, load, children }: RouteTableProviderProps): ReactElement {
  const [routes, setRoutes] = useState<{ at: RouteTable['at']; lines: Routes }>({ at: 'first', lines: first })
  useEffect(() => {
    load().then(
      (lines) => setRoutes({ at: 'complete', lines }),
      () => setRoutes({ at: 'failed', lines: first }),
    )
  }, [first, load])
  const table = useMemo(() => routeTable(routes.at, routes.lines), [routes])
  return <Table value={table}>{children}</Table>
}

export function useRouteTable(): RouteTable {
  const table = useContext(Table)
  if (table === undefined) throw new Error('Routes are read outside <RouteTableProvider>')
  return table
}

function routeTable(at: RouteTable['at'], lines: Routes): RouteTable {
  const find = (path: string) => findRoute(lines, path)
  return {
    at,
    find,
    isKnown: (path) => find(path) !== undefined,
    preload: (path) => {
      const found = find(path)
      if (found !== undefined && 'screen' in found.route) found.route.screen.preload()
    },
  }
}
