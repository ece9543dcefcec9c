/** One of the seller's customers: found by a few letters, chosen from what was found. */
import { FindBox, Select, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { searchCustomers } from '../../contract/customers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type CustomerPickerProps = {
  seller: string
  id?: string | undefined
  value: string
  onChange: (account: string) => void
  error?: string | undefined
}

export function CustomerPicker({ seller, id, value, onChange, error }: CustomerPickerProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const [find, setFind] = useState('')
  const { data } = useAnswer(searchCustomers, {
    seller,
    find,
    sort: 'name',
    direction: 'asc',
    cursor: '',
    limit: 50,
    counted: false,
  })
  const found = data?.rows ?? []
  // Whoever was chosen stays chosen while something else is looked for.
  const [kept, setKept] = useState<{ id: string; name: string }>()
  const rows = kept && !found.some((row) => row.id === kept.id) ? [kept, ...found] : found
  return (
    <Stack gap="s">
      <FindBox label={texts.findcustomer} find={find} onFind={setFind} />
      <Select
        id={id}
        label={texts.customer}
        required
        value={value}
        error={error}
        onChange={({ target }) => {
          setKept(rows.find((row) => row.id === target.value))
          onChange(target.value)
        }}
      >
        <option value="">{texts.choosecustomer}</option>
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
