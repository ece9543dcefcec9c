/** The place of the demo accounts: empty in the prerendered page, and everywhere but in a demo. */
import type { ReactElement } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AnswerOf } from '../../contract/call.ts'
import { readDemoAccounts } from '../../contract/demo/calls.ts'
import { ask } from '../requests/ask.ts'
import type { Credentials } from '../start-up/credentials.ts'

export type DemoAnswer = AnswerOf<typeof readDemoAccounts>

const DemoAccounts = lazy(async () => ({ default: (await import('./demo-accounts.tsx')).DemoAccounts }))

export function DemoCorner({ onPick }: { onPick: (credentials: Credentials) => void }): ReactElement | null {
  const demo = useDemo()
  // Outside demo mode the call does not exist.
  if (demo === undefined || demo.accounts.length === 0) return null
  return (
    <Suspense>
      <DemoAccounts demo={demo} onPick={onPick} />
    </Suspense>
  )
}

function useDemo(): DemoAnswer | undefined {
  const [demo, setDemo] = useState<DemoAnswer>()
  useEffect(() => {
    const leaving = new AbortController()
    void ask(readDemoAccounts, {}, { signal: leaving.signal }).then((answer) => {
      if ('answered' in answer && !leaving.signal.aborted) setDemo(answer.answered)
    })
    return () => leaving.abort()
  }, [])
  return demo
}
