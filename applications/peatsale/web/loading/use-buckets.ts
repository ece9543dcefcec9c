/** Bucketfuls as they are tapped: each is an event of its own, kept on the device before it is sent, and counted at once. */
import type { QuantityInput } from '@workspace/portal/contract'
import { useOutboxWarning } from '@workspace/portal/web'
import type * as z from 'zod/mini'
import type { Load } from '../../contract/loads/load.ts'
import { keepFact } from '../facts/use-facts.ts'

export interface Bucketful {
  readonly line: string
  readonly count: 1 | -1
  readonly bucketSize: z.input<typeof QuantityInput>
  readonly stockpile: string | undefined
}

export function useBuckets(load: Load): (bucketful: Bucketful) => void {
  useOutboxWarning()
  return ({ stockpile, ...bucketful }) => {
    const data = { ...bucketful, ...(stockpile === undefined ? {} : { stockpile }) }
    void keepFact(load, { kind: 'bucket', data })
  }
}
