/** The login as it stands in the page before any script: in Finnish, with the site's first title, and nobody signed in. */
import type { ReactElement } from 'react'
import { Portal } from './portal.ts'
import { Root } from './root.tsx'
import { browser } from './world.ts'

/** The same tree that `startPortal` hydrates. */
export function PrerenderedLogin(): ReactElement {
  return <Root portal={new Portal(browser, { loginOverridden: false })} applications={async () => ({})} />
}
