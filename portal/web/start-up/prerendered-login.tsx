/** The login as it stands in the page before any script: in Finnish, with the site's first title, and nobody signed in. */
import type { ReactElement } from 'react'
import { Portal } from '../kernel/portal/portal.ts'
import { browser } from '../kernel/portal/world.ts'
import { Root } from './root.tsx'

const applications = async () => ({})
const table = async () => ({ routes: [], applications: {} })

/** The same tree that `startPortal` hydrates. */
export function PrerenderedLogin(): ReactElement {
  return <Root portal={new Portal(browser, { loginOverridden: false })} applications={applications} table={table} />
}
