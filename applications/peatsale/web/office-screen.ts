/** A screen that only the office has, with its code, its texts and its guard fetched beside each other. */
import type { Screen } from '@workspace/portal/web'
import { lazyScreen } from '@workspace/portal/web'
import { textsOf } from './texts/texts-of.ts'

type Given = Parameters<typeof lazyScreen>

export function officeScreen(load: Given[0], texts?: Given[1], whose: 'office' | 'superadmin' = 'office'): Screen {
  return lazyScreen(async () => {
    const [screen, { officeOnly }] = await Promise.all([load(), import('./shell/role-only.tsx')])
    return officeOnly(screen, whose)
  }, withSections(texts))
}

/** The office's sections stand on each of its pages. */
function withSections(texts: Given[1]): Given[1] {
  return async (language) => {
    await Promise.all([textsOf('office')(language), texts?.(language)])
  }
}
