import { may } from '../../../contract/own.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import type { Acting } from '../../kernel/rights/acting.ts'

/** ADMIN-EDIT-12: only applications that the administrator administers are given or taken; the others stay. */
export function resolveApps(
  { administrator, facts }: Acting,
  before: readonly string[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  if (wanted === undefined) return before
  const added = [...new Set(wanted)].filter((name) => !before.includes(name))
  for (const name of added) {
    const isThere = facts.applications.some((application) => application.name === name)
    if (!isThere && administrator.isSuperadmin) throw new Refused('invalid_input', { fields: ['apps'] })
    if (!may.administerApplication(administrator, name)) throw new Refused('forbidden', { fields: ['apps'] })
  }
  const kept = before.filter((name) => wanted.includes(name) || !may.administerApplication(administrator, name))
  return [...kept, ...added]
}
