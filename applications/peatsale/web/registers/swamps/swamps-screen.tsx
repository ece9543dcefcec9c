/** The swamps that the office's sellers load at, with what lies there. */
import { orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Chip,
  Cluster,
  FindBox,
  iconList,
  iconPlus,
  LinkButton,
  navigate,
  useAddress,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { searchSwamps } from '../../../contract/swamps/calls.ts'
import type { ListedSwamp } from '../../../contract/swamps/swamp.ts'
import { SwampView, swampSorts } from '../../../contract/swamps/swamp.ts'
import { FoundTable } from '../../parts/found-table.tsx'
import { SellerChoice } from '../../parts/own-sellers.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { openHoursLine } from './open-hours.ts'
import { useWeekdays } from './weekdays.ts'

const plain = { find: '', seller: '', sort: 'name', direction: 'asc' } as const
const path = '/peatsale/office/swamps'
const { viewOf, addressOf, isFiltered } = viewInAddress(orderedView(SwampView, swampSorts), plain, path)
type View = ReturnType<typeof viewOf>

export function SwampsScreen(): ReactElement {
  const texts = usePeatTexts('swamps')
  const registers = usePeatTexts('registers')
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  return (
    <RegisterPage
      at="swamps"
      heading={texts.swamps}
      actions={
        <LinkButton href={`#${path}/new`} icon={iconPlus}>
          {texts.newswamp}
        </LinkButton>
      }
    >
      <Cluster align="end">
        <FindBox
          label={texts.findswamp}
          maxLength={100}
          find={view.find}
          onFind={(find) => navigate(addressOf({ ...view, find }), { replace: true })}
        />
        <SellerChoice
          label={registers.seller}
          any={registers.anyseller}
          value={view.seller}
          onChange={({ currentTarget }) => navigate(addressOf({ ...view, seller: currentTarget.value }))}
        />
      </Cluster>
      <Swamps view={view} />
    </RegisterPage>
  )
}

function Swamps({ view }: { view: View }): ReactElement {
  const texts = usePeatTexts('swamps')
  const list = usePages(searchSwamps, { ...view, limit: 100 }, rowsOf)
  const empty = {
    icon: iconList,
    title: texts.noswamps,
    text: texts.noswampstext,
    all: `#${path}`,
    isFiltered: isFiltered(view),
  }
  const order = {
    columns: [{ sort: 'name', label: texts.swamp }],
    order: view,
    onSort: (next: Pick<View, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  return (
    <FoundTable
      list={list}
      caption={texts.swamps}
      empty={empty}
      order={order}
      headings={[texts.municipality, texts.openhours, texts.piles, texts.loaders]}
      row={(row, at) => <Row row={row} {...at} />}
    />
  )
}

type RowProps = DrawnAt & { row: ListedSwamp }

function Row({ row, index, measure }: RowProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const { short } = useWeekdays()
  const { id, loaders, municipality, name, openHours, piles } = row
  const open = piles.filter(({ state }) => state === 'open' || state === 'building')
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        <a href={`#${path}/${id}`}>{name}</a>
      </th>
      <td data-label={texts.municipality}>{municipality}</td>
      <td data-label={texts.openhours}>{openHoursLine(openHours, short) || texts.closedalways}</td>
      <td data-label={texts.piles}>
        <Cluster>
          <span>{open.map(({ code, product }) => `${code} ${product}`).join(', ') || texts.noopenpiles}</span>
          {piles.some(({ needsCount }) => needsCount) && <Chip tone="err">{texts.needscount}</Chip>}
        </Cluster>
      </td>
      <td data-label={texts.loaders}>{loaders.map((loader) => loader.name).join(', ') || texts.noloaders}</td>
    </tr>
  )
}

function rowsOf({ rows }: { readonly rows: readonly ListedSwamp[] }): readonly ListedSwamp[] {
  return rows
}
