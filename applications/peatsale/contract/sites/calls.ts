import { edited, saved, Uuid, UuidOrNone, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { proposeZone } from '../customers/caller-call.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { siteFields } from './site.ts'

export const saveSite = peatCall({
  name: 'saveSite',
  path: '/sites/save',
  roles: ['customer', ...officeRoles],
  input: z.object({ ...edited, account: Uuid, ...siteFields }),
  output: saved,
  refusals: ['modified_elsewhere'],
})

/** `in_use` while an order to it is not ended. */
export const removeSite = peatCall({
  name: 'removeSite',
  path: '/sites/remove',
  roles: ['customer', ...officeRoles],
  input: z.object(edited),
  output: {},
  refusals: ['modified_elsewhere', 'in_use'],
})

/**
 * Road kilometres from the seller's swamps, and the zone. Where no kilometres are typed they follow from the coordinates;
 * the fewest propose the zone. An empty zone takes the proposed one, if there is one.
 */
export const saveSiteZone = peatCall({
  name: 'saveSiteZone',
  path: '/sites/zone',
  roles: officeRoles,
  input: z.object({
    site: Uuid,
    seller: Uuid,
    version: Version,
    zone: UuidOrNone,
    /** Null takes typed kilometres away; swamps that are not named keep theirs. */
    distances: z
      .array(z.object({ swamp: Uuid, km: z.nullable(z.int().check(z.minimum(0), z.maximum(2000))) }))
      .check(z.maxLength(60)),
  }),
  output: { version: Version, zone: z.string(), proposedZone: z.string(), proposedKm: z.nullable(z.int()) },
  refusals: ['modified_elsewhere'],
})

export const siteCalls = { saveSite, removeSite, saveSiteZone, proposeZone }
