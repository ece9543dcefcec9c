/** The swamps that the office's sellers load at, with what lies there. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import { orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Chip,
  Cluster,
  FindBox,
  iconList,
  iconPlus,
  LinkButton,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchSwamps } from '../../../contract/swamps/calls.ts'
import type { ListedSwamp } from '../../../contract/swamps/swamp.ts'
import { SwampView, swampSorts } from '../../../contract/swamps/swamp.ts'
import { SellerChoice } from '../../lists/own-sellers.tsx'
import { useStockAmount } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { openHoursLine } from './open-hours.ts'
import { useAllProductNames } from './product-names.ts'
import { useWeekdays } from './weekdays.ts'

const plain = { find: '', seller: '', sort: 'name', direction: 'asc' } as const
const path = '/peatsale/office/swamps'
const swampList = viewInAddress(orderedView(SwampView, swampSorts), plain, path)

export function SwampsScreen(): ReactElement {
  const texts = usePeatTexts('swamps')
  const registers = usePeatTexts('registers')
  const swamps = useListView(swampList)
  const nameOf = useAllProductNames()
  const list = usePages(searchSwamps, { ...swamps.view, limit: 100 })
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
      <FindRow>
        <FindBox label={texts.findswamp} {...swamps.find} />
        <SellerChoice
          label={registers.seller}
          any={registers.anyseller}
          value={swamps.view.seller}
          onChange={({ currentTarget }) => swamps.show({ seller: currentTarget.value })}
        />
      </FindRow>
      <FoundTable
        list={list}
        view={swamps}
        caption={texts.swamps}
        empty={{ icon: iconList, title: texts.noswamps, text: texts.noswampstext }}
        sorted={[{ sort: 'name', label: texts.swamp }]}
        headings={[texts.municipality, texts.openhours, texts.piles, texts.left, texts.loaders]}
        numbers={[texts.left]}
        row={(row, at) => <Row row={row} nameOf={nameOf} {...at} />}
      />
    </RegisterPage>
  )
}

const units = ['m3', 'pcs'] as const

type RowProps = DrawnAt & { row: ListedSwamp; nameOf: ReturnType<typeof useAllProductNames> }

function Row({ row, nameOf, index, measure }: RowProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const { short } = useWeekdays()
  const amount = useStockAmount()
  const { id, left, loaders, municipality, name, openHours, piles } = row
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
          <span>
            {open.map(({ code, product }) => `${code} ${nameOf(product, row.seller)}`).join('; ') || texts.noopenpiles}
          </span>
          {piles.some(({ needsCount }) => needsCount) && <Chip tone="err">{texts.needscount}</Chip>}
        </Cluster>
      </td>
      <td data-label={texts.left} data-cell="number">
        {left === null
          ? ''
          : units.flatMap((unit) => (unit === 'm3' || left[unit] !== 0 ? [amount(left[unit], unit)] : [])).join(', ')}
      </td>
      <td data-label={texts.loaders}>{loaders.map((loader) => loader.name).join(', ') || texts.noloaders}</td>
    </tr>
  )
}
