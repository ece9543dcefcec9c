import { listInput, saved, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles, workingRoles } from '../rights/roles.ts'
import { ListedPlant, Plant, PlantFields, PlantView, plantSorts, ScaleFields } from './plant.ts'

/** The office finds its own plants, a receiver those that list the person. */
export const searchPlants = manureCall({
  name: 'searchPlants',
  path: '/plants/search',
  roles: ['receiver', ...officeRoles],
  input: listInput(PlantView, plantSorts),
  output: { rows: z.array(ListedPlant), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

/** Name, address and hours are for everybody who has work or manure here. */
export const readPlant = manureCall({
  name: 'readPlant',
  path: '/plants/read',
  roles: workingRoles,
  input: z.object({ id: Uuid }),
  output: { plant: Plant },
  refusals: ['not_found'],
})

export const savePlant = manureCall({
  name: 'savePlant',
  path: '/plants/save',
  roles: officeRoles,
  input: PlantFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const saveScale = manureCall({
  name: 'saveScale',
  path: '/scales/save',
  roles: officeRoles,
  input: ScaleFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const plantCalls = { searchPlants, readPlant, savePlant, saveScale }
