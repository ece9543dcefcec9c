/** User groups in words (ENT-36 to ENT-38). */
import { companyKey } from '../../../contract/companies/company-key.ts'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import type { Texts } from '../../kernel/texts/index.ts'
import { lookUpText, missingText, useTexts } from '../../kernel/texts/index.ts'

export function useGroupName(): (group: string) => string {
  const groups = useTexts('groups')
  const { companies } = useSite()
  return (group) => groupName(group, companies, groups)
}

/** A company's groups are called after it; a group that nobody knows keeps its own name. */
export function groupName(group: string, companies: readonly string[], groups: Texts['groups']): string {
  for (const company of companies) {
    const key = companyKey(company)
    if (group === key) return groups.group_company({ company })
    if (group === `${key}admin`) return groups.group_companyadmin({ company })
  }
  const name = lookUpText(groups, `group_${group}`)
  return name === missingText ? group : name
}
