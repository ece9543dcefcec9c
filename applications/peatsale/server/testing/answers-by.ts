import type { PeatCaller } from './callers.ts'
import { peatCallers } from './callers.ts'

/** Who is not named is refused everywhere: the visitor as one who has not signed in, the others as having no part in it. */
export function answersBy(signs: Partial<Readonly<Record<PeatCaller, string>>>): Readonly<Record<PeatCaller, string>> {
  const callers = Object.keys(peatCallers) as PeatCaller[]
  const all = callers.map((caller) => [caller, signs[caller] ?? (caller === 'visitor' ? 'uuu' : 'fff')] as const)
  return Object.fromEntries(all) as Record<PeatCaller, string>
}

/** The office of a seller about its own, and the superadmin about everything that is there. */
export const officeAnswers = answersBy({ office: 'oxx', otherOffice: 'xox', superadmin: 'oox' })
