/** After an act that was done at once: to whom it could not be done, and why. Stays until the next act. */
import type { ReactElement } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Notice } from '../../../kernel/ui/index.ts'
import type { BulkAnswer } from './bulk-moment.ts'
import { BulkRows } from './bulk-rows.tsx'

export function NotDone({ answer }: { answer: BulkAnswer }): ReactElement {
  const adminusers = useTexts('adminusers')
  const rows = answer.rows.filter(({ result }) => result !== 'done' && result !== 'unchanged')
  return (
    <Notice tone="warn" title={adminusers.bulkrefused({ count: answer.refused })}>
      <BulkRows answer={{ ...answer, rows }} done="" />
    </Notice>
  )
}
