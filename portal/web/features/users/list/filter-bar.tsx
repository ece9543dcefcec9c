/** Find, company, state, and on cards the order: they combine (ADMIN-USERS-03 to 07). */
import type { ReactElement } from 'react'
import { FindBox } from '../../../kernel/lists/find-box.tsx'
import { ListChoice } from '../../../kernel/lists/list-choice.tsx'
import { OrderChoice } from '../../../kernel/lists/order-choice.tsx'
import type { ListView } from '../../../kernel/lists/use-list-view.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Select } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { ListActions } from './list-actions.tsx'
import { useSortColumns } from './table-head.tsx'
import css from './user-list.module.css'
import type { UserView } from './user-view.ts'
import { ViewChoice } from './view-bar.tsx'

export function FilterBar(list: ListView<UserView>): ReactElement {
  const { usersfind, usersfindhint } = useTexts('adminusers')
  const columns = useSortColumns()
  return (
    <div className={css.filters}>
      <ViewChoice {...list} />
      <div className={`${css.find} ${css.labelled}`}>
        <FindBox label={usersfind} placeholder={usersfindhint} {...list.find} />
      </div>
      <div className={`${css.half} ${css.companies} ${css.labelled}`}>
        <CompanyFilter {...list} />
      </div>
      <div className={`${css.half} ${css.labelled}`}>
        <StateFilter {...list} />
      </div>
      <div className={css.cardsOnly}>
        <OrderChoice columns={columns} order={list.view} onSort={list.show} />
      </div>
      <ListActions view={list.view} />
    </div>
  )
}

/** ADMIN-USERS-06; a superadmin looks at transport companies as well. */
function CompanyFilter({ view, show }: ListView<UserView>) {
  const { transportcompany } = useTexts('fields')
  const { userscompanyfilter, userscompaniesall } = useTexts('adminusers')
  const { adminCompanies, transportCompanies, administrator } = useAdminData()
  return (
    <Select label={userscompanyfilter} value={view.company} onChange={({ target }) => show({ company: target.value })}>
      <option value="">{userscompaniesall}</option>
      {adminCompanies.map((company) => (
        <option key={company}>{company}</option>
      ))}
      {administrator.isSuperadmin && transportCompanies.length > 0 && (
        <optgroup label={transportcompany}>
          {transportCompanies.map(({ _id, companyname }) => (
            <option key={_id} value={_id}>
              {companyname}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  )
}

const states = ['any', 'waiting', 'withoutrights', 'verified', 'deactivated', 'addressrefused'] as const

function StateFilter({ view, show }: ListView<UserView>) {
  const adminusers = useTexts('adminusers')
  const words = {
    any: adminusers.usersstateany,
    waiting: adminusers.usersnotverified,
    withoutrights: adminusers.usersstatewithoutrights,
    verified: adminusers.usersstateverified,
    deactivated: adminusers.usersdeactivated,
    addressrefused: adminusers.usersaddressrefused,
  }
  return (
    <ListChoice
      label={adminusers.usersstate}
      value={view.state}
      options={states.map((value) => ({ value, label: words[value] }))}
      onChoose={(state) => show({ state })}
    />
  )
}
