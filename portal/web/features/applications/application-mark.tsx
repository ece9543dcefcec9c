/** The drawing of an application on a square in the colour of its company. */
import type { ReactElement } from 'react'
import { companyKey } from '../../../contract/companies/company-key.ts'
import { ApplicationIcon, useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import { findApplication } from '../../kernel/applications/web-application.ts'
import css from './application-mark.module.css'

export function ApplicationMark({ application }: { application: string }): ReactElement {
  const company = findApplication(useKnownApplications(), application)?.manifest.primaryCompany ?? ''
  return (
    <span className={css.mark} data-company={companyKey(company)}>
      <ApplicationIcon application={application} />
    </span>
  )
}
