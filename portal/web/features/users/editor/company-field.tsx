/** The company of everybody but transport users (ADMIN-NEW-15, ENT-06). */
import type { ReactElement } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Select } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import type { BlockProps } from './use-user-form.ts'
import { withCompany } from './user-rights.ts'
import { useFieldFrame } from './user-text-field.tsx'

export function CompanyField({ form }: BlockProps): ReactElement {
  const { choose } = useTexts('common')
  const { nocompany } = useTexts('fields')
  const { administrator } = useAdminData()
  const { draft, stored, open, change, isNew } = form
  // The stored company stays a choice, though it is not the administrator's to give.
  const others = [stored.company, draft.company].filter((company) => company !== '' && stored.usertype !== 'transport')
  const companies = [...new Set([...open.companies, ...others])]
  const mayBeNone = administrator.isSuperadmin || (!isNew && stored.company === '')
  return (
    <Select
      {...useFieldFrame(form)('company')}
      span="half"
      required={!mayBeNone || undefined}
      value={draft.company}
      onChange={({ target: { value } }) => change(isNew ? withCompany(draft, value, open.groups) : { company: value })}
    >
      <option value="">{mayBeNone ? nocompany : choose}</option>
      {companies.map((company) => (
        <option key={company}>{company}</option>
      ))}
    </Select>
  )
}
