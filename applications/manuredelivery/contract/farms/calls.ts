/** Calls about farms, their stores and analyses (lanta-appi 7.5). */
import { Words } from '@workspace/logistics/contract'
import { OpenInvitation } from '@workspace/logistics/contract/members'
import { edited, LocalDate, saved, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { AnalysisFields } from './analysis.ts'
import { FarmFields, StoreFields } from './farm.ts'
import { FarmLink } from './farm-link.ts'
import { searchFarms } from './search-farms.ts'

const farmAndOffice = ['farm', ...officeRoles] as const
const { account: _, ...storeFields } = StoreFields.shape
const Store = z.strictObject({
  id: Uuid,
  version: z.int(),
  ...storeFields,
  municipality: z.string(),
  /** What was collected from it last; null before the first time. */
  lastType: z.nullable(Uuid),
})
export type Store = z.infer<typeof Store>

const { account: __, ...analysisFields } = AnalysisFields.shape
const Analysis = z.strictObject({
  id: Uuid,
  version: z.int(),
  ...analysisFields,
  state: z.enum(['valid', 'withdrawn']),
  /** The last day on which it counts: the fifth anniversary of the sample (W11). */
  validUntil: LocalDate,
})
export type Analysis = z.infer<typeof Analysis>

const { account: ___, ...farmFields } = FarmFields.shape
const Farm = z.strictObject({
  id: Uuid,
  version: z.int(),
  name: z.string(),
  businessId: z.string(),
  farmId: z.string(),
  ...farmFields,
  companies: z.array(z.strictObject({ id: Uuid, name: z.string(), number: z.string() })),
  /** What the reader's companies have agreed with the farm; empty for its members. */
  links: z.array(FarmLink),
  members: z.array(z.strictObject({ id: z.string(), name: z.string(), isMain: z.boolean() })),
  /** The reader invites and removes members. */
  managesMembers: z.boolean(),
  /** Empty for a reader who does not manage the members. */
  invitations: z.array(OpenInvitation),
  sites: z.array(z.strictObject({ id: Uuid, name: z.string(), street: z.string(), city: z.string() })),
  /** Those that are in use. */
  stores: z.array(Store),
  /** The newest first. */
  analyses: z.array(Analysis),
})
export type Farm = z.infer<typeof Farm>

export const readFarm = manureCall({
  name: 'readFarm',
  path: '/farms/read',
  roles: farmAndOffice,
  input: z.object({ id: Uuid }),
  output: { farm: Farm },
  refusals: ['not_found'],
})

/** Keeping places, animals and liability to value added tax. */
export const saveFarm = manureCall({
  name: 'saveFarm',
  path: '/farms/save',
  roles: farmAndOffice,
  input: z.object({ version: Version, ...FarmFields.shape }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const saveStore = manureCall({
  name: 'saveStore',
  path: '/stores/save',
  roles: farmAndOffice,
  input: z.object({ ...edited, ...StoreFields.shape }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** Refused `in_use` while a request or a consignment under way names it. */
export const removeStore = manureCall({
  name: 'removeStore',
  path: '/stores/remove',
  roles: farmAndOffice,
  input: z.object(edited),
  output: {},
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

export const saveAnalysis = manureCall({
  name: 'saveAnalysis',
  path: '/analyses/save',
  roles: farmAndOffice,
  input: z.object({ ...edited, ...AnalysisFields.shape }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** It does not count any more; consignments that were settled by it stay as they are. */
export const withdrawAnalysis = manureCall({
  name: 'withdrawAnalysis',
  path: '/analyses/withdraw',
  roles: farmAndOffice,
  input: z.object({ ...edited, reason: Words }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

export const farmCalls = {
  ...{ searchFarms, readFarm, saveFarm, saveStore, removeStore, saveAnalysis, withdrawAnalysis },
}
