import { line, QuantityInput, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'

/** The loader's own bucket: a new one, or one that has been told before. */
export const saveBucket = peatCall({
  name: 'saveBucket',
  path: '/loading/bucket',
  roles: ['loader'],
  input: z.object({ id: Uuid, machine: line(60, 1), m3: QuantityInput.check(z.maximum(30_000)) }),
  output: { id: z.string() },
  refusals: ['not_found'],
})
