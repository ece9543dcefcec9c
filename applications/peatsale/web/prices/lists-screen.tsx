/** Price lists of a seller: drafts, those that hold or will, and those that have ended. */
import { dayOf } from '@workspace/portal/contract'
import {
  Cluster,
  DataTable,
  iconDoc,
  iconPlus,
  LinkButton,
  LoadingList,
  navigate,
  PagedList,
  Segmented,
  TableHead,
  useAddress,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchPriceLists } from '../../contract/prices/calls.ts'
import type { ListedPriceList } from '../../contract/prices/price-list.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { useMoments } from '../parts/moments.ts'
import { NoRows } from '../parts/no-rows.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { useForWhom } from './for-whom.ts'
import { SellerSelect, useOwnSellers } from './own-sellers.tsx'
import { PricesPage } from './prices-page.tsx'
import { StandingChip } from './standing-chip.tsx'

const shown = ['current', 'draft', 'ended', 'all'] as const
type Shown = (typeof shown)[number]
const path = '/peatsale/office/prices'

export function PriceListsScreen(): ReactElement {
  const texts = usePeatTexts('pricing')
  const { query } = useAddress()
  const sellers = useOwnSellers()
  const seller = sellers?.find(({ id }) => id === query.get('seller'))?.id ?? sellers?.[0]?.id ?? ''
  const show = shown.find((each) => each === query.get('show')) ?? 'current'
  const go = (to: { seller?: string; show?: Shown }) => {
    const words = Object.entries({ seller, show, ...to }).filter(([, word]) => word !== '' && word !== 'current')
    navigate(`${path}?${new URLSearchParams(words)}`, { replace: true })
  }
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
      {sellers === undefined ? (
        <LoadingList />
      ) : (
        <>
          <Cluster align="end">
            <SellerSelect sellers={sellers} value={seller} onChange={(next) => go({ seller: next })} />
            <Segmented
              label={texts.show}
              value={show}
              onChange={(next) => go({ show: next })}
              options={shown.map((each) => ({ value: each, label: texts[`show_${each}`] }))}
            />
          </Cluster>
          <Lists seller={seller} show={show} />
        </>
      )}
    </PricesPage>
  )
}

function Lists({ seller, show }: { seller: string; show: Shown }): ReactElement {
  const texts = usePeatTexts('pricing')
  const asked = { seller, standing: show === 'all' ? '' : show } as const
  const list = usePages(searchPriceLists, { ...asked, sort: 'name', direction: 'asc', limit: 100 }, rowsOf)
  if (list.at === 'listed' && list.pages.rows.length === 0) {
    const empty = { icon: iconDoc, title: texts.nolists, text: texts.noliststext, all: `#${path}?show=all` }
    return <NoRows {...empty} isFiltered={show === 'draft' || show === 'ended'} />
  }
  return (
    <PagedList list={list} none={texts.nolists}>
      {(rows) => (
        <DataTable caption={texts.lists}>
          <TableHead headings={[texts.name, texts.for, texts.validity, texts.state]} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} list={row} />
            ))}
          </tbody>
        </DataTable>
      )}
    </PagedList>
  )
}

function Row({ list }: { list: ListedPriceList }): ReactElement {
  const texts = usePeatTexts('pricing')
  const forWhom = useForWhom()
  const { day } = useMoments()
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

function rowsOf({ rows }: { readonly rows: readonly ListedPriceList[] }): readonly ListedPriceList[] {
  return rows
}
