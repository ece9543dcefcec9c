/** Price lists of a seller: drafts, those that hold or will, and those that have ended. */
import { FindRow, NoRows, PressedRows } from '@workspace/logistics/web/lists'
import { dayOf, UuidOrNone } from '@workspace/portal/contract'
import {
  DataTable,
  iconDoc,
  iconPlus,
  LinkButton,
  PagedList,
  Segmented,
  TableHead,
  useDateFormat,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { searchPriceLists } from '../../contract/prices/calls.ts'
import type { ListedPriceList } from '../../contract/prices/price-list.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { MissingSellers } from '../lists/own-sellers.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { useForWhom } from './for-whom.ts'
import { SellerSelect, useOwnSellers } from './own-sellers.tsx'
import { PricesPage } from './prices-page.tsx'
import { StandingChip } from './standing-chip.tsx'

const shows = ['current', 'draft', 'ended', 'all'] as const
type Show = (typeof shows)[number]
const path = '/peatsale/office/prices'
const View = z.object({ seller: UuidOrNone, show: z.enum(shows) })
const priceLists = viewInAddress(View, { seller: '', show: 'current' }, path)
/** Back leads away from the lists, whatever was looked at. */
const replaced = { replace: true }

export function PriceListsScreen(): ReactElement {
  const texts = usePeatTexts('pricing')
  const sellers = useOwnSellers()
  const { view, show } = useListView(priceLists)
  const seller = sellers?.find(({ id }) => id === view.seller)?.id ?? sellers?.[0]?.id ?? ''
  return (
    <PricesPage
      at="/office/prices"
      heading={texts.lists}
      actions={
        <LinkButton icon={iconPlus} href={`#${path}/new?seller=${seller}`}>
          {texts.newlist}
        </LinkButton>
      }
    >
      {sellers === undefined || seller === '' ? (
        <MissingSellers />
      ) : (
        <>
          <FindRow>
            <SellerSelect sellers={sellers} value={seller} onChange={(next) => show({ seller: next }, replaced)} />
            <Segmented
              label={texts.show}
              value={view.show}
              onChange={(next) => show({ show: next }, replaced)}
              options={shows.map((each) => ({ value: each, label: texts[`show_${each}`] }))}
            />
          </FindRow>
          <Lists seller={seller} show={view.show} />
        </>
      )}
    </PricesPage>
  )
}

function Lists({ seller, show }: { seller: string; show: Show }): ReactElement {
  const texts = usePeatTexts('pricing')
  const asked = { seller, standing: show === 'all' ? '' : show } as const
  const list = usePages(searchPriceLists, { ...asked, sort: 'name', direction: 'asc', limit: 100 })
  const empty = { icon: iconDoc, title: texts.nolists, text: texts.noliststext, all: `#${path}?show=all` }
  return (
    <PagedList list={list} none={<NoRows {...empty} isFiltered={show === 'draft' || show === 'ended'} />}>
      {(rows) => (
        <PressedRows>
          <DataTable caption={texts.lists}>
            <TableHead headings={[texts.name, texts.for, texts.validity, texts.state]} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} list={row} />
              ))}
            </tbody>
          </DataTable>
        </PressedRows>
      )}
    </PagedList>
  )
}

function Row({ list }: { list: ListedPriceList }): ReactElement {
  const texts = usePeatTexts('pricing')
  const forWhom = useForWhom()
  const { day } = useDateFormat()
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#${path}/${list.id}`}>{list.name}</a>
      </th>
      <td data-label={texts.for}>{forWhom(list)}</td>
      <td data-label={texts.validity}>{texts.days({ from: day(list.validFrom), to: day(list.validTo) })}</td>
      <td data-label={texts.state}>
        <StandingChip standing={standingOf(list, dayOf(new Date()))} />
      </td>
    </tr>
  )
}
