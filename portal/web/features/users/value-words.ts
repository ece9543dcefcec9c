/** Fields and their values in words, for changes, conflicts and history. */
import { membershipValueKinds } from '../../../contract/people/manure-user.ts'
import type { ChangedValue } from '../../../contract/users/user-reading.ts'
import { useApplicationName, useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { lookUpText, missingText, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { useGroupName } from './group-names.ts'

/** Gives the label of a field; an application names its own, and one that nobody names keeps its name on the wire. */
export function useFieldName(): (field: string) => string {
  const fields = useTexts('fields')
  const adminedit = useTexts('adminedit')
  const own: Readonly<Record<string, string>> = {
    usergroups: adminedit.usergroups,
    apps: adminedit.applications,
    editpassword: fields.confirmpassword,
  }
  const { language } = useLanguage()
  const known = Object.values(useKnownApplications())
  return (field) => {
    const name = own[field] ?? lookUpText(fields, field)
    if (name !== missingText) return name
    return known.flatMap(({ fieldNames = {} }) => fieldNames[field]?.[language] ?? [])[0] ?? field
  }
}

export type ValueWords = (field: string, value: ChangedValue) => string

export function useValueWords(): ValueWords {
  const adminedit = useTexts('adminedit')
  const common = useTexts('common')
  const groups = useTexts('groups')
  const applicationName = useApplicationName()
  const groupName = useGroupName()
  const { transportCompanies } = useSite()
  const one = (field: string, value: string): string => {
    switch (membershipValueKinds[field] ?? field) {
      case 'usertype':
        return lookUpText(groups, `usertype_${value}`)
      case 'usergroups':
        return groupName(value)
      case 'apps':
      case 'homeapp':
        return applicationName(value)
      case 'language':
        return value === 'en' ? common.languageen : common.languagefi
      case 'company':
      case 'transportcompany':
        return transportCompanies.find(({ _id }) => _id === value)?.companyname ?? value
      default:
        return value
    }
  }
  return (field, value) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return adminedit.valuenone
    if (typeof value === 'boolean') return value ? adminedit.valueyes : adminedit.valueno
    return Array.isArray(value) ? value.map((each) => one(field, each)).join(', ') : one(field, value)
  }
}
