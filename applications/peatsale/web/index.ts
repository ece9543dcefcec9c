/** The peatsale application's browser face. */
import type { WebApplication } from '@workspace/portal/web'
import { lazyScreen } from '@workspace/portal/web'
import { peatsaleManifest } from '../contract/manifest.ts'
import { LitterIcon } from './icon.tsx'

const start = lazyScreen(async () => (await import('./start/start-screen.tsx')).StartScreen)

export const peatsale: WebApplication<never, 'credithold'> = {
  manifest: peatsaleManifest,
  Icon: LitterIcon,
  auditSentences: async () => (await import('./texts/audit-sentences.ts')).auditSentences,
  letterNames: async () => (await import('./texts/letter-names.ts')).letterNames,
  screens: [
    { path: '/', screen: start },
    // ROUTE-26: where the back button of the system info leads.
    { path: '/frontpage', screen: start },
  ],
}
