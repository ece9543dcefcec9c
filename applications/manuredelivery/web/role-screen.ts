/** A screen that some roles have, with its code, its texts and its guard fetched beside each other. */
import type { Screen } from '@workspace/portal/web'
import { lazyScreen } from '@workspace/portal/web'
import type { ManureRole } from '../contract/rights/roles.ts'
import { textsWith } from './texts/texts-of.ts'

type Given = Parameters<typeof lazyScreen>
type Sections = Parameters<typeof textsWith>

/** `texts`: sections of the kits, then the own ones; those of the start page stand on each page. */
export function roleScreen(roles: readonly ManureRole[], load: Given[0], ...[kit, ...own]: Sections): Screen {
  return lazyScreen(
    async () => {
      const [screen, { onlyFor }] = await Promise.all([load(), import('./shell/roles.tsx')])
      return onlyFor(roles, screen)
    },
    textsWith(kit, 'start', ...own),
  )
}
