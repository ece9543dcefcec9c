/**
 * What may break into somebody's work: a broken line, a closed system, and the question before leaving. It comes with
 * the first screen, since none of it could be fetched when it is needed.
 */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { usePortal, usePortalState } from '../portal/portal-context.tsx'
import { isClosed } from '../portal/root-content.ts'
import { keptDraft } from '../registration/index.ts'
import { LeaveQuestion } from '../routing/leave-question.tsx'
import { useHeldLeaving, useUnsavedChanges } from '../routing/leaving.ts'
import { useConnection } from '../site/use-connection.ts'
import { useTexts } from '../texts/text-provider.tsx'
import { Button } from '../ui/button/button.tsx'
import { iconRepeat } from '../ui/icon/shell-shapes.ts'
import { Notice } from '../ui/notice/notice.tsx'
import css from './interruptions.module.css'

export function Interruptions(): ReactElement {
  const held = useHeldLeaving()
  // REG-46: nobody has to come back to the form for a draft to end with its day.
  useEffect(() => void keptDraft(), [])
  return (
    <>
      {/* There before its words, so that they are read out when they come. */}
      <div className={css.top} aria-live="polite">
        <Interruption />
      </div>
      {held && <LeaveQuestion held={held} />}
    </>
  )
}

function Interruption() {
  const { offlinebannertext } = useTexts('interruptions')
  const isConnected = useConnection()
  const holdsWork = useUnsavedChanges()
  const state = usePortalState()
  if (!isConnected) return <Notice tone="warn" title={offlinebannertext} />
  return isClosed(state) && holdsWork ? <ClosedOverWork /> : null
}

/** START-18: the screen stands until its work is saved or left. */
function ClosedOverWork() {
  const { systemofflinetext, loading, retry } = useTexts('common')
  const { workstaystext } = useTexts('interruptions')
  const portal = usePortal()
  const { load } = usePortalState()
  const action = (
    <Button
      variant="secondary"
      size="s"
      icon={iconRepeat}
      busy={load.at === 'underway'}
      busyLabel={loading}
      onClick={() => portal.retry()}
    >
      {retry}
    </Button>
  )
  return (
    <Notice tone="warn" title={systemofflinetext} action={action}>
      <p>{workstaystext}</p>
    </Notice>
  )
}
