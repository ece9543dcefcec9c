/** Which customer a request belongs to: one that is like it, or another that the office finds. */
import { FindBox, RadioGroup, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { searchCustomers } from '../../contract/customers/calls.ts'
import type { LikeCustomer } from '../../contract/customers/request-calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type ChooseCustomerProps = {
  like: readonly LikeCustomer[]
  chosen: string
  error: string | undefined
  onChoose: (account: string) => void
}

export function ChooseCustomer({ like, chosen, error, onChoose }: ChooseCustomerProps): ReactElement {
  const texts = usePeatTexts('customers')
  const [find, setFind] = useState('')
  const asked = { find, limit: 10, counted: false }
  const { data } = useAnswer(searchCustomers, asked, { enabled: find.trim() !== '' })
  const found = find.trim() === '' ? [] : (data?.rows ?? []).filter(({ id }) => !like.some((one) => one.id === id))
  const options = [
    ...like.map(({ id, name, municipality, because }) => ({
      value: id,
      label: name,
      hint: [municipality, ...because.map((why) => texts[`because_${why}`])].filter(Boolean).join(', '),
    })),
    ...found.map(({ id, name, sites }) => ({ value: id, label: name, hint: sites[0]?.municipality })),
  ]
  return (
    <Stack>
      <FindBox label={texts.another} find={find} onFind={setFind} />
      {data !== undefined && find.trim() !== '' && found.length === 0 && <p>{texts.none}</p>}
      {options.length > 0 && (
        <RadioGroup
          legend={texts.which}
          name="account"
          layout="cards"
          options={options}
          value={chosen}
          error={error}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
      {options.length === 0 && error !== undefined && <p role="alert">{error}</p>}
    </Stack>
  )
}
