import { listInput, saved, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { countStockpile, searchMovements } from './movement.ts'
import {
  ListedSwamp,
  Stockpile,
  StockpileFields,
  Swamp,
  SwampFields,
  SwampStock,
  SwampView,
  swampSorts,
} from './swamp.ts'
import { closeSwamp, openSwamp, reportPile } from './today.ts'

export const searchSwamps = peatCall({
  name: 'searchSwamps',
  path: '/swamps/search',
  roles: ['carrierLead', 'driver', 'loader', ...officeRoles],
  input: listInput(SwampView, swampSorts),
  output: { rows: z.array(ListedSwamp), cursor: z.string(), total: z.nullable(Total) },
  refusals: ['not_found'],
})

export const readSwamp = peatCall({
  name: 'readSwamp',
  path: '/swamps/read',
  roles: ['loader', ...officeRoles],
  input: z.object({ id: Uuid }),
  output: { swamp: Swamp, piles: z.array(Stockpile), stock: z.array(SwampStock) },
  refusals: ['not_found'],
})

export const saveSwamp = peatCall({
  name: 'saveSwamp',
  path: '/swamps/save',
  roles: officeRoles,
  input: SwampFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** `in_use`: a pile that has been loaded from keeps its product. */
export const saveStockpile = peatCall({
  name: 'saveStockpile',
  path: '/stockpiles/save',
  roles: officeRoles,
  input: StockpileFields,
  output: saved,
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

export const swampCalls = {
  searchSwamps,
  readSwamp,
  saveSwamp,
  saveStockpile,
  searchMovements,
  countStockpile,
  closeSwamp,
  openSwamp,
  reportPile,
}
