/** The prices of a draft: typed into a sheet, compared with those that they replace, saved together. */
import {
  Button,
  ButtonRow,
  ClashDialog,
  conflictOf,
  EmptyState,
  FailureNotice,
  FormStack,
  iconDoc,
  iconPlus,
  SaveBar,
  Stack,
  useAnswer,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { PriceListRow } from '../../contract/prices/price-list.ts'
import { searchProducts } from '../../contract/products/calls.ts'
import type { ListedProduct } from '../../contract/products/product.ts'
import type { Zone } from '../../contract/sellers/seller.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { AddedPrice } from './add-price-dialog.tsx'
import { AddPriceDialog } from './add-price-dialog.tsx'
import type { GoodsWords, NamesById } from './goods-words.ts'
import { useGoodsWords } from './goods-words.ts'
import type { ReadList } from './list-types.ts'
import { PriceCell } from './price-cell.tsx'
import type { Block, PricePlace, Prices } from './price-sheet.ts'
import { blocksOf, keyOf, placeOf, pricesOf } from './price-sheet.ts'
import { RaiseDialog } from './raise-dialog.tsx'
import { namesIn, productsIn, zoneOrder } from './read-sheet.tsx'
import { SheetTables, walkInColumn } from './sheet-tables.tsx'
import type { DraftPrices } from './use-draft-prices.ts'
import { keysOf, useDraftPrices } from './use-draft-prices.ts'

export type DraftSheetProps = {
  read: ReadList
  /** The rows of the list that it replaces. */
  before: readonly PriceListRow[]
  zones: readonly Zone[]
  onUnsaved: (count: number) => void
}

export function DraftSheet({ read, before, zones, onUnsaved }: DraftSheetProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { list, rows } = read
  const draft = useDraftPrices(list.id, { version: list.version, rows })
  const products = useProducts(list.seller)
  const words = useGoodsWords(namesOf([...before, ...rows], products), zones)
  const [adding, setAdding] = useState<'anything' | Block>()
  const sheet = useRef<HTMLFormElement>(null)
  useEffect(() => onUnsaved(draft.count), [draft.count, onUnsaved])
  const order = {
    products: [...new Set([...productsIn(rows), ...products.map(({ id }) => id)])],
    zones: zoneOrder(zones),
  }
  const blocks = blocksOf(Object.keys(draft.prices), order)
  const replaced = pricesOf(before)
  return (
    <Stack>
      <SheetActs draft={draft} isEmpty={blocks.length === 0} onAdd={() => setAdding('anything')} />
      <FormStack
        ref={sheet}
        aria-label={texts.rows}
        onKeyDown={walkInColumn}
        onSubmit={(event) => {
          event.preventDefault()
          saveReadable(sheet.current, draft)
        }}
      >
        <SheetTables
          blocks={blocks}
          words={words}
          cell={(place, label) => (
            <PriceCell
              label={label}
              per={words.per(place)}
              price={draft.prices[keyOf(place)]}
              before={before.length > 0 ? { price: replaced[keyOf(place)] } : undefined}
              onChange={(price) => draft.set(keyOf(place), price)}
            />
          )}
          after={(block) => <AddHere goods={words.goods(block.terms)} onAdd={() => setAdding(block)} />}
        />
      </FormStack>
      {draft.failure && <RefusedSave failure={draft.failure} />}
      {draft.count > 0 && <SavePlace draft={draft} onSave={() => saveReadable(sheet.current, draft)} />}
      {adding !== undefined && (
        <AddPriceDialog
          block={adding === 'anything' ? undefined : adding}
          products={products}
          zones={zones}
          taken={(place) => draft.prices[keyOf(place)] !== undefined}
          onAdd={(added) => {
            draft.setAll({ ...draft.prices, ...pricesAdded(added) })
            setAdding(undefined)
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
      {draft.sides && <Clash draft={draft} words={words} />}
    </Stack>
  )
}

function AddHere({ goods, onAdd }: { goods: string; onAdd: () => void }): ReactElement {
  const texts = usePeatTexts('pricing')
  return (
    <Button variant="quiet" size="s" icon={iconPlus} aria-label={texts.addto({ goods })} onClick={onAdd}>
      {texts.addhere}
    </Button>
  )
}

/** A text that is no price is not sent as an empty field, which would take the price away. */
function saveReadable(sheet: HTMLElement | null, draft: DraftPrices): void {
  const unreadable = [...(sheet?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.customError)
  if (unreadable) unreadable.focus()
  else void draft.save()
}

function namesOf(rows: readonly PriceListRow[], products: readonly ListedProduct[]): NamesById {
  const known = products.map(({ id, nameFi, nameEn }) => [id, { fi: nameFi, en: nameEn }] as const)
  return new Map([...namesIn(rows), ...known])
}

type SheetActsProps = { draft: DraftPrices; isEmpty: boolean; onAdd: () => void }

function SheetActs({ draft, isEmpty, onAdd }: SheetActsProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const [isRaising, setRaising] = useState(false)
  return (
    <>
      <ButtonRow>
        <Button variant="secondary" icon={iconPlus} onClick={onAdd}>
          {texts.addprice}
        </Button>
        {!isEmpty && (
          <Button variant="secondary" onClick={() => setRaising(true)}>
            {texts.raise}
          </Button>
        )}
      </ButtonRow>
      {isEmpty ? (
        <EmptyState icon={iconDoc} title={texts.norows}>
          <p>{texts.norowstext}</p>
        </EmptyState>
      ) : (
        <p>{texts.sheetkeys}</p>
      )}
      {isRaising && <RaiseDialog prices={draft.prices} onRaise={draft.setAll} onClose={() => setRaising(false)} />}
    </>
  )
}

function pricesAdded({ places, price }: AddedPrice): Prices {
  return Object.fromEntries(places.map((place) => [keyOf(place), price]))
}

function useProducts(seller: string): readonly ListedProduct[] {
  const view = { seller, account: '', all: true, find: '' }
  const { data } = useAnswer(searchProducts, { ...view, sort: 'name', direction: 'asc', cursor: '', limit: 200 })
  return data?.rows ?? []
}

function RefusedSave({ failure }: { failure: NonNullable<DraftPrices['failure']> }): ReactElement {
  const texts = usePeatTexts('pricing')
  const areRivals = 'refused' in failure && (failure.fields ?? []).includes('changes.minQty')
  return <FailureNotice answer={failure} {...(areRivals && { title: texts.rivals })} />
}

function SavePlace({ draft, onSave }: { draft: DraftPrices; onSave: () => void }): ReactElement {
  const texts = usePeatTexts('pricing')
  const common = useTexts('common')
  return (
    <SaveBar title={texts.changed({ count: draft.count })}>
      <Button variant="secondary" disabled={draft.isBusy} onClick={draft.undo}>
        {texts.undo}
      </Button>
      <Button busy={draft.isBusy} busyLabel={common.saving} onClick={onSave}>
        {common.save}
      </Button>
    </SaveBar>
  )
}

/** Somebody else has saved prices of this draft since it was opened: both values of those that were changed twice. */
function Clash({ draft, words }: { draft: DraftPrices; words: GoodsWords }): ReactElement | null {
  const texts = usePeatTexts('pricing')
  const { sides } = draft
  if (sides === undefined) return null
  const { clashes, theirs } = conflictOf(sides, keysOf(sides))
  const said = (price: unknown, place: PricePlace) =>
    typeof price === 'number' ? words.price(price, place) : texts.gone
  const labelled = ({ name, mine, stored }: (typeof clashes)[number]) => {
    const place = placeOf(name)
    return { name, label: words.row(place), mine: said(mine, place), stored: said(stored, place) }
  }
  return (
    <ClashDialog
      clashes={clashes.map(labelled)}
      theirs={
        theirs.length === 0 ? undefined : (
          <ul>
            {theirs.map(labelled).map(({ name, label, stored }) => (
              <li key={name}>{`${label}: ${stored}`}</li>
            ))}
          </ul>
        )
      }
      onSave={draft.resolve}
      onCancel={draft.forget}
    />
  )
}
