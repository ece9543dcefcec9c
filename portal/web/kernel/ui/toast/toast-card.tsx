/** ToastCard: one success, shown for ten seconds; with an undo, then what came of it. */
import type { FocusEvent, ReactElement } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconX } from '../icon/more-shapes.ts'
import { iconCheck, iconInfo } from '../icon/shell-shapes.ts'
import css from './toast-card.module.css'
import type { ToastMessage, ToastUndo, UndoOutcome } from './toast-message.ts'
import { isUndoPress } from './undo-keys.ts'

export type ToastCardProps = ToastMessage & {
  closeLabel: string
  /** The keys of undoing mean the newest one. */
  isNewest: boolean
  /** In the page, as wide as its place, and not above it. */
  inPlace?: boolean | undefined
  onDrop: () => void
}

type Moment = { at: 'shown' } | { at: 'undoing' } | ({ at: 'ended' } & UndoOutcome)

export function ToastCard({ text, undo, closeLabel, isNewest, inPlace, onDrop }: ToastCardProps): ReactElement {
  const [moment, setMoment] = useState<Moment>({ at: 'shown' })
  const { card, remember, giveBack } = useFocusGivenBack()
  const hasFailed = moment.at === 'ended' && moment.hasFailed === true
  async function undoIt(taken: ToastUndo) {
    setMoment({ at: 'undoing' })
    const outcome = await taken.onUndo()
    // The button that goes must not take the focus with it.
    if (card.current?.contains(document.activeElement)) card.current.focus()
    setMoment({ at: 'ended', ...outcome })
  }
  function close() {
    giveBack()
    onDrop()
  }
  const takeEarly = useEffectEvent(() => {
    if (undo?.early?.end()) void undoIt(undo)
  })
  useEffect(() => takeEarly(), [])
  useUndoKeys(isNewest && moment.at === 'shown' && undo !== undefined, () => undo && void undoIt(undo))
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only listens where the focus comes from
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens where the focus comes from
    <div
      ref={card}
      className={css.toast}
      tabIndex={-1}
      onFocus={remember}
      data-failed={hasFailed || undefined}
      data-in-place={inPlace}
    >
      {/* The clock is an animation, so that pointing at the message or focusing in it stops the time. */}
      {moment.at !== 'undoing' && !hasFailed && <span key={moment.at} className={css.clock} onAnimationEnd={onDrop} />}
      <Icon shape={hasFailed ? iconInfo : iconCheck} />
      <p className={css.text} role={hasFailed ? 'alert' : undefined}>
        {moment.at === 'ended' ? moment.text : text}
      </p>
      {undo && moment.at !== 'ended' && (
        <Button
          variant="ground"
          aria-keyshortcuts="Control+Z"
          busy={moment.at === 'undoing'}
          busyLabel={undo.busyLabel}
          onClick={() => void undoIt(undo)}
        >
          {undo.label}
        </Button>
      )}
      <Button variant="ground" icon={iconX} hideLabel onClick={close}>
        {closeLabel}
      </Button>
    </div>
  )
}

/** Closing gives the focus back to where it came from, or to the heading when that has gone. */
function useFocusGivenBack() {
  const card = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  function remember({ relatedTarget }: FocusEvent) {
    const isOutside = relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget)
    if (isOutside) cameFrom.current = relatedTarget
  }
  function giveBack() {
    if (!card.current?.contains(document.activeElement)) return
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector<HTMLElement>('main h1')
    place?.focus()
  }
  return { card, remember, giveBack }
}

function useUndoKeys(isOn: boolean, onUndo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoPress(event)) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
