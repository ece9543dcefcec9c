/** What stands in the documents for the names in double braces (INFO-08). */
import type { MainRecord } from '../../../contract/own.ts'
import { defaultSiteSettings } from '../../../contract/site/site.ts'
import type { Texts } from '../../kernel/texts/index.ts'
import type { DocumentSettingName } from './document-blocks.ts'

export type DocumentSettings = Readonly<Record<DocumentSettingName, string>>

/** TERMS-16: until the public data has come, the defaults stand there; never an empty place or a brace. */
export function documentSettings(
  site: MainRecord | undefined,
  words: Texts['info'],
  accessibilityDate = '',
): DocumentSettings {
  return {
    sitetitle: site?.name || defaultSiteSettings.siteTitle,
    siteadmin: site?.siteadmin || words.siteadminfallback,
    unverifieddays: String(site?.unverifieddays ?? defaultSiteSettings.unverifiedDays),
    sessionmaxdays: String(site?.sessionmaxdays ?? defaultSiteSettings.sessionMaxDays),
    auditmonths: String(site?.auditmonths ?? defaultSiteSettings.auditMonths),
    feedbackmonths: String(site?.feedbackmonths ?? defaultSiteSettings.feedbackMonths),
    accessibilitydate: accessibilityDate || words.accessibilitydatefallback,
  }
}
