import { Driver, DriverFields, Wash, WashFields, Words } from '@workspace/logistics/contract'
import { edited, LocalDate, listInput, PortalId, saved, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import {
  Carrier,
  CarrierFields,
  CarrierView,
  carrierSorts,
  ListedCarrier,
  ServiceFields,
  Vehicle,
  VehicleFields,
} from './carrier.ts'

const carrierRoles = ['carrierLead', ...officeRoles] as const
const crewRoles = ['driver', ...carrierRoles] as const

export const searchCarriers = manureCall({
  name: 'searchCarriers',
  path: '/carriers/search',
  roles: officeRoles,
  input: listInput(CarrierView, carrierSorts),
  output: { rows: z.array(ListedCarrier), cursor: z.string(), total: z.nullable(Total) },
  refusals: ['not_found'],
})

export const readCarrier = manureCall({
  name: 'readCarrier',
  path: '/carriers/read',
  roles: crewRoles,
  input: z.object({ id: PortalId }),
  output: { carrier: Carrier, drivers: z.array(Driver), vehicles: z.array(Vehicle) },
  refusals: ['not_found'],
})

export const saveCarrier = manureCall({
  name: 'saveCarrier',
  path: '/carriers/save',
  roles: carrierRoles,
  input: CarrierFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** An office asks a transport company of the portal to drive for it, or ends it; a superadmin needs no consent. */
export const saveCarrierService = manureCall({
  name: 'saveCarrierService',
  path: '/carriers/service',
  roles: officeRoles,
  input: ServiceFields,
  output: { asked: z.boolean() },
  refusals: ['not_found'],
})

/** The carrier's dispatcher, or a superadmin, answers a company that has asked. */
export const answerCarrierService = manureCall({
  name: 'answerCarrierService',
  path: '/carriers/service/answer',
  roles: ['carrierLead', 'superadmin'],
  input: z.object({ carrier: PortalId, company: Uuid, accepts: z.boolean() }),
  output: {},
  refusals: ['not_found'],
})

export const saveDriver = manureCall({
  name: 'saveDriver',
  path: '/carriers/driver',
  roles: carrierRoles,
  input: DriverFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const saveVehicle = manureCall({
  name: 'saveVehicle',
  path: '/vehicles/save',
  roles: carrierRoles,
  input: VehicleFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** `in_use` while it has consignments ahead. */
export const removeVehicle = manureCall({
  name: 'removeVehicle',
  path: '/vehicles/remove',
  roles: carrierRoles,
  input: z.object(edited),
  output: {},
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

/** The last twenty washes of a vehicle, the newest first, and what it needs before it carries manure. */
export const searchWashes = manureCall({
  name: 'searchWashes',
  path: '/washes/search',
  roles: crewRoles,
  input: z.object({ vehicle: Uuid }),
  output: {
    washes: z.array(Wash),
    vehicle: Vehicle,
    /** Where vehicles of the carrier were washed last: five at most, the latest first. */
    places: z.array(z.string()),
  },
  refusals: ['not_found'],
})

export const saveWash = manureCall({
  name: 'saveWash',
  path: '/washes/save',
  roles: crewRoles,
  input: WashFields,
  output: {},
  refusals: ['not_found'],
})

/** A wash is never edited: a wrong one is voided with a reason. */
export const voidWash = manureCall({
  name: 'voidWash',
  path: '/washes/void',
  roles: crewRoles,
  input: z.object({ id: Uuid, reason: Words }),
  output: {},
  refusals: ['not_found'],
})

/** The wash record of a vehicle: each wash of the days, the oldest first, with what was carried before it. A year at a time. */
export const readWashRecord = manureCall({
  name: 'readWashRecord',
  path: '/washes/record',
  roles: crewRoles,
  input: z.object({ vehicle: Uuid, year: z.int().check(z.minimum(2020), z.maximum(2100)) }),
  output: {
    plate: z.string(),
    carrier: z.string(),
    washes: z.array(
      z.strictObject({
        ...Wash.shape,
        /** Class and day alone, whichever application carried it. */
        lastCargo: z.nullable(z.strictObject({ cargo: z.enum(['bedding', 'manure', 'other']), day: LocalDate })),
      }),
    ),
  },
  refusals: ['not_found'],
})

export const carrierCalls = {
  ...{ searchCarriers, readCarrier, saveCarrier, saveCarrierService, answerCarrierService, saveDriver },
  ...{ saveVehicle, removeVehicle, searchWashes, saveWash, voidWash, readWashRecord },
}
