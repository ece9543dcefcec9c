/** Lanta-appi: manure from the farms, fetched and delivered. */
import type { ApplicationManifest } from '@workspace/portal/contract'
import { manureAppGroups } from './groups.ts'

export const manuredeliveryManifest = {
  key: 'manuredelivery',
  names: { fi: 'Lanta-appi', en: 'Manure-app' },
  primaryCompany: 'Biolan',
  groups: manureAppGroups,
  userTypes: ['none', 'customer', 'admin', 'transport'],
} as const satisfies ApplicationManifest
