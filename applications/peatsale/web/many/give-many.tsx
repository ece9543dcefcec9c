/** Many loads are given to one carrier. */
import { FailedList, Select, Spinner, useAnswer, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { searchCarriers } from '../../contract/carriers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ManyProps } from './acts-dialog.tsx'
import { ActsDialog, sellerOf } from './acts-dialog.tsx'
import { givenTo } from './acts-on-many.ts'

export function GiveMany({ loads, ...many }: ManyProps): ReactElement {
  const texts = usePeatTexts('many')
  const acts = usePeatTexts('acts')
  const { loading } = useTexts('common')
  const [carrier, setCarrier] = useState('')
  const [tried, setTried] = useState(false)
  const { data, error, refetch } = useAnswer(searchCarriers, { seller: sellerOf(loads), limit: 200 })
  return (
    <ActsDialog
      {...many}
      heading={texts.give}
      count={loads.length}
      sorted={carrier === '' ? undefined : givenTo(loads, carrier)}
      confirm={(count) => texts.givecount({ count })}
      onTry={() => setTried(true)}
    >
      {error && <FailedList answer={error.reason} retry={() => void refetch()} />}
      {!(data || error) && <Spinner label={loading} />}
      {data && (
        <Select
          label={acts.carrier}
          required
          data-dialog-first
          value={carrier}
          error={tried && carrier === '' ? acts.choosecarrier : undefined}
          onChange={({ target }) => setCarrier(target.value)}
        >
          <option value="">{acts.choose}</option>
          {data.rows.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </ActsDialog>
  )
}
