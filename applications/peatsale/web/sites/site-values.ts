import type { AskOf } from '@workspace/portal/contract'
import type { CallForm } from '@workspace/portal/web'
import type { saveSite } from '../../contract/sites/calls.ts'
import type { SiteSeen } from '../../contract/sites/site.ts'
import { emptySite } from '../../contract/sites/site.ts'

export type SiteValues = AskOf<typeof saveSite>
export type SiteCallForm = CallForm<{ [Name in keyof SiteValues]: SiteValues[Name] | undefined }>

/** A site that is known, as its form takes it. */
export function storedSite({ zones: _, ...site }: SiteSeen, account: string): SiteValues {
  return { ...site, account }
}

export function newSite(id: string, account: string): SiteValues {
  return { ...emptySite, id, account, version: 0 }
}
