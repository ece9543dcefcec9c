/** The dialog of a bulk action: what will happen to each, OK or Peruuta, and what happened. */
import type { ReactElement } from 'react'
import type { BulkAction } from '../../../../contract/users/bulk.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Dialog, Spinner } from '../../../kernel/ui/index.ts'
import { BulkChoice } from './bulk-choice.tsx'
import type { BulkShown, BulkWish } from './bulk-moment.ts'
import { asksFirst, isAllOrNone } from './bulk-moment.ts'
import { BulkRows } from './bulk-rows.tsx'
import { bulkName, useBulkWords } from './bulk-words.ts'
import type { BulkWork } from './use-bulk.ts'
import { useBulk } from './use-bulk.ts'

export interface BulkDialogProps {
  wish: BulkWish
  /** An application or group has been chosen, and what follows can be taken back: it is done at once. */
  onChosen: (action: BulkAction) => void
  onChanged: () => void
  onClose: () => void
}

export function BulkDialog({ wish, onChosen, onChanged, onClose }: BulkDialogProps): ReactElement {
  const adminusers = useTexts('adminusers')
  const work = useBulk(wish, onChanged)
  const isWorking = work.moment.at === 'working' || work.moment.at === 'undoing'
  if (work.moment.at === 'choosing') {
    const isAsked = asksFirst(wish.act, wish.count)
    return <BulkChoice wish={wish} onChoose={isAsked ? work.choose : onChosen} onClose={onClose} />
  }
  return (
    <Dialog
      heading={bulkName(wish.act, adminusers)}
      actions={<BulkButtons work={work} onClose={onClose} />}
      onClose={onClose}
      locked={isWorking}
    >
      <BulkBody work={work} />
    </Dialog>
  )
}

function BulkBody({ work: { moment } }: { work: BulkWork }): ReactElement {
  const { loading, undone } = useTexts('common')
  const adminusers = useTexts('adminusers')
  const wordsOf = useBulkWords()
  switch (moment.at) {
    case 'choosing':
    case 'previewing':
      return <Spinner label={loading} />
    case 'previewed':
    case 'working': {
      const { preview, action } = moment
      const words = wordsOf(action)
      if (isBlocked(moment)) {
        return <BulkRows summary={adminusers.bulkverifynobody} answer={preview} done={adminusers.bulkrowverifiable} />
      }
      const summary = preview.done === 0 ? adminusers.bulknobody : words.will(preview.done)
      return <BulkRows summary={summary} answer={preview} done={words.rowWill} />
    }
    case 'done':
    case 'undoing': {
      const { result, action } = moment
      const words = wordsOf(action)
      const summary = result.done === 0 ? adminusers.bulknobodydone : words.did(result.done)
      return <BulkRows summary={summary} answer={result} done={words.rowDid} />
    }
    case 'undone':
      return <BulkRows summary={undone} answer={moment.result} done={adminusers.bulkrowundone} />
    case 'failed':
      return <FailureNotice answer={moment.answer} />
  }
}

function BulkButtons({ work, onClose }: { work: BulkWork; onClose: () => void }): ReactElement {
  const common = useTexts('common')
  const adminusers = useTexts('adminusers')
  const { moment } = work
  switch (moment.at) {
    case 'choosing':
    case 'previewing':
      return <Way onClose={onClose}>{common.cancel}</Way>
    case 'previewed':
    case 'working': {
      const isWorking = moment.at === 'working'
      if (moment.preview.done === 0) return <Way onClose={onClose}>{common.close}</Way>
      return (
        <>
          <Button variant="secondary" aria-disabled={isWorking || undefined} onClick={() => !isWorking && onClose()}>
            {common.cancel}
          </Button>
          {isBlocked(moment) ? (
            <Button onClick={work.leaveOut} data-dialog-first>
              {adminusers.bulkleaveout}
            </Button>
          ) : (
            <Button busy={isWorking} busyLabel={common.saving} onClick={work.confirm} data-dialog-first>
              {common.ok}
            </Button>
          )}
        </>
      )
    }
    case 'done':
    case 'undoing': {
      const isUndoing = moment.at === 'undoing'
      return (
        <>
          {moment.result.undo !== null && (
            <Button variant="secondary" busy={isUndoing} busyLabel={common.saving} onClick={work.undo}>
              {common.undo}
            </Button>
          )}
          <Button aria-disabled={isUndoing || undefined} onClick={() => !isUndoing && onClose()}>
            {common.ok}
          </Button>
        </>
      )
    }
    case 'undone':
    case 'failed':
      return <Way onClose={onClose}>{common.ok}</Way>
  }
}

/** ADMIN-USERS-23: one of them would be refused, so OK would do nothing to anybody. */
function isBlocked(shown: BulkShown): boolean {
  return isAllOrNone(shown) && shown.preview.done > 0 && shown.preview.refused > 0
}

/** The only way on. */
function Way({ onClose, children }: { onClose: () => void; children: string }) {
  return <Button onClick={onClose}>{children}</Button>
}
