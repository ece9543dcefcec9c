/** User groups in words (ENT-36 to ENT-38). */
import type { ApplicationGroup } from '../../../contract/applications/application-group.ts'
import { companyKey } from '../../../contract/companies/company-key.ts'
import { groupMarkers } from '../../../contract/fields/limits.ts'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import type { Language, Texts } from '../../kernel/texts/index.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'

export function useGroupName(): (group: string) => string {
  const texts = useTexts('groups')
  const { companies } = useSite()
  const { language } = useLanguage()
  const ofApplications = Object.values(useKnownApplications()).flatMap(({ manifest }) => manifest.groups)
  return (group) => groupName(group, { companies, ofApplications, texts, language })
}

interface Around {
  readonly companies: readonly string[]
  readonly ofApplications: readonly ApplicationGroup[]
  readonly texts: Texts['groups']
  readonly language: Language
}

/** A company's groups are called after it, an application's as its manifest says; a group that nobody knows keeps its own name. */
export function groupName(group: string, { companies, ofApplications, texts, language }: Around): string {
  for (const company of companies) {
    const key = companyKey(company)
    if (group === key) return texts.group_company({ company })
    if (group === `${key}admin`) return texts.group_companyadmin({ company })
  }
  if (group === groupMarkers.superadmin) return texts.group_superadmin
  return ofApplications.find(({ name }) => name === group)?.texts[language] ?? group
}
