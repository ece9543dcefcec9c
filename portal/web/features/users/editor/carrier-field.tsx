/** The transport company of a transport user: its `_id` stands as the company (ADMIN-NEW-07, ADMIN-EDIT-10, ENT-06). */
import type { ReactElement } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Select } from '../../../kernel/ui/index.ts'
import { useTransportCompanies } from '../../companies/index.ts'
import type { BlockProps } from './use-user-form.ts'
import { useFieldFrame } from './user-text-field.tsx'

export function CarrierField({ form }: BlockProps): ReactElement {
  const { choose, commonactionfailuretext } = useTexts('common')
  const { transportCompanies, failed } = useTransportCompanies()
  const { draft, open, change } = form
  const { error, ...frame } = useFieldFrame(form)('transportcompany')
  const offered = transportCompanies.filter(({ _id }) => open.transportcompanies.includes(_id) || _id === draft.company)
  return (
    <Select
      {...frame}
      span="half"
      required
      error={error ?? (failed ? commonactionfailuretext : undefined)}
      value={draft.company}
      onChange={({ target }) => change({ company: target.value })}
    >
      <option value="">{choose}</option>
      {offered.map(({ _id, companyname }) => (
        <option key={_id} value={_id}>
          {companyname}
        </option>
      ))}
    </Select>
  )
}
