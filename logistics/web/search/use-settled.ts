import { useEffect, useState } from 'react'

/** The value once it has stayed for so many milliseconds: what is typed is not asked key by key. */
export function useSettled<Value>(value: Value, pause: number): Value {
  // As text, since an object is another one at each drawing.
  const now = JSON.stringify(value)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pause)
    return () => clearTimeout(timer)
  }, [now, pause])
  return JSON.parse(settled) as Value
}
