import { LocalDate, listInput, Total, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { Batch, BatchRow, Proposal, UnbilledWeek } from './batch.ts'

const id = z._default(z.string().check(z.maxLength(36)), '')
const Period = { seller: Uuid, from: LocalDate, to: LocalDate }

export const proposeBatch = peatCall({
  name: 'proposeBatch',
  path: '/batches/propose',
  roles: officeRoles,
  input: z.object(Period),
  output: { proposal: Proposal },
  refusals: [],
})

/** The weeks that have verified loads to invoice, the oldest first. */
export const readUnbilledWeeks = peatCall({
  name: 'readUnbilledWeeks',
  path: '/batches/unbilled',
  roles: officeRoles,
  input: z.object({ seller: Uuid }),
  output: { weeks: z.array(UnbilledWeek) },
  refusals: [],
})

/** Its loads are verified again. `batch_sent` once a file of it has been made. */
export const unapproveBatch = peatCall({
  name: 'unapproveBatch',
  path: '/batches/unapprove',
  roles: ['superadmin'],
  input: z.object({ id: Uuid }),
  output: {},
  refusals: ['wrong_state', 'batch_sent'],
})

/** All of the loads or none: each must be verified still, in the version that was seen. */
export const approveBatch = peatCall({
  name: 'approveBatch',
  path: '/batches/approve',
  roles: officeRoles,
  // Five thousand loads by id and version.
  most: 512 * 1024,
  input: z.object({
    ...Period,
    loads: z.array(z.strictObject({ id: Uuid, version: Version })).check(z.minLength(1), z.maxLength(5000)),
  }),
  output: { id: Uuid, number: z.string() },
  refusals: ['wrong_state', 'modified_elsewhere'],
})

const BatchView = z.object({ seller: id })
const batchSorts = ['approved', 'number'] as const

export const searchBatches = peatCall({
  name: 'searchBatches',
  path: '/batches/search',
  roles: officeRoles,
  input: listInput(BatchView, batchSorts),
  output: { rows: z.array(BatchRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const readBatch = peatCall({
  name: 'readBatch',
  path: '/batches/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { batch: Batch },
  refusals: [],
})

/** The file is made once in each format and sent again byte for byte. */
export const exportBatch = peatCall({
  name: 'exportBatch',
  path: '/batches/export',
  roles: officeRoles,
  input: z.object({ id: Uuid, format: z.enum(['csv', 'json']) }),
  output: {},
  refusals: [],
  file: 'given',
})

export const invoicingCalls = {
  proposeBatch,
  readUnbilledWeeks,
  approveBatch,
  searchBatches,
  readBatch,
  exportBatch,
  unapproveBatch,
}
