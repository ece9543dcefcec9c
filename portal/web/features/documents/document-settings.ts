/** What stands in the documents for the names in double braces (INFO-08). */
import type { MainRecord } from '../../../contract/own.ts'
import { defaultSiteSettings } from '../../../contract/site/site.ts'
import type { DocumentSettingName } from '../../kernel/texts/document-blocks.ts'
import type { Language, Texts } from '../../kernel/texts/index.ts'
import { formatDate } from '../../kernel/texts/index.ts'
import { responsibleParties } from './responsible-parties.ts'

export type DocumentSettings = Readonly<Record<DocumentSettingName, string>>

export type DocumentSite = {
  readonly siteNames: Readonly<Record<Language, string>>
  /** As it is, or as it is until it has come. */
  readonly mainRecord: MainRecord
}

/** TERMS-16: until the public data has come, the defaults stand there; never an empty place or a brace. */
export function documentSettings(
  { siteNames, mainRecord: site }: DocumentSite,
  words: Texts['info'],
  language: Language,
): DocumentSettings {
  const siteadmin = site.siteadmin || words.siteadminfallback
  return {
    sitetitle: siteNames[language] || defaultSiteSettings.siteTitle,
    siteadmin,
    ...responsibleParties(site.brand, language, siteadmin),
    unverifieddays: String(site.unverifieddays),
    sessionmaxdays: String(site.sessionmaxdays),
    auditmonths: String(site.auditmonths),
    feedbackmonths: String(site.feedbackmonths),
    accessibilitydate: site.accessibilitydate
      ? formatDate(new Date(site.accessibilitydate), language)
      : words.accessibilitydatefallback,
  }
}
