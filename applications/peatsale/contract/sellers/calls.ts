import { edited, saved, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { PersonName } from '../fields/person-name.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles, peatRoles } from '../rights/roles.ts'
import { ListedSeller, Seller, SellerCompany, sellerFields, sellerSettings, Zone, ZoneChange } from './seller.ts'

/** The sellers that the person deals with; of a customer and a newcomer all, so that one can be asked. */
export const readSellers = peatCall({
  name: 'readSellers',
  method: 'GET',
  path: '/sellers',
  roles: peatRoles,
  whileWaiting: true,
  input: z.object({}),
  output: { sellers: z.array(ListedSeller) },
  refusals: [],
})

/** With the people of its company who load: swamps take their loaders from them. */
export const readSeller = peatCall({
  name: 'readSeller',
  path: '/sellers/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { seller: Seller, zones: z.array(Zone), loaders: z.array(PersonName) },
  refusals: ['not_found'],
})

/** The companies of the portal, each with the seller that it is. */
export const readSellerCompanies = peatCall({
  name: 'readSellerCompanies',
  method: 'GET',
  path: '/sellers/companies',
  roles: ['superadmin'],
  input: z.object({}),
  output: { companies: z.array(SellerCompany) },
  refusals: [],
})

/** A company of the portal becomes a seller, or its name, code and address change. */
export const saveSeller = peatCall({
  name: 'saveSeller',
  path: '/sellers/save',
  roles: ['superadmin'],
  input: z.object({ ...edited, ...sellerFields }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const saveSellerSettings = peatCall({
  name: 'saveSellerSettings',
  path: '/sellers/settings',
  roles: officeRoles,
  input: z.object({ ...edited, ...sellerSettings }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** Answers the zones as they are then. A zone that a site, a price or a freight names stays: `in_use`. */
export const saveZones = peatCall({
  name: 'saveZones',
  path: '/zones/save',
  roles: officeRoles,
  input: z.object({ seller: Uuid, changes: z.array(ZoneChange).check(z.minLength(1), z.maxLength(30)) }),
  output: { zones: z.array(Zone) },
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

export const sellersCalls = {
  ...{ readSellers, readSeller, readSellerCompanies, saveSeller },
  ...{ saveSellerSettings, saveZones },
}
