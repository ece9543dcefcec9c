/** Whether the letter to somebody who has registered was refused for good: seconds after it was sent. */
import { useEffect, useState } from 'react'
import { readActivationLetter } from '../../../contract/registration/calls.ts'
import type { Credentials } from '../../kernel/portal/credentials.ts'
import { ask } from '../../kernel/requests/ask.ts'

/** Milliseconds after the page has come: a mail server says so in a second, or after a while. */
const looksAt = [3_000, 12_000]

export function useAddressRefused({ username, password }: Credentials): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const look = async () => {
      const answer = await ask(readActivationLetter, { username, password })
      if ('answered' in answer && answer.answered.addressrefused) setRefused(true)
    }
    const timers = looksAt.map((after) => setTimeout(() => void look(), after))
    return () => timers.forEach(clearTimeout)
  }, [username, password])
  return isRefused
}
