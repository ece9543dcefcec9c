/** Batches of settlement rows with their files, and what carriers are owed (lanta-appi 5.2, 7.5). */
import { Words } from '@workspace/logistics/contract'
import { LocalDate, listInput, Total, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { Batch, BatchFormat, ListedBatch, Proposal, sides } from './batch.ts'
import { CarrierRowView, ListedCarrierRow } from './carrier-row.ts'

const id = z._default(z.string().check(z.maxLength(36)), '')
const period = { company: Uuid, from: LocalDate, to: LocalDate }

/** Both sides with their rows, and what stands in the way of the rest. */
export const proposeBatches = manureCall({
  name: 'proposeBatches',
  path: '/batches/propose',
  roles: officeRoles,
  input: z.object(period),
  output: { proposal: Proposal },
  refusals: ['not_found'],
})

/** All of the consignments or none, each in the version that was seen. One approval makes a batch for each side. */
export const approveBatches = manureCall({
  name: 'approveBatches',
  path: '/batches/approve',
  roles: officeRoles,
  // Five thousand consignments by id and version.
  most: 512 * 1024,
  input: z.object({
    ...period,
    consignments: z.array(z.strictObject({ id: Uuid, version: Version })).check(z.minLength(1), z.maxLength(5000)),
  }),
  output: { batches: z.array(z.strictObject({ id: Uuid, number: z.string(), side: z.enum(sides) })) },
  refusals: ['not_found', 'wrong_state', 'modified_elsewhere'],
})

/**
 * Takes both batches of the approval back: their consignments are confirmed again. `wrong_state` where one of them has been
 * corrected since.
 */
export const unapproveBatches = manureCall({
  name: 'unapproveBatches',
  path: '/batches/unapprove',
  roles: ['superadmin'],
  input: z.object({ id: Uuid, reason: Words }),
  output: {},
  refusals: ['not_found', 'wrong_state', 'batch_sent'],
})

const BatchView = z.object({ company: id, side: z._default(z.enum([...sides, '']), '') })

export const searchBatches = manureCall({
  name: 'searchBatches',
  path: '/batches/search',
  roles: officeRoles,
  input: listInput(BatchView, ['approved', 'number']),
  output: { rows: z.array(ListedBatch), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const readBatch = manureCall({
  name: 'readBatch',
  path: '/batches/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { batch: Batch },
  refusals: ['not_found'],
})

/** The file is made once in each format and sent again byte for byte. */
export const exportBatch = manureCall({
  name: 'exportBatch',
  path: '/batches/export',
  roles: officeRoles,
  input: z.object({ id: Uuid, format: BatchFormat }),
  output: {},
  refusals: ['not_found'],
  file: 'given',
})

/** The accounts have it: from now on its approval stays. */
export const markBatchSent = manureCall({
  name: 'markBatchSent',
  path: '/batches/sent',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: {},
  refusals: ['not_found', 'wrong_state'],
})

const rowReaders = ['carrierLead', ...officeRoles] as const

/** Of the own carrier for its dispatcher; of the own company for the office. */
export const searchCarrierRows = manureCall({
  name: 'searchCarrierRows',
  path: '/carrierrows/search',
  roles: rowReaders,
  input: listInput(CarrierRowView, ['day']),
  output: {
    rows: z.array(ListedCarrierRow),
    cursor: z.string(),
    total: z.nullable(Total),
    /** Cents of all rows that were found; null on a later page. */
    net: z.nullable(z.int()),
  },
  refusals: [],
})

/** The statement of a carrier and period as CSV. */
export const exportCarrierRows = manureCall({
  name: 'exportCarrierRows',
  path: '/carrierrows/export',
  roles: rowReaders,
  input: CarrierRowView,
  output: {},
  refusals: [],
  file: 'given',
})

export const billingCalls = {
  ...{ proposeBatches, approveBatches, unapproveBatches, searchBatches, readBatch, exportBatch, markBatchSent },
  ...{ searchCarrierRows, exportCarrierRows },
}
