/** What came of the last save, above the form; and why nothing can be saved, where that is so (ADMIN-EDIT-20, ROLE-29). */
import type { ReactElement } from 'react'
import { FailedSave } from '../../../kernel/failures/failed-save.tsx'
import { Seen } from '../../../kernel/failures/seen.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Notice } from '../../../kernel/ui/index.ts'
import type { ReadUser, SavingMoment } from './use-saving-user.ts'

type SavingResultProps = { moment: SavingMoment; read: ReadUser; onRetry: () => void }

export function SavingResult({ moment, read, onRetry }: SavingResultProps): ReactElement | null {
  const common = useTexts('common')
  const adminedit = useTexts('adminedit')
  switch (moment.at) {
    case 'editing':
    case 'saving':
    case 'conflict':
      return read.changeable.edit === '' ? null : <Locked read={read} />
    case 'saved':
      return <Notice tone="ok" title={common.informationsavedtext} />
    case 'failed': {
      const { answer } = moment
      if ('refused' in answer && answer.refused === 'reauthentication_required') {
        return (
          <Seen>
            <Notice tone="err" title={`${common.errorsavingchanges}!`}>
              <p>{adminedit.owncredentialstext}</p>
            </Notice>
          </Seen>
        )
      }
      return <FailedSave answer={answer} onRetry={onRetry} />
    }
  }
}

function Locked({ read: { user } }: { read: ReadUser }) {
  const adminedit = useTexts('adminedit')
  const isSuperadmin = user.usergroups.includes('superadmin')
  return <Notice tone="info" title={isSuperadmin ? adminedit.editsuperadmintext : adminedit.editforbiddentext} />
}
