/** Companies and transport companies: listed, added, renamed, removed (ADMIN-SYS-17 to ADMIN-SYS-20). Superadmins only. */
import type { ReactElement } from 'react'
import { readCompanyUse, saveCompanies, saveTransportCompanies } from '../../../contract/companies/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Skeleton } from '../../kernel/ui/index.ts'
import type { CompanyAct } from './company-list.tsx'
import { CompanyList } from './company-list.tsx'
import css from './system.module.css'

export function CompaniesPanel(): ReactElement {
  const { data, error, refetch } = useAnswer(readCompanyUse, {})
  const { username } = useSignedIn()
  const portal = usePortal()
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  if (error !== null) {
    const again = <Button onClick={() => void refetch()}>{common.retry}</Button>
    return <FailureNotice answer={error.reason} action={again} />
  }
  if (data === undefined) return <Skeleton />

  // Everything that lists companies on this screen must follow, so the initial data is read again.
  const afterwards = async <Answer extends object>(answer: Answer): Promise<Answer> => {
    if ('answered' in answer) {
      await refetch()
      void portal.refresh()
    }
    return answer
  }
  const saveCompany = async (act: CompanyAct) =>
    afterwards(await ask(saveCompanies, { admin: username, changes: [act] }))
  const saveTransport = async (act: CompanyAct) =>
    afterwards(await ask(saveTransportCompanies, { admin: username, changes: [act] }))

  return (
    <div className={css.columns}>
      <CompanyList
        heading={texts.companiesheading}
        addHeading={texts.companyaddheading}
        marked
        companies={data.companies.map(({ name, users }) => ({ id: name, name, users }))}
        onAct={saveCompany}
      />
      <CompanyList
        heading={texts.transportcompaniesheading}
        addHeading={texts.transportcompanyaddheading}
        companies={data.transportcompanies.map(({ _id, companyname, users }) => ({
          id: _id,
          name: companyname,
          users,
        }))}
        onAct={saveTransport}
      />
    </div>
  )
}
