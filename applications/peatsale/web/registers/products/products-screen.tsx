/** What the office's sellers sell, found and by pages; what is sold no more where it is asked for. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import { Find, orderedView, Quantity, UuidOrNone } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Chip,
  FindBox,
  iconBox,
  iconPlus,
  LinkButton,
  ListChoice,
  useLanguage,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { searchProducts } from '../../../contract/products/calls.ts'
import type { ListedProduct } from '../../../contract/products/product.ts'
import { productSorts } from '../../../contract/products/product.ts'
import { SellerChoice } from '../../lists/own-sellers.tsx'
import { useQuantity, useUnit } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'

const shows = ['sold', 'all'] as const
const View = z.object({ find: Find, seller: UuidOrNone, show: z.enum(shows) })
const plain = { find: '', seller: '', show: 'sold', sort: 'name', direction: 'asc' } as const
const path = '/peatsale/office/products'
const productList = viewInAddress(orderedView(View, productSorts), plain, path)

export function ProductsScreen(): ReactElement {
  const texts = usePeatTexts('registers')
  const products = useListView(productList)
  const { show, ...asked } = products.view
  const list = usePages(searchProducts, { ...asked, all: show === 'all', limit: 100 })
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
      <FindRow>
        <FindBox label={texts.findproduct} {...products.find} />
        <SellerChoice
          label={texts.seller}
          any={texts.anyseller}
          value={asked.seller}
          onChange={({ currentTarget }) => products.show({ seller: currentTarget.value })}
        />
        <ListChoice
          label={texts.show}
          value={show}
          options={shows.map((value) => ({ value, label: texts[`show_${value}`] }))}
          onChoose={(value) => products.show({ show: value })}
        />
      </FindRow>
      <FoundTable
        list={list}
        view={products}
        caption={texts.products}
        empty={{ icon: iconBox, title: texts.noproducts, text: texts.noproductstext }}
        sorted={[{ sort: 'name', label: texts.product }]}
        headings={[texts.code, texts.kind, texts.minorder, texts.state]}
        row={(row, at) => <Row row={row} {...at} />}
      />
    </RegisterPage>
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
