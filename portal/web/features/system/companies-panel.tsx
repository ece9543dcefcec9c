/** Companies and transport companies: listed, added, renamed, removed (ADMIN-SYS-17 to ADMIN-SYS-20). Superadmins only. */
import type { ReactElement } from 'react'
import { readCompanyUse, saveCompanies, saveTransportCompanies } from '../../../contract/companies/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Skeleton } from '../../kernel/ui/index.ts'
import { CompanyList } from './company-list.tsx'
import css from './system.module.css'

export function CompaniesPanel(): ReactElement {
  const { data, error, refetch } = useAnswer(readCompanyUse, {})
  const { username } = useSignedIn()
  const portal = usePortal()
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  // Everything that lists companies on this screen must follow, so the initial data is read again.
  const saved = {
    invalidates: [readCompanyUse],
    successMessage: texts.companysavedtext,
    onDone: () => void portal.refresh(),
  }
  const own = useSend(saveCompanies, saved)
  const transport = useSend(saveTransportCompanies, saved)
  if (error !== null) {
    const again = <Button onClick={() => void refetch()}>{common.retry}</Button>
    return <FailureNotice answer={error.reason} action={again} />
  }
  if (data === undefined) return <Skeleton />

  return (
    <div className={css.columns}>
      <CompanyList
        heading={texts.companiesheading}
        addHeading={texts.companyaddheading}
        marked
        companies={data.companies.map(({ name, users }) => ({ id: name, name, users }))}
        saving={own}
        onAct={(act) => own.send({ admin: username, changes: [act] })}
      />
      <CompanyList
        heading={texts.transportcompaniesheading}
        addHeading={texts.transportcompanyaddheading}
        companies={data.transportcompanies.map(({ _id, companyname, users }) => ({
          id: _id,
          name: companyname,
          users,
        }))}
        saving={transport}
        onAct={(act) => transport.send({ admin: username, changes: [act] })}
      />
    </div>
  )
}
