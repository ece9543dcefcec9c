/** The farms that the office's companies collect from. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import { orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  ButtonRow,
  Chip,
  FindBox,
  iconPlus,
  iconUsers,
  LinkButton,
  ListChoice,
  Stack,
  useDateFormat,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { FarmRow } from '../../contract/farms/search-farms.ts'
import { FarmView, farmSorts, searchFarms } from '../../contract/farms/search-farms.ts'
import { speciesKinds } from '../../contract/types/manure-type.ts'
import { useManureTexts } from '../texts/texts.ts'
import { FarmsPage } from './farms-page.tsx'

const plain = { find: '', company: '', species: '', sort: 'name', direction: 'asc' } as const
const farmList = viewInAddress(orderedView(FarmView, farmSorts), plain, '/manuredelivery/office/farms')

export function FarmsScreen(): ReactElement {
  const texts = useManureTexts('office')
  const farms = useListView(farmList)
  const list = usePages(searchFarms, { ...farms.view, limit: 100 } as never)
  return (
    <FarmsPage
      part=""
      heading={texts.farms}
      actions={
        <ButtonRow>
          <LinkButton variant="secondary" href="#/manuredelivery/office/farms/requests">
            {texts.farmrequests}
          </LinkButton>
          <LinkButton href="#/manuredelivery/office/farms/new" icon={iconPlus}>
            {texts.newfarm}
          </LinkButton>
        </ButtonRow>
      }
    >
      <Stack>
        <FindRow>
          <FindBox label={texts.find} {...farms.find} />
          <ListChoice
            label={texts.species}
            value={farms.view.species}
            options={[
              { value: '' as const, label: texts.allspecies },
              ...speciesKinds.map((value) => ({ value, label: texts[`species_${value}`] })),
            ]}
            onChoose={(species) => farms.show({ species })}
          />
        </FindRow>
        <FoundTable<FarmRow, 'name'>
          list={list as never}
          view={farms as never}
          caption={texts.farms}
          empty={{ icon: iconUsers, title: texts.nofarms, text: '' }}
          sorted={[{ sort: 'name', label: texts.farm }]}
          headings={[texts.number, texts.municipality, texts.species, texts.lastpickup]}
          row={(row, at) => <Line row={row} {...at} />}
        />
      </Stack>
    </FarmsPage>
  )
}

function Line({ row, ...at }: { row: FarmRow } & DrawnAt): ReactElement {
  const texts = useManureTexts('office')
  const { day } = useDateFormat()
  return (
    <tr {...at}>
      <th scope="row" data-cell="title">
        <a href={`#/manuredelivery/office/farms/${row.id}`}>{row.name}</a>{' '}
        {!row.hasMembers && <Chip tone="rest">{texts.nomembers}</Chip>}
      </th>
      <td data-label={texts.number}>{row.links.map(({ number }) => number).join(', ')}</td>
      <td data-label={texts.municipality}>{row.municipality}</td>
      <td data-label={texts.species}>{row.species.map((kind) => texts[`species_${kind}`]).join(', ')}</td>
      <td data-label={texts.lastpickup}>{row.lastPickup === null ? '' : day(row.lastPickup)}</td>
    </tr>
  )
}
