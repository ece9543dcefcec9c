/** The browser face of the application. */
import type { WebApplication } from '@workspace/portal/web'
import { lazyScreen, lazyTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { weighbridgeManifest } from '../contract/index.ts'
import type { WeighbridgeRefusal } from './refusal-texts.ts'

export const weighbridge: WebApplication<WeighbridgeRefusal, 'clearvisits'> = {
  manifest: weighbridgeManifest,
  Icon: BridgeIcon,
  refusals: lazyTexts(async () => (await import('./refusal-texts.ts')).refusalTexts),
  auditSentences: async () => (await import('./audit-sentences.ts')).auditSentences,
  waiting: async () => (await import('./waiting-words.ts')).waitingWords,
  topics: async () => (await import('./topics.ts')).topics,
  letterNames: async () => (await import('./letter-names.ts')).letterNames,
  screens: [
    {
      path: '/',
      density: 'office',
      screen: lazyScreen(async () => (await import('./visits-screen.tsx')).VisitsScreen),
    },
    {
      path: '/queue',
      frame: 'field',
      title: { fi: 'Vaakajono', en: 'Weighing queue' },
      screen: lazyScreen(async () => (await import('./queue-screen.tsx')).QueueScreen),
    },
    {
      path: '/guide',
      access: 'public',
      title: { fi: 'Vaa’alle tulijan ohje', en: 'Before you drive onto the bridge' },
      screen: lazyScreen(async () => (await import('./guide-screen.tsx')).GuideScreen),
    },
    {
      path: '/quote',
      title: { fi: 'Hinta-arvio', en: 'Estimate' },
      screen: lazyScreen(async () => (await import('./quote-screen.tsx')).QuoteScreen),
    },
    { path: '/bridge', screen: lazyScreen(async () => (await import('./bridge-screen.tsx')).BridgeScreen) },
    { path: '/slips', screen: lazyScreen(async () => (await import('./slips-screen.tsx')).SlipsScreen) },
    {
      path: '/tickets/:id',
      title: { fi: 'Punnituslappu', en: 'Weighing ticket' },
      screen: lazyScreen(async () => (await import('./ticket-screen.tsx')).TicketScreen),
    },
    { path: '/loads', screen: lazyScreen(async () => (await import('./loads-screen.tsx')).LoadsScreen) },
  ],
}

function BridgeIcon(): ReactElement {
  return (
    <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="3.5" aria-hidden="true">
      <path d="M6 44h52M14 44v10M50 44v10M20 44V20h24v24" />
    </svg>
  )
}
