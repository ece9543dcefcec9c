import { useEffect } from 'react'

/** Keeps the screen awake while it is shown, where the device can; the lock goes when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function take() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // A low battery refuses it: the screen goes dark as it always would.
      }
    }
    void take()
    const retake = () => void take()
    document.addEventListener('visibilitychange', retake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', retake)
      void lock?.release()
    }
  }, [])
}
