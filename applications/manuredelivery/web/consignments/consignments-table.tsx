/** Consignments as an office reads them: by pages, each row leads to its page. */
import { FoundTable } from '@workspace/logistics/web/lists'
import type { DrawnAt, ListView, Ordered } from '@workspace/portal/web'
import { Chip, iconList, NoWrap, useDateFormat, useLanguage, usePages } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import { tonnes } from '../lists/amounts.ts'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'

type Sort = 'slot' | 'number'
type TableProps = {
  view: Pick<ListView<Ordered<Sort> & object>, 'view' | 'isFiltered' | 'all' | 'show'>
  caption: string
  empty: { readonly title: string; readonly text: string }
}

export function ConsignmentsTable({ view, caption, empty }: TableProps): ReactElement {
  const texts = useManureTexts('office')
  const list = usePages(searchConsignments, { ...view.view, limit: 100 } as never)
  return (
    <FoundTable<ConsignmentRow, Sort>
      list={list as never}
      view={view}
      caption={caption}
      empty={{ icon: iconList, ...empty }}
      sorted={[
        { sort: 'number', label: texts.number },
        { sort: 'slot', label: texts.when },
      ]}
      headings={[texts.farm, texts.what, texts.plant, texts.carrier, texts.state]}
      row={(row, at) => <Line row={row} {...at} />}
    />
  )
}

function Line({ row, ...at }: { row: ConsignmentRow } & DrawnAt): ReactElement {
  const texts = useManureTexts('office')
  const states = useManureTexts('states')
  const { language } = useLanguage()
  const { short } = useDateFormat()
  const { number, id, farm, municipality, type, netKg, estimateKg, plannedKg, plant, carrier, vehicle, flags } = row
  return (
    <tr {...at}>
      <th scope="row" data-cell="title">
        <a href={`#/manuredelivery/consignments/${id}`}>
          <NoWrap>{number}</NoWrap>
        </a>
      </th>
      <td data-label={texts.when}>{short(row)}</td>
      <td data-label={texts.farm}>{[farm, municipality].filter(Boolean).join(', ')}</td>
      <td data-label={texts.what}>{`${tonnes(netKg ?? estimateKg ?? plannedKg)} ${type[language]}`}</td>
      <td data-label={texts.plant}>{plant.name}</td>
      <td data-label={texts.carrier}>{[vehicle?.plate, carrier?.name].filter(Boolean).join(', ')}</td>
      <td data-label={texts.state}>
        <ConsignmentChip of={row} />{' '}
        {flags.map((flag) => (
          <Chip key={flag} tone="warn">
            {states[`flag_${flag}`]}
          </Chip>
        ))}
      </td>
    </tr>
  )
}
