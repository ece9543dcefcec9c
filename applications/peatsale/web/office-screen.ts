/** A screen that only the office has, with its code, its texts and its guard fetched beside each other. */
import type { Screen } from '@workspace/portal/web'
import { lazyScreen } from '@workspace/portal/web'
import type { OfficeRole } from './parts/office-only.tsx'

type Given = Parameters<typeof lazyScreen>

export function officeScreen(load: Given[0], texts?: Given[1], whose: OfficeRole = 'office'): Screen {
  return lazyScreen(async () => {
    const [screen, { officeOnly }] = await Promise.all([load(), import('./parts/office-only.tsx')])
    return officeOnly(screen, whose)
  }, texts)
}
