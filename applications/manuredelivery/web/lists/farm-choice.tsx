/** Finds a farm by its name or number, to choose it by one press. */
import { Button, ButtonRow, FindBox, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { FarmRow } from '../../contract/farms/search-farms.ts'
import { searchFarms } from '../../contract/farms/search-farms.ts'

type FarmChoiceProps = {
  label: string
  none: string
  /** What the button of each found farm does. */
  act: (farm: FarmRow) => string
  /** Empty: of every company of the reader. */
  company?: string
  except?: readonly string[]
  onChoose: (farm: FarmRow) => void
}

export function FarmChoice(props: FarmChoiceProps): ReactElement {
  const { label, none, act, company = '', except = [], onChoose } = props
  const [find, setFind] = useState('')
  const { data } = useAnswer(searchFarms, { find, company, limit: 8 }, { enabled: find !== '' })
  const found = find === '' ? undefined : data?.rows.filter(({ id }) => !except.includes(id))
  return (
    <Stack gap="s">
      <FindBox label={label} find={find} onFind={setFind} />
      {found?.length === 0 && <p role="status">{none}</p>}
      {found !== undefined && found.length > 0 && (
        <ButtonRow>
          {found.map((farm) => (
            <Button
              key={farm.id}
              variant="secondary"
              size="s"
              onClick={() => {
                setFind('')
                onChoose(farm)
              }}
            >
              {act(farm)}
            </Button>
          ))}
        </ButtonRow>
      )}
    </Stack>
  )
}
