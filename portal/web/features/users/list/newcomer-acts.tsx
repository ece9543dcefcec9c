/** What a row offers for somebody who waits for access (GEN-17): one press lets in, another passes the claim on. */
import type { ReactElement } from 'react'
import { companyKey } from '../../../../contract/companies/company-key.ts'
import { fullName } from '../../../../contract/people/full-name.ts'
import { may } from '../../../../contract/rights/may.ts'
import type { ListedUser } from '../../../../contract/users/user-list.ts'
import { waitingDays } from '../../../../contract/users/waiting-days.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Chip, DropdownMenu, iconMore, MenuButton } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import css from './newcomer-acts.module.css'
import type { NewcomerWork } from './use-newcomer-act.ts'
import { useNewcomerAct } from './use-newcomer-act.ts'

export function NewcomerActs({ user }: { user: ListedUser }): ReactElement {
  const adminusers = useTexts('adminusers')
  const work = useNewcomerAct(user)
  const days = waitingDays(user.createdat, new Date())
  return (
    <div className={css.newcomer}>
      <Chip tone="warn">{adminusers.userswaits({ days })}</Chip>
      {user.declinedcompany !== '' && (
        <Chip tone="rest">{adminusers.usersdeclinedby({ company: user.declinedcompany })}</Chip>
      )}
      {user.company === '' ? <CompanyMenu user={user} work={work} /> : <OwnCompany user={user} work={work} />}
      {work.failure && <FailureNotice answer={work.failure} />}
    </div>
  )
}

type ActsProps = { user: ListedUser; work: NewcomerWork }

function OwnCompany({ user, work }: ActsProps): ReactElement | null {
  const adminusers = useTexts('adminusers')
  const { administrator } = useAdminData()
  const { company } = user
  const name = fullName(user)
  if (!may.giveGroup(administrator, companyKey(company))) return null
  return (
    <div className={css.acts}>
      <Button
        variant="secondary"
        size="s"
        busy={work.isActing}
        aria-label={adminusers.usersletinname({ company, name })}
        onClick={() => work.letIn(company)}
      >
        <>
          {adminusers.usersletinto}
          <span className={css.into}>: {company}</span>
        </>
      </Button>
      <DropdownMenu
        label={adminusers.usersotheracts}
        name={adminusers.usersotheractsname({ name })}
        hideLabel
        icon={iconMore}
        variant="quiet"
        size="s"
      >
        <MenuButton onClick={work.decline}>{adminusers.usersdecline}</MenuButton>
      </DropdownMenu>
    </div>
  )
}

/** Somebody whom no claim leads to is let in by a superadmin, who chooses where. */
function CompanyMenu({ user, work }: ActsProps): ReactElement | null {
  const adminusers = useTexts('adminusers')
  const { administrator, companies } = useAdminData()
  if (!administrator.isSuperadmin) return null
  return (
    <DropdownMenu label={adminusers.usersletinto} name={adminusers.usersletinwhere({ name: fullName(user) })} size="s">
      {companies.map((company) => (
        <MenuButton key={company} onClick={() => work.letIn(company)}>
          {company}
        </MenuButton>
      ))}
    </DropdownMenu>
  )
}
