/**
 * What may break into somebody's work: a broken line, a closed system, and the question before leaving. It comes with
 * the first screen, since none of it could be fetched when it is needed.
 */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { useIsHeaderHidden } from '../features/header/index.ts'
import { forgetOldDrafts } from '../kernel/forms/kept-draft.ts'
import { lazyComponent, untilItComes } from '../kernel/lazy-loading/lazy-component.ts'
import type { OutboxApplications } from '../kernel/outbox/device-outbox.ts'
import { usePortal, usePortalState } from '../kernel/portal/portal-context.tsx'
import { isClosed } from '../kernel/portal/root-content.ts'
import { LeaveQuestion } from '../kernel/routing/leave-question.tsx'
import { useHeldLeaving, useUnsavedChanges } from '../kernel/routing/leaving.ts'
import { useConnection } from '../kernel/site/use-connection.ts'
import { useTexts } from '../kernel/texts/text-provider.tsx'
import { Button } from '../kernel/ui/button/button.tsx'
import { Deferred } from '../kernel/ui/deferred/deferred.tsx'
import { iconRepeat } from '../kernel/ui/icon/shell-shapes.ts'
import { Notice } from '../kernel/ui/notice/notice.tsx'
import css from './interruptions.module.css'
import { SecondFactorDue } from './second-factor-due.tsx'

const TornWords = lazyComponent(async () => (await import('../kernel/ui/hyphens/torn-words.ts')).TornWords)

/** Once its code comes: without a line nothing could be sent. */
const outboxCode = untilItComes(() => import('../kernel/outbox/device-outbox.ts'))

async function beginOutbox(...of: Parameters<typeof import('../kernel/outbox/device-outbox.ts').beginOutbox>) {
  ;(await outboxCode()).beginOutbox(...of)
}

export function Interruptions({ applications }: { applications: OutboxApplications }): ReactElement {
  const portal = usePortal()
  const held = useHeldLeaving()
  const isConnected = useConnection()
  // The bar of a field screen says it by itself: a strip above would move what a gloved hand is about to press.
  const isOnlyHeard = useIsHeaderHidden() && !isConnected
  // REG-46: nobody has to come back to the form for a draft to end with its day.
  useEffect(() => forgetOldDrafts(), [])
  // What an earlier page of this device could not send goes from any page of the portal.
  useEffect(() => void beginOutbox(portal, applications), [portal, applications])
  return (
    <>
      {/* There before its words, so that they are read out when they come. */}
      <div className={isOnlyHeard ? 'visually-hidden' : css.top} aria-live="polite">
        <Interruption isConnected={isConnected} />
      </div>
      <SecondFactorDue />
      {/* Here because it, too, comes after the first screen and is there for all that follow. */}
      <Deferred>
        <TornWords />
      </Deferred>
      {held && <LeaveQuestion held={held} />}
    </>
  )
}

function Interruption({ isConnected }: { isConnected: boolean }) {
  const { offlinebannertext } = useTexts('interruptions')
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
