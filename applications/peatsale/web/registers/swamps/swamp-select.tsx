/** The swamps that a seller loads at. */
import { FailedList, Select, Spinner, useAnswer, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchSwamps } from '../../../contract/swamps/calls.ts'
import { usePeatTexts } from '../../texts/texts.ts'

type SwampSelectProps = {
  seller: string
  /** Empty while none is chosen. */
  value: string
  onChange: (id: string) => void
  error?: string | undefined
}

export function SwampSelect({ seller, value, onChange, error }: SwampSelectProps): ReactElement {
  const texts = usePeatTexts('changes')
  const { loading } = useTexts('common')
  const swamps = useAnswer(searchSwamps, { seller, limit: 200 })
  if (swamps.error) return <FailedList answer={swamps.error.reason} retry={() => void swamps.refetch()} />
  if (!swamps.data) return <Spinner label={loading} />
  return (
    <Select label={texts.swamp} required value={value} onChange={({ target }) => onChange(target.value)} error={error}>
      <option value="">{texts.choose}</option>
      {swamps.data.rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
