/** In the bar of a field screen: how much waits to be sent, or how fresh the screen is. */
import type { FieldBarProps } from '@workspace/portal/web'
import { isConnected, onConnectionChange, useOutbox } from '@workspace/portal/web'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

/** Milliseconds: what goes at once need not be told. */
const patience = 1500

type Status = FieldBarProps['status']

/** `place` is the page whose view `unsent` lists it. */
export function useSendStatus(freshness: Status, place: '/peatsale/driving' | '/peatsale/loading'): Status {
  const texts = usePeatTexts('facts')
  const items = useOutbox()
  const count = (state: string) => items.filter((item) => item.state === state).length
  const [waiting, stopped, told] = [count('waiting'), count('stopped'), count('told')]
  const isSlow = useIsSlow(waiting > 0)
  const isBroken = !useSyncExternalStore(onConnectionChange, isConnected)
  const href = `#${place}?view=unsent`
  if (stopped > 0) return { tone: 'pending', label: texts.undecided({ count: stopped }), href }
  if (waiting > 0 && (isSlow || isBroken)) return { tone: 'pending', label: texts.unsent({ count: waiting }), href }
  return told > 0 && freshness?.tone !== 'offline'
    ? { tone: 'pending', label: texts.unread({ count: told }), href }
    : freshness
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
