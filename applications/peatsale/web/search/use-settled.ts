import { useEffect, useState } from 'react'

/** Milliseconds after the last key: a number is not searched digit by digit. */
const pause = 120

export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
