/** A tiny third application: it proves that one more needs nothing of the portal changed. */
import type { ApplicationManifest } from '@house/portal/contract'
import { defineCall } from '@house/portal/contract'
import * as z from 'zod/mini'

export const weighbridgeManifest: ApplicationManifest = {
  key: 'weighbridge',
  names: { fi: 'Ajoneuvovaaka', en: 'Weighbridge' },
  primaryCompany: 'Novarbo',
  groups: [],
  userTypes: ['weigher'],
}

export const weigh = defineCall({
  name: 'weigh',
  method: 'POST',
  path: '/api/weighbridge/visits',
  access: 'signed-in',
  input: z.object({ kilograms: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  output: { visits: z.number() },
  refusals: ['forbidden'],
})
