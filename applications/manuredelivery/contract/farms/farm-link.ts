/** What is between one company and one farm, kept by the office (lanta-appi 2.3, 7.5). */
import { DocumentLanguage, Words } from '@workspace/logistics/contract'
import { saved, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { FarmLinkFields } from './farm.ts'

const { account: _, ...linkFields } = FarmLinkFields.shape

/** As the office of the company reads it. */
export const FarmLink = z.strictObject({ id: Uuid, version: z.int(), ...linkFields })
export type FarmLink = z.infer<typeof FarmLink>

export const saveFarmLink = manureCall({
  name: 'saveFarmLink',
  path: '/farms/link',
  roles: officeRoles,
  input: z.object({ version: Version, ...FarmLinkFields.shape }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/**
 * The company collects from the farm no more. Refused `in_use` while a request or a consignment of the two is open. The
 * account is closed with its last relationship; what was collected stays to be read.
 */
export const closeFarm = manureCall({
  name: 'closeFarm',
  path: '/farms/close',
  roles: officeRoles,
  input: z.object({ account: Uuid, company: Uuid, version: Version, reason: Words }),
  output: {},
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

/**
 * The hand-over contract as a PDF to be signed on paper; a new edition is issued where anything has changed. `wrong_state` where
 * nothing is agreed. `busy` while too many are being drawn.
 */
export const giveContract = manureCall({
  name: 'giveContract',
  path: '/farms/contract',
  roles: officeRoles,
  input: z.object({ account: Uuid, company: Uuid, language: z._default(DocumentLanguage, 'fi') }),
  output: {},
  refusals: ['not_found', 'wrong_state', 'busy'],
  file: 'given',
})

export const farmLinkCalls = { saveFarmLink, closeFarm, giveContract }
