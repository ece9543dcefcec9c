/** The place of the demo accounts: empty everywhere but in a demo. */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import type { Credentials } from '../../kernel/portal/credentials.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { Deferred } from '../../kernel/ui/deferred/deferred.tsx'
import type { DemoAnswer } from './demo-answer.ts'

const DemoAccounts = lazyComponent(async () => (await import('./demo-accounts.tsx')).DemoAccounts)

export function DemoCorner({ onPick }: { onPick: (credentials: Credentials) => void }): ReactElement | null {
  const demo = useDemo()
  // Outside demo mode there are none.
  if (demo === undefined || demo.accounts.length === 0) return null
  return (
    <Deferred>
      <DemoAccounts demo={demo} onPick={onPick} />
    </Deferred>
  )
}

function useDemo(): DemoAnswer | undefined {
  const [demo, setDemo] = useState<DemoAnswer>()
  useEffect(() => {
    const leaving = new AbortController()
    const show = (answer: DemoAnswer | undefined) => {
      if (!leaving.signal.aborted) setDemo(answer)
    }
    readDemo(leaving.signal).then(show, () => undefined)
    return () => leaving.abort()
  }, [])
  return demo
}

async function readDemo(signal: AbortSignal): Promise<DemoAnswer | undefined> {
  const { readDemoAccounts } = await import('../../../contract/demo/calls.ts')
  const answer = await ask(readDemoAccounts, {}, { signal })
  return 'answered' in answer ? answer.answered : undefined
}
