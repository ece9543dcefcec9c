/** The manure delivery application's browser face. */
import type { WebApplication } from '@workspace/portal/web'
import { lazyScreen, lazyTexts } from '@workspace/portal/web'
import { manuredeliveryManifest } from '../contract/manifest.ts'
import type { ManureRefusal } from '../contract/manure-refusals.ts'
import { CompostIcon } from './icon.tsx'
import { manureFieldNames } from './membership/field-names.ts'

export const manuredelivery: WebApplication<ManureRefusal> = {
  manifest: manuredeliveryManifest,
  Icon: CompostIcon,
  refusals: lazyTexts(async () => (await import('./texts/refusal-texts.ts')).refusalTexts),
  fieldNames: manureFieldNames,
  membershipFields: async () => (await import('./membership/membership-fields.tsx')).MembershipFields,
  screens: [{ path: '/', screen: lazyScreen(async () => (await import('./start/start-screen.tsx')).StartScreen) }],
}
