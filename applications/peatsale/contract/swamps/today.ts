/** Telling what a swamp is like on the day. */
import { Words } from '@workspace/logistics/contract'
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { closureKinds, PileReport } from './told.ts'

/** By its loaders and by its office; drivers with a load there today get a letter. Closed again, it has the new reason. */
export const closeSwamp = peatCall({
  name: 'closeSwamp',
  path: '/swamps/close',
  roles: ['loader', ...officeRoles],
  input: z.object({ swamp: Uuid, day: LocalDate, kind: z.enum(closureKinds), words: z.optional(Words) }),
  output: {},
  refusals: ['not_found'],
})

export const openSwamp = peatCall({
  name: 'openSwamp',
  path: '/swamps/open',
  roles: ['loader', ...officeRoles],
  input: z.object({ swamp: Uuid, day: LocalDate }),
  output: {},
  refusals: ['not_found'],
})

/** Of an empty pile nothing is loaded any more, until its office opens it again. */
export const reportPile = peatCall({
  name: 'reportPile',
  path: '/stockpiles/report',
  roles: ['loader'],
  input: z.object({ pile: Uuid, report: PileReport }),
  output: {},
  refusals: ['not_found'],
})
