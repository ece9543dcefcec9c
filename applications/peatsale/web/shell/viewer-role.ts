/** The viewer's role on shared pages; the first match wins. */
import type { AnswerOf } from '@workspace/portal/contract'
import { useAnswer } from '@workspace/portal/web'
import { readStart } from '../../contract/start/calls.ts'

export type ViewerRole = 'office' | 'lead' | 'customer' | 'other'

/** Undefined until the roles are known. */
export function useViewerRole(): ViewerRole | undefined {
  const { data } = useAnswer(readStart, {})
  return data && viewerRoleOf(data.roles)
}

/** Acts for carriers and sellers without asking them. */
export function useSuperadmin(): boolean {
  return useAnswer(readStart, {}).data?.roles.includes('superadmin') === true
}

export function viewerRoleOf(roles: readonly string[]): ViewerRole {
  if (roles.includes('office') || roles.includes('superadmin')) return 'office'
  if (roles.includes('carrierLead')) return 'lead'
  return roles.includes('customer') ? 'customer' : 'other'
}

/** Whether there may be orders of one's own to look at: drivers, foremen and loaders see those of others through loads alone (2.6). */
export function hasOrders({ roles, mayOrder }: AnswerOf<typeof readStart>): boolean {
  return mayOrder || roles.includes('customer') || viewerRoleOf(roles) === 'office'
}
