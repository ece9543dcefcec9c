/** "Select default apps for users": a checkbox per application per company (ADMIN-APPS-01, 02, 16, 18). */
import type { ReactElement } from 'react'
import { companyKey } from '../../../contract/companies/company-key.ts'
import { may } from '../../../contract/rights/may.ts'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Card, Checkbox, CompanyMark } from '../../kernel/ui/index.ts'
import { useAdminData } from '../admin-data/index.ts'
import type { AdministeredApplication, ApplicationChange, ApplicationsDraft } from './applications-draft.ts'
import { isAdministered } from './applications-draft.ts'
import css from './system.module.css'

export type DefaultAppsMatrixProps = {
  applications: readonly AdministeredApplication[]
  draft: ApplicationsDraft
  changes: readonly ApplicationChange[]
  onToggle: (application: string, company: string) => void
}

export function DefaultAppsMatrix({ applications, draft, changes, onToggle }: DefaultAppsMatrixProps): ReactElement {
  const { companies, administrator } = useAdminData()
  const texts = useTexts('adminsystem')
  const { company: companyHeading } = useTexts('fields')
  const nameOf = useApplicationName()
  // ADMIN-APPS-18: only a superadmin takes a box out of `all`.
  const whyNot = ({ application }: AdministeredApplication, company: string) => {
    if (!isAdministered(administrator, application)) return texts.matrixnotapp({ app: nameOf(application.name) })
    if (!may.openApplicationTo(administrator, companyKey(company))) return texts.matrixnotcompany({ company })
    const isForAll = application.groups === 'all' && !administrator.isSuperadmin
    return isForAll ? texts.matrixforall({ app: nameOf(application.name) }) : undefined
  }
  const reasons = companies.flatMap((company) => applications.flatMap((each) => whyNot(each, company) ?? []))
  const isChanged = (name: string, company: string) =>
    changes.some((change) => change.of === 'company' && change.application.name === name && change.company === company)
  return (
    <Card heading={texts.selectdefaultapps}>
      <p className={css.quiet}>{texts.defaultappshelptext}</p>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">{companyHeading}</th>
            {applications.map(({ application: { name } }) => (
              <th key={name} scope="col">
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company}>
              <th scope="row">
                <CompanyMark company={companyKey(company)}>{company}</CompanyMark>
              </th>
              {applications.map((each) => (
                <td key={each.application.name} data-changed={isChanged(each.application.name, company) || undefined}>
                  <Checkbox
                    hideLabel
                    label={texts.appcompanycheckbox({ app: nameOf(each.application.name), company })}
                    checked={draft[each.application.name]?.open.includes(companyKey(company)) ?? false}
                    disabled={whyNot(each, company) !== undefined}
                    title={whyNot(each, company)}
                    hint={whyNot(each, company)}
                    onChange={() => onToggle(each.application.name, company)}
                  />
                  <span className={css.name} aria-hidden="true">
                    {nameOf(each.application.name)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {[...new Set(reasons)].map((reason) => (
        <p key={reason} className={css.quiet}>
          {reason}
        </p>
      ))}
    </Card>
  )
}
