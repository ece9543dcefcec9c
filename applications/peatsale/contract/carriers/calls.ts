import {
  CarrierFields,
  Driver,
  DriverFields,
  Vehicle,
  VehicleFields,
  Wash,
  WashFields,
  Words,
} from '@workspace/logistics/contract'
import { edited, listInput, PortalId, saved, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { Carrier, CarrierView, carrierSorts, ListedCarrier, ServiceFields } from './carrier.ts'

const carrierRoles = ['carrierLead', ...officeRoles] as const

export const searchCarriers = peatCall({
  name: 'searchCarriers',
  path: '/carriers/search',
  roles: officeRoles,
  input: listInput(CarrierView, carrierSorts),
  output: { rows: z.array(ListedCarrier), cursor: z.string(), total: z.nullable(Total) },
  refusals: ['not_found'],
})

export const readCarrier = peatCall({
  name: 'readCarrier',
  path: '/carriers/read',
  roles: ['driver', ...carrierRoles],
  input: z.object({ id: PortalId }),
  output: { carrier: Carrier, drivers: z.array(Driver), vehicles: z.array(Vehicle) },
  refusals: ['not_found'],
})

export const saveCarrier = peatCall({
  name: 'saveCarrier',
  path: '/carriers/save',
  roles: carrierRoles,
  input: CarrierFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** An office asks a transport company of the portal to drive for it, or ends it; a superadmin needs no consent. */
export const saveCarrierService = peatCall({
  name: 'saveCarrierService',
  path: '/carriers/service',
  roles: officeRoles,
  input: ServiceFields,
  output: { asked: z.boolean() },
  refusals: ['not_found'],
})

/** The carrier's dispatcher, or a superadmin, answers a seller that has asked. */
export const answerCarrierService = peatCall({
  name: 'answerCarrierService',
  path: '/carriers/service/answer',
  roles: ['carrierLead', 'superadmin'],
  input: z.object({ carrier: PortalId, seller: Uuid, accepts: z.boolean() }),
  output: {},
  refusals: ['not_found'],
})

export const saveCarrierDriver = peatCall({
  name: 'saveCarrierDriver',
  path: '/carriers/driver',
  roles: carrierRoles,
  input: DriverFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const saveVehicle = peatCall({
  name: 'saveVehicle',
  path: '/vehicles/save',
  roles: carrierRoles,
  input: VehicleFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** `in_use` while it has loads ahead. */
export const removeVehicle = peatCall({
  name: 'removeVehicle',
  path: '/vehicles/remove',
  roles: carrierRoles,
  input: z.object(edited),
  output: {},
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

/** The last twenty washes of a vehicle, the newest first. */
export const readWashes = peatCall({
  name: 'readWashes',
  path: '/vehicles/washes',
  roles: ['driver', ...carrierRoles],
  input: z.object({ vehicle: Uuid }),
  output: { washes: z.array(Wash) },
  refusals: ['not_found'],
})

/** A wash is never edited: a wrong one is voided with a reason. */
export const addWash = peatCall({
  name: 'addWash',
  path: '/vehicles/wash',
  roles: ['driver', ...carrierRoles],
  input: WashFields,
  output: {},
  refusals: ['not_found'],
})

export const voidWash = peatCall({
  name: 'voidWash',
  path: '/vehicles/wash/void',
  roles: ['driver', ...carrierRoles],
  input: z.object({ id: Uuid, reason: Words }),
  output: {},
  refusals: ['not_found'],
})

export const carrierCalls = {
  searchCarriers,
  readCarrier,
  saveCarrier,
  saveCarrierService,
  answerCarrierService,
  saveCarrierDriver,
  saveVehicle,
  removeVehicle,
  readWashes,
  addWash,
  voidWash,
}
