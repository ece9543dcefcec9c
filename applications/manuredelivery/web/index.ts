/** The manure delivery application's browser face. */
import type { WebApplication } from '@workspace/portal/web'
import { lazyScreen, lazyTexts } from '@workspace/portal/web'
import { manuredeliveryManifest } from '../contract/manifest.ts'
import type { ManureRefusal } from '../contract/manure-refusals.ts'
import { alertScreens } from './alerts/screens.ts'
import { billingScreens } from './billing/screens.ts'
import { carrierScreens } from './carrier/screens.ts'
import { officeCarrierScreens } from './carriers/screens.ts'
import { drivingScreens } from './driving/screens.ts'
import { farmScreens } from './farm/screens.ts'
import { CompostIcon } from './icon.tsx'
import { officeScreens } from './inbox/screens.ts'
import { manureFieldNames } from './membership/field-names.ts'
import { plantScreens } from './plants/screens.ts'
import { receptionScreens } from './reception/screens.ts'
import { recordScreens } from './records/screens.ts'
import { reportScreens } from './reports/screens.ts'
import { runScreens } from './runs/screens.ts'
import { termScreens } from './terms/screens.ts'
import type { ManureAuditAction } from './texts/audit-sentences.ts'
import { textsOf } from './texts/texts-of.ts'
import { unplannedScreens } from './unplanned/screens.ts'

const start = lazyScreen(async () => (await import('./start/start-screen.tsx')).StartScreen, textsOf('start', 'states'))

export const manuredelivery: WebApplication<ManureRefusal, ManureAuditAction> = {
  manifest: manuredeliveryManifest,
  Icon: CompostIcon,
  refusals: lazyTexts(async () => (await import('./texts/refusal-texts.ts')).refusalTexts),
  letterNames: async () => (await import('../contract/letters/letter-names.ts')).letterNames,
  auditSentences: async () => (await import('./texts/audit-sentences.ts')).auditSentences,
  fieldNames: manureFieldNames,
  membershipFields: async () => (await import('./membership/membership-fields.tsx')).MembershipFields,
  waiting: async () => (await import('./texts/waiting-words.ts')).waitingWords,
  topics: async () => (await import('./topics.ts')).topics,
  screens: [
    { path: '/', screen: start },
    ...farmScreens,
    ...officeScreens,
    ...alertScreens,
    ...billingScreens,
    ...carrierScreens,
    ...officeCarrierScreens,
    ...drivingScreens,
    ...plantScreens,
    ...recordScreens,
    ...reportScreens,
    ...receptionScreens,
    ...runScreens,
    ...termScreens,
    ...unplannedScreens,
  ],
}
