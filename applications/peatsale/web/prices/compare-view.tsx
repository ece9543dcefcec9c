/** What a draft changes in the list that it replaces: old, new, and the change in euros and percent. */
import {
  DataTable,
  EmptyState,
  formatNumber,
  iconCompare,
  MissingAnswer,
  Notice,
  Stack,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { comparePriceList } from '../../contract/prices/calls.ts'
import type { ListedPriceList, PriceListRow } from '../../contract/prices/price-list.ts'
import type { Zone } from '../../contract/sellers/seller.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { GoodsWords } from './goods-words.ts'
import { useGoodsWords } from './goods-words.ts'
import { signedPrice } from './price-cell.tsx'
import { changeIn } from './price-sheet.ts'
import { namesIn } from './read-sheet.tsx'

type CompareViewProps = { list: ListedPriceList; zones: readonly Zone[]; hasUnsaved: boolean }

export function CompareView({ list, zones, hasUnsaved }: CompareViewProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { data, error, refetch } = useAnswer(comparePriceList, { id: list.id })
  const { added = [], changed = [], removed = [] } = data ?? {}
  const words = useGoodsWords(namesIn([...added, ...removed, ...changed.map(({ after }) => after)]), zones)
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const part = { words }
  return (
    <Stack>
      <p>{list.replaces ? texts.compareto({ name: list.replaces.name }) : texts.comparenone}</p>
      {hasUnsaved && <Notice tone="info" title={texts.unsavednote} />}
      {added.length + changed.length + removed.length === 0 && (
        <EmptyState icon={iconCompare} title={texts.nochanges} />
      )}
      <Compared {...part} heading={texts.compare_changed} pairs={changed} />
      <Compared {...part} heading={texts.compare_added} pairs={added.map((after) => ({ after }))} />
      <Compared {...part} heading={texts.compare_removed} pairs={removed.map((before) => ({ before }))} />
    </Stack>
  )
}

/** A row is the same one where the place is; without `before` it is new, without `after` it goes. */
interface Pair {
  readonly before?: PriceListRow
  readonly after?: PriceListRow
}

type ComparedProps = { heading: string; pairs: readonly Pair[]; words: GoodsWords }

function Compared({ heading, pairs, words }: ComparedProps): ReactElement | null {
  const texts = usePeatTexts('pricing')
  if (pairs.length === 0) return null
  return (
    <Stack gap="s">
      <h2>{`${heading} (${pairs.length})`}</h2>
      <DataTable caption={heading}>
        <thead>
          <tr>
            <th scope="col">{texts.goods}</th>
            {[texts.old, texts.now, texts.changeeuro, texts.changepercent].map((figure) => (
              <th key={figure} scope="col" data-cell="number">
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <ComparedRow key={pair.after?.id ?? pair.before?.id} pair={pair} words={words} />
          ))}
        </tbody>
      </DataTable>
    </Stack>
  )
}

function ComparedRow({ pair: { before, after }, words }: { pair: Pair; words: GoodsWords }): ReactElement {
  const texts = usePeatTexts('pricing')
  const shown = after ?? before
  const price = (row: PriceListRow | undefined) => (row ? words.price(row.unitPrice, row) : '–')
  const isAlike = before !== undefined && after !== undefined && before.priceBaseQty === after.priceBaseQty
  const percent = isAlike ? changeIn(before.unitPrice, after.unitPrice) : undefined
  return (
    <tr>
      <th scope="row" data-cell="title">
        {shown && words.row(shown)}
      </th>
      <td data-label={texts.old} data-cell="number">
        {price(before)}
      </td>
      <td data-label={texts.now} data-cell="number">
        {price(after)}
      </td>
      <td data-label={texts.changeeuro} data-cell="number">
        {isAlike ? signedPrice(after.unitPrice - before.unitPrice) : ''}
      </td>
      <td data-label={texts.changepercent} data-cell="number">
        {percent === undefined ? '' : signedPercent(percent)}
      </td>
    </tr>
  )
}

/** `+2,1 %` of hundredths of a percent. */
export function signedPercent(points: number): string {
  return `${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points) / 100)}\u00A0%`
}
