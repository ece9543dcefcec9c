/**
 * Bucketfuls as they are tapped: counted on the screen at once, sent one after another. One that did not go stays first
 * in the row, so that none is lost and none counts twice.
 */
import type { QuantityInput } from '@workspace/portal/contract'
import { isConnected, onConnectionChange, useLeaveWarning } from '@workspace/portal/web'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadAct } from '../commands/send-command.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { BucketRow } from './bucket-row.ts'

interface Tap {
  readonly key: number
  readonly line: string
  readonly count: 1 | -1
  /** Of the load once the server has counted it; undefined until then. */
  readonly version: number | undefined
}

export interface Bucketful {
  readonly line: string
  readonly count: 1 | -1
  readonly bucketSize: z.input<typeof QuantityInput>
  readonly stockpile: string | undefined
}

export interface Buckets {
  readonly tap: (bucketful: Bucketful) => void
  /** Bucketfuls of a line, with those that are still on their way. */
  readonly counted: (line: Load['lines'][number]) => number
  readonly unsent: number
  /** Of those, how many the line has kept back, until the last of them has gone. */
  readonly kept: number
  /** Why the first of the row did not go. */
  readonly failure: ReturnType<typeof useLoadCommand>['failure']
  readonly sendAgain: () => void
  /** Resolves when nothing is under way; true if everything went. */
  readonly settled: () => Promise<boolean>
}

export function useBuckets(load: Load): Buckets {
  const [taps, setTaps] = useState<readonly Tap[]>([])
  const [isKept, setKept] = useState(false)
  const [row] = useState(() => new BucketRow<{ readonly key: number; readonly act: LoadAct }>())
  const keys = useRef(0)
  const { send, failure, forget } = useLoadCommand({
    says: false,
    // Before the load is fetched again, so that no bucket is ever counted twice.
    onDone: ({ version }) => {
      const sent = row.went()
      setTaps((now) => now.map((each) => (each.key === sent?.key ? { ...each, version } : each)))
    },
  })
  const unsent = taps.filter(({ version }) => version === undefined).length
  useLeaveWarning(unsent > 0)

  async function sendOne({ act }: { readonly act: LoadAct }): Promise<boolean> {
    const came = await send(act)
    if ('refused' in came) drop()
    if ('failed' in came || row.isEmpty) setKept('failed' in came)
    return !('failed' in came)
  }
  /** What the server does not take is not shown as counted. */
  function drop() {
    row.drop()
    setTaps((now) => now.filter(({ version }) => version !== undefined))
  }
  const start = () => row.start(sendOne)
  // Whoever sits in a wheel loader need not press again what the line kept back.
  useEffect(() => {
    return onConnectionChange(() => {
      if (isConnected()) row.lineIsBack(sendOne)
    })
  })
  return {
    tap: ({ line, count, bucketSize, stockpile }) => {
      keys.current += 1
      const key = keys.current
      const data = { count, bucketSize, line, ...(stockpile === undefined ? {} : { stockpile }) }
      row.add({ key, act: { kind: 'bucket', of: load.id, data } })
      setTaps((now) => [...now.filter((each) => isAhead(each, load)), { key, line, count, version: undefined }])
      void start()
    },
    counted: (line) => {
      const ahead = taps.filter((each) => each.line === line.id && isAhead(each, load))
      return Math.max(0, line.buckets + ahead.reduce((sum, { count }) => sum + count, 0))
    },
    unsent,
    kept: isKept ? unsent : 0,
    failure,
    sendAgain: () => {
      forget()
      void start()
    },
    settled: async () => {
      await start()
      return row.isEmpty
    },
  }
}

/** Not yet in the load as it was last read. */
function isAhead({ version }: Tap, load: Load): boolean {
  return version === undefined || version > load.version
}
