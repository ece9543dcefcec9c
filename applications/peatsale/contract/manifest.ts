/** Kuivikemyynti: sales and delivery of dry bedding. */
import type { ApplicationManifest } from '@workspace/portal/contract'

/** The bedding is sold to the groups of the companies, so it brings no group of its own (ENT-37). */
export const peatsaleManifest = {
  key: 'peatsale',
  names: { fi: 'Kuivikemyynti', en: 'Peatsale' },
  primaryCompany: 'Favorit',
  groups: [],
  userTypes: ['customer', 'transport', 'admin', 'swampperson'],
} as const satisfies ApplicationManifest
