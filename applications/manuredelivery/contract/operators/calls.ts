import { edited, saved, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { Operator, operatorSettings } from './operator.ts'

export const readOperator = manureCall({
  name: 'readOperator',
  path: '/operators/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: {
    operator: Operator,
    /** Who of the company may be a plant's receiver. */
    people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  },
  refusals: ['not_found'],
})

export const saveOperator = manureCall({
  name: 'saveOperator',
  path: '/operators/save',
  roles: officeRoles,
  input: z.object({ ...edited, ...operatorSettings }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const operatorCalls = { readOperator, saveOperator }
