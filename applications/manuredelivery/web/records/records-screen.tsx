/** The yearly record: a farm's own, and of a farm what the company of an office has received. */
import { iconDoc, LinkList, LinkListItem, Select, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readFarm } from '../../contract/farms/calls.ts'
import { FarmPage, OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { Year } from './year.tsx'

export function RecordsScreen(): ReactElement {
  const texts = useManureTexts('records')
  const accounts = useStart().data?.accounts ?? []
  const [chosen, setChosen] = useState<string>()
  const account = chosen ?? accounts[0]?.id
  return (
    <FarmPage at="/records" heading={texts.records} lead={accounts.length === 1 ? accounts[0]?.name : undefined}>
      <Stack gap="l">
        {accounts.length > 1 && (
          <Select label={texts.farm} value={account} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {account !== undefined && (
          <Year key={account} account={account} most={3}>
            <LinkList>
              <LinkListItem href="#/manuredelivery/documents" icon={iconDoc} title={texts.alldocuments} />
            </LinkList>
          </Year>
        )}
      </Stack>
    </FarmPage>
  )
}

export function FarmYearScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('records')
  const id = params['id'] ?? ''
  const { data } = useAnswer(readFarm, { id: id as never })
  const isSuperadmin = useStart().data?.roles.includes('superadmin') ?? false
  const farm = `/manuredelivery/office/farms/${id}`
  return (
    <OfficePage
      at="/office/farms"
      way={`#${farm}`}
      heading={data === undefined ? texts.records : texts.farmrecord({ farm: data.farm.name })}
      lead={isSuperadmin ? undefined : texts.ownreceived}
    >
      <Year account={id} most={6} />
    </OfficePage>
  )
}
