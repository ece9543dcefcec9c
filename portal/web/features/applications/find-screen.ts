/** Which of an application's screens an address below its key means. */

import type { ApplicationScreen } from '../../kernel/applications/web-application.ts'
import type { Params } from '../../kernel/routing/match-pattern.ts'
import { matchPattern } from '../../kernel/routing/match-pattern.ts'

export type FoundScreen = ApplicationScreen & { readonly params: Params }

export function findScreen(screens: readonly ApplicationScreen[], path: string): FoundScreen | undefined {
  for (const each of screens) {
    const params = matchPattern(each.path, path)
    if (params !== undefined) return { ...each, params }
  }
  return undefined
}
