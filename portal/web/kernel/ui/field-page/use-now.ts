import { useEffect, useState } from 'react'

/** The time, renewed twice a minute: waiting minutes go on while nothing else happens. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}
