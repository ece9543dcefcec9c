/** The browser face of the third application: a tile and one screen. */
import type { WebApplication } from '@house/portal/web'
import { lazyScreen, useLanguage } from '@house/portal/web'
import type { ReactElement } from 'react'
import { weighbridgeManifest } from './contract.ts'

function WeighbridgeIcon(): ReactElement {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M8 48h48M16 48V28h32v20" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  )
}

function WeighbridgeScreen(): ReactElement {
  const { language } = useLanguage()
  return <h1>{weighbridgeManifest.names[language]}</h1>
}

export const weighbridge: WebApplication = {
  manifest: weighbridgeManifest,
  Icon: WeighbridgeIcon,
  screens: [{ path: '/', screen: lazyScreen(async () => WeighbridgeScreen) }],
}
