/** Bulk actions in words: their names, what they will do and have done, and what becomes of each person. */
import type { BulkAction, BulkResult } from '../../../../contract/users/bulk.ts'
import { useApplicationName } from '../../../kernel/applications/known-applications.tsx'
import type { Texts } from '../../../kernel/texts/index.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { useGroupName } from '../group-names.ts'
import type { BulkAct } from './bulk-moment.ts'

type AdminUsers = Texts['adminusers']

export interface BulkWords {
  /** As a button and a heading say it: `Vahvista käyttäjät`. */
  readonly name: string
  /** A sentence with the number of people, before and after. */
  readonly will: (count: number) => string
  readonly did: (count: number) => string
  readonly rowWill: string
  readonly rowDid: string
}

export function useBulkWords(): (action: BulkAction) => BulkWords {
  const adminusers = useTexts('adminusers')
  const applicationName = useApplicationName()
  const groupName = useGroupName()
  return (action) => {
    const what = 'app' in action ? applicationName(action.app) : 'group' in action ? groupName(action.group) : ''
    return {
      name: bulkName(action.act, adminusers),
      will: (count) => adminusers[`bulkwill_${action.act}`]({ count, what }),
      did: (count) => adminusers[`bulkdid_${action.act}`]({ count, what }),
      rowWill: adminusers[`bulkrowwill_${action.act}`],
      rowDid: adminusers[`bulkrowdid_${action.act}`],
    }
  }
}

export function bulkName(act: BulkAct, adminusers: AdminUsers): string {
  return adminusers[`bulkname_${act}`]
}

/** What becomes of a person; for those who are changed the action's own word. */
export function resultText(result: BulkResult, done: string, adminusers: AdminUsers): string {
  return result === 'done' ? done : adminusers[`bulkresult_${result}`]
}
