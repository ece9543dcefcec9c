/** Whoever verifies one load goes on with the next, without the list between. */
import { useAnswer } from '@workspace/portal/web'
import { useState } from 'react'
import { searchLoads } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'

const waiting = { state: 'toVerify', sort: 'slot', direction: 'asc', limit: 2 } as const

/** The load that has waited longest, once the reader has verified this one; read before, so that it is there at once. */
export function useNextToVerify(load: Load, mayVerify: boolean): LoadRow | undefined {
  const [began] = useState(mayVerify)
  const { data } = useAnswer(searchLoads, waiting, { enabled: began })
  return load.state === 'verified' ? data?.rows.find(({ id }) => id !== load.id) : undefined
}
