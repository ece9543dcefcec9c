/** The route table for the screens: which addresses exist, and fetching a screen ahead of its visit. */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { FoundRoute, Route, Detour } from './route.ts'
import { findRoute } from './route.ts'

export type RouteTable = {
  readonly find: (path: string) => FoundRoute | undefined
  /** ROUTE-32. */
  readonly isKnown: (path: string) => boolean
  readonly preload: (path: string) => void
}

const Table = createContext<RouteTable | undefined>(undefined)

export function RouteTableProvider(props: { routes: readonly (Route | Detour)[]; children: ReactNode }): ReactElement {
  const table = useMemo(() => routeTable(props.routes), [props.routes])
  return <Table value={table}>{props.children}</Table>
}

export function useRouteTable(): RouteTable {
  const table = useContext(Table)
  if (table === undefined) throw new Error('Routes are read outside <RouteTableProvider>')
  return table
}

function routeTable(routes: readonly (Route | Detour)[]): RouteTable {
  const find = (path: string) => findRoute(routes, path)
  return {
    find,
    isKnown: (path) => find(path) !== undefined,
    preload: (path) => {
      const found = find(path)
      if (found !== undefined && 'screen' in found.route) found.route.screen.preload()
    },
  }
}
