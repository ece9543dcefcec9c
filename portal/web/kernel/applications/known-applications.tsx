/** The applications that the assembly has put in, for every screen of the portal. */
import type { ReactElement } from 'react'
import { useLanguage, useTexts } from '../texts/index.ts'
import { useRouteTable } from './route-table.tsx'
import type { WebApplications } from './web-application.ts'
import { findApplication } from './web-application.ts'

export function useKnownApplications(): WebApplications {
  return useRouteTable().applications
}

/** Gives the translated name of an application's key, `???` for an unknown one (GEN-07). */
export function useApplicationName(): (key: string) => string {
  const known = useKnownApplications()
  const { language } = useLanguage()
  const { unknownapp } = useTexts('groups')
  return (key) => findApplication(known, key)?.manifest.names[language] ?? unknownapp
}

/** GEN-06: an unknown key has no image. */
export function ApplicationIcon({ application }: { application: string }): ReactElement | null {
  const Icon = findApplication(useKnownApplications(), application)?.Icon
  return Icon === undefined ? null : <Icon />
}
