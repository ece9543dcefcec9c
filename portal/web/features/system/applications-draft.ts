/** The applications forms as they stand, and what saving them would send and change (ADMIN-APPS-03, ADMIN-APPS-18). */
import type { Application } from '../../../contract/applications/application.ts'
import { companyKey } from '../../../contract/companies/company-key.ts'

/** An application of the forms, with how many people see it. */
export type AdministeredApplication = { readonly application: Application; readonly users: number }

/** By application name: companies' keys that it is open to, and whether it is in use. */
export type ApplicationsDraft = Readonly<Record<string, { readonly open: readonly string[]; readonly inUse: boolean }>>

export type ApplicationChange =
  | { readonly of: 'use'; readonly application: Application; readonly users: number; readonly inUse: boolean }
  | { readonly of: 'company'; readonly application: Application; readonly company: string; readonly open: boolean }

/** `all` ticks every box. */
export function draftOf(
  applications: readonly AdministeredApplication[],
  companies: readonly string[],
): ApplicationsDraft {
  return Object.fromEntries(
    applications.map(({ application: { name, groups, isactive } }) => [
      name,
      { open: companies.map(companyKey).filter((key) => groups === 'all' || groups.includes(key)), inUse: isactive },
    ]),
  )
}

export function toggledCompany(draft: ApplicationsDraft, name: string, company: string): ApplicationsDraft {
  const { open = [], inUse = false } = draft[name] ?? {}
  const key = companyKey(company)
  const next = open.includes(key) ? open.filter((other) => other !== key) : [...open, key]
  return { ...draft, [name]: { open: next, inUse } }
}

export function toggledUse(draft: ApplicationsDraft, name: string): ApplicationsDraft {
  const { open = [], inUse = false } = draft[name] ?? {}
  return { ...draft, [name]: { open, inUse: !inUse } }
}

/** What differs from the stored applications, in the order of the forms. */
export function changesOf(
  draft: ApplicationsDraft,
  applications: readonly AdministeredApplication[],
  companies: readonly string[],
): readonly ApplicationChange[] {
  const stored = draftOf(applications, companies)
  return applications.flatMap(({ application, users }): ApplicationChange[] => {
    const [before, after] = [stored[application.name], draft[application.name]]
    if (!before || !after) return []
    const ofCompanies = companies
      .filter((company) => before.open.includes(companyKey(company)) !== after.open.includes(companyKey(company)))
      .map((company) => ({
        of: 'company' as const,
        application,
        company,
        open: after.open.includes(companyKey(company)),
      }))
    const ofUse = before.inUse === after.inUse ? [] : [{ of: 'use' as const, application, users, inUse: after.inUse }]
    return [...ofUse, ...ofCompanies]
  })
}

/** What CALL-35 is sent: the changed applications whole, with groups that are no company's kept as they were. */
export function appsToSend(
  draft: ApplicationsDraft,
  applications: readonly AdministeredApplication[],
  companies: readonly string[],
) {
  const changed = new Set(changesOf(draft, applications, companies).map(({ application }) => application.name))
  return applications
    .filter(({ application }) => changed.has(application.name))
    .map(({ application: { name, clearname, groups, admingroups } }) => {
      const { open = [], inUse = false } = draft[name] ?? {}
      return { name, clearname, isactive: inUse, groups: groupsOf(groups, open, companies), admingroups }
    })
}

/** ADMIN-APPS-18: the last box ticked makes it `all`; a box unticked leaves the list of the others. */
function groupsOf(
  stored: Application['groups'],
  open: readonly string[],
  companies: readonly string[],
): Application['groups'] {
  const keys = companies.map(companyKey)
  if (keys.length > 0 && keys.every((key) => open.includes(key))) return 'all'
  const others = stored === 'all' ? [] : stored.filter((group) => !keys.includes(group))
  return [...open, ...others]
}

/** ROLE-17, ADMIN-APPS-15: whoever holds one of its admin groups administers the application, in use or not. */
export function isAdministered(
  administrator: { readonly groups: readonly string[]; readonly isSuperadmin: boolean },
  { admingroups }: Pick<Application, 'admingroups'>,
): boolean {
  return administrator.isSuperadmin || admingroups.some((group) => administrator.groups.includes(group))
}
