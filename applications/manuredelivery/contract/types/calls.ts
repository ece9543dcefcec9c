import { saved } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { workingRoles } from '../rights/roles.ts'
import { ManureType, ManureTypeFields } from './manure-type.ts'

/** All of them, by their Finnish names; an inactive one stands on what was collected before. */
export const searchTypes = manureCall({
  name: 'searchTypes',
  method: 'GET',
  path: '/types/search',
  roles: workingRoles,
  input: z.object({}),
  output: { types: z.array(ManureType) },
  refusals: [],
})

/** Saves the type with its whole table. */
export const saveType = manureCall({
  name: 'saveType',
  path: '/types/save',
  roles: ['superadmin'],
  input: ManureTypeFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const typeCalls = { searchTypes, saveType }
