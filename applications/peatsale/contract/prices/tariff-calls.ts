/** Calls about carrier tariffs; they are drafted, published and retired as freight tables are. */
import { edited, saved, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { CarrierTariff, CarrierTariffFields } from './carrier-tariff.ts'
import { PriceState } from './price-list.ts'

/** A dispatcher reads what is published and applies to the own carrier. */
export const readCarrierTariffs = peatCall({
  name: 'readCarrierTariffs',
  path: '/tariffs/read',
  roles: ['carrierLead', ...officeRoles],
  input: z.object({ seller: Uuid }),
  output: { tariffs: z.array(CarrierTariff) },
  refusals: ['not_found'],
})

/** Only a draft is changed: anything else is `wrong_state`. A zone has one row for a kind of product. */
export const saveCarrierTariff = peatCall({
  name: 'saveCarrierTariff',
  path: '/tariffs/save',
  roles: officeRoles,
  input: CarrierTariffFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

export const publishCarrierTariff = peatCall({
  name: 'publishCarrierTariff',
  path: '/tariffs/publish',
  roles: officeRoles,
  input: z.object(edited),
  output: { state: PriceState, version: Version },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** A published tariff fills no freight from here on; a draft is discarded. */
export const retireCarrierTariff = peatCall({
  name: 'retireCarrierTariff',
  path: '/tariffs/retire',
  roles: officeRoles,
  input: z.object(edited),
  output: { state: PriceState, version: Version },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

export const tariffCalls = { readCarrierTariffs, saveCarrierTariff, publishCarrierTariff, retireCarrierTariff }
