/** Find, company, state, and on cards the order: they combine (ADMIN-USERS-03 to 07). */
import type { ReactElement } from 'react'
import { findMaxLength } from '../../../../contract/lists/list.ts'
import { FindBox } from '../../../kernel/lists/find-box.tsx'
import { OrderChoice } from '../../../kernel/lists/order-choice.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Select } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { ListActions } from './list-actions.tsx'
import { useSortColumns } from './table-head.tsx'
import css from './user-list.module.css'
import type { UserView } from './user-view.ts'
import { ViewChoice } from './view-bar.tsx'

export interface FilterBarProps {
  view: UserView
  /** `typing` leaves no entry in the history. */
  onShow: (view: UserView, how?: 'typing') => void
}

export function FilterBar({ view, onShow }: FilterBarProps): ReactElement {
  const { usersfind, usersfindhint } = useTexts('adminusers')
  const columns = useSortColumns()
  return (
    <div className={css.filters}>
      <ViewChoice view={view} onShow={onShow} />
      <div className={`${css.find} ${css.labelled}`}>
        <FindBox
          label={usersfind}
          placeholder={usersfindhint}
          maxLength={findMaxLength}
          find={view.find}
          onFind={(find) => onShow({ ...view, find }, 'typing')}
        />
      </div>
      <div className={`${css.half} ${css.companies} ${css.labelled}`}>
        <CompanyFilter view={view} onShow={onShow} />
      </div>
      <div className={`${css.half} ${css.labelled}`}>
        <StateFilter view={view} onShow={onShow} />
      </div>
      <div className={css.cardsOnly}>
        <OrderChoice columns={columns} order={view} onSort={(order) => onShow({ ...view, ...order })} />
      </div>
      <ListActions view={view} />
    </div>
  )
}

/** ADMIN-USERS-06; a superadmin looks at transport companies as well. */
function CompanyFilter({ view, onShow }: FilterBarProps) {
  const { transportcompany } = useTexts('fields')
  const { userscompanyfilter, userscompaniesall } = useTexts('adminusers')
  const { adminCompanies, transportCompanies, administrator } = useAdminData()
  return (
    <Select
      label={userscompanyfilter}
      value={view.company}
      onChange={({ target }) => onShow({ ...view, company: target.value })}
    >
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

function StateFilter({ view, onShow }: FilterBarProps) {
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
    <Select
      label={adminusers.usersstate}
      value={view.state}
      onChange={({ target }) => onShow({ ...view, state: states.find((state) => state === target.value) ?? 'any' })}
    >
      {states.map((state) => (
        <option key={state} value={state}>
          {words[state]}
        </option>
      ))}
    </Select>
  )
}
