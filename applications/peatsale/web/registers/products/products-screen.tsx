/** What the office's sellers sell, found and by pages; what is sold no more where it is asked for. */
import { Find, orderedView, Quantity } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Chip,
  Cluster,
  FindBox,
  iconBox,
  iconPlus,
  LinkButton,
  navigate,
  Select,
  useAddress,
  useLanguage,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { UuidOrNone } from '../../../contract/fields/choice.ts'
import { searchProducts } from '../../../contract/products/calls.ts'
import type { ListedProduct } from '../../../contract/products/product.ts'
import { productSorts } from '../../../contract/products/product.ts'
import { FoundTable } from '../../parts/found-table.tsx'
import { SellerChoice } from '../../parts/own-sellers.tsx'
import { useQuantity, useUnit } from '../../parts/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'

const shown = ['sold', 'all'] as const
const View = z.object({ find: Find, seller: UuidOrNone, show: z.enum(shown) })
const plain = { find: '', seller: '', show: 'sold', sort: 'name', direction: 'asc' } as const
const path = '/peatsale/office/products'
const { viewOf, addressOf, isFiltered } = viewInAddress(orderedView(View, productSorts), plain, path)
type View = ReturnType<typeof viewOf>

export function ProductsScreen(): ReactElement {
  const texts = usePeatTexts('registers')
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  const show = (changed: Partial<View>) => navigate(addressOf({ ...view, ...changed }))
  return (
    <RegisterPage
      at="products"
      heading={texts.products}
      actions={
        <LinkButton href={`#${path}/new`} icon={iconPlus}>
          {texts.newproduct}
        </LinkButton>
      }
    >
      <Cluster align="end">
        <FindBox
          label={texts.findproduct}
          maxLength={100}
          find={view.find}
          onFind={(find) => navigate(addressOf({ ...view, find }), { replace: true })}
        />
        <SellerChoice
          label={texts.seller}
          any={texts.anyseller}
          value={view.seller}
          onChange={({ currentTarget }) => show({ seller: currentTarget.value })}
        />
        <Select
          label={texts.show}
          value={view.show}
          onChange={({ currentTarget }) => show({ show: currentTarget.value === 'all' ? 'all' : 'sold' })}
        >
          {shown.map((each) => (
            <option key={each} value={each}>
              {texts[`show_${each}`]}
            </option>
          ))}
        </Select>
      </Cluster>
      <Products view={view} />
    </RegisterPage>
  )
}

function Products({ view }: { view: View }): ReactElement {
  const texts = usePeatTexts('registers')
  const { find, seller, show, sort, direction } = view
  const list = usePages(searchProducts, { find, seller, all: show === 'all', sort, direction, limit: 100 }, rowsOf)
  const empty = {
    icon: iconBox,
    title: texts.noproducts,
    text: texts.noproductstext,
    all: `#${path}`,
    isFiltered: isFiltered(view),
  }
  const order = {
    columns: [{ sort: 'name', label: texts.product }],
    order: view,
    onSort: (next: Pick<View, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  return (
    <FoundTable
      list={list}
      caption={texts.products}
      empty={empty}
      order={order}
      headings={[texts.code, texts.kind, texts.minorder, texts.state]}
      row={(row, at) => <Row row={row} {...at} />}
    />
  )
}

type RowProps = DrawnAt & { row: ListedProduct }

function Row({ row, index, measure }: RowProps): ReactElement {
  const texts = usePeatTexts('registers')
  const { language } = useLanguage()
  const quantity = useQuantity()
  const unit = useUnit()
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        <a href={`#${path}/${row.id}`}>{language === 'fi' ? row.nameFi : row.nameEn}</a>
      </th>
      <td data-label={texts.code}>{row.code}</td>
      <td data-label={texts.kind}>{`${texts[`kind_${row.kind}`]}, ${unit(row.salesUnit)}`}</td>
      <td data-label={texts.minorder}>{quantity(Quantity.parse(row.minOrder), row.salesUnit)}</td>
      <td data-label={texts.state}>
        {row.active ? (
          <Chip tone={row.season.isOpen ? 'ok' : 'pending'}>{row.season.isOpen ? texts.sold : texts.seasonclosed}</Chip>
        ) : (
          <Chip tone="rest">{texts.archived}</Chip>
        )}
      </td>
    </tr>
  )
}

function rowsOf({ rows }: { readonly rows: readonly ListedProduct[] }): readonly ListedProduct[] {
  return rows
}
