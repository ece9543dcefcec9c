/** Renders the first screen at build time: `tools/build/first-screen.ts` puts it into `index.html`. */
import { PrerenderedLogin } from '@workspace/portal/web'
import { renderToString } from 'react-dom/server'

export function renderLogin(): string {
  return renderToString(<PrerenderedLogin />)
}
