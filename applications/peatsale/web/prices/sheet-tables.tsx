/** A price list as tables: one for goods after one another with the same breaks, under each its lines of zones. */
import { DataTable, Stack } from '@workspace/portal/web'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { GoodsWords } from './goods-words.ts'
import type { Block, PricePlace } from './price-sheet.ts'
import { besideEachOther } from './price-sheet.ts'
import css from './prices.module.css'

export type SheetTablesProps = {
  blocks: readonly Block[]
  words: GoodsWords
  cell: (place: PricePlace, label: string) => ReactNode
  /** In the line of the goods. */
  after?: (block: Block) => ReactNode
}

export function SheetTables({ blocks, ...part }: SheetTablesProps): ReactElement {
  return (
    <Stack>
      {besideEachOther(blocks).map(([first, ...others]) => (
        <SheetTable key={first.key} {...part} blocks={[first, ...others]} first={first} />
      ))}
    </Stack>
  )
}

function SheetTable({ blocks, first, words, cell, after }: SheetTablesProps & { first: Block }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { breaks, terms } = first
  const headings = breaks.map((least, at) => words.break(least, breaks[at + 1], terms.unit))
  const goods = blocks.map((block) => words.goods(block.terms)).join('; ')
  return (
    <div className={css.sheet}>
      <DataTable caption={texts.sheet({ goods })}>
        <thead>
          <tr>
            <th scope="col">{texts.zone}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col" data-cell="number">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {blocks.map((block) => (
          <tbody key={block.key}>
            <tr className={css.goods}>
              <th scope="rowgroup" colSpan={1 + headings.length}>
                <div className={css.head}>
                  <span>{words.goods(block.terms)}</span>
                  {after?.(block)}
                </div>
              </th>
            </tr>
            <Lines block={block} headings={headings} words={words} cell={cell} />
          </tbody>
        ))}
      </DataTable>
    </div>
  )
}

type LinesProps = Pick<SheetTablesProps, 'words' | 'cell'> & { block: Block; headings: readonly string[] }

function Lines({ block: { terms, breaks, lines }, headings, words, cell }: LinesProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const goods = words.goods(terms)
  return (
    <>
      {lines.map((line) => (
        <tr key={JSON.stringify(line)}>
          <th scope="row" data-cell="title">
            {words.line(line)}
          </th>
          {breaks.map((minQty, at) => (
            <td key={minQty} data-label={headings[at]} data-cell="number">
              {cell(
                { ...terms, ...line, minQty },
                texts.cell({ goods, zone: words.line(line), least: headings[at] ?? '' }),
              )}
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}

/** As in any sheet: up, down and Enter go to the field above or below. */
export function walkInColumn(event: KeyboardEvent): void {
  const { target, key } = event
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
  if (step === 0 || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const cell = target.closest('td')
  const row = cell?.closest('tr')
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
  if (!cell || !(next instanceof HTMLTableRowElement)) return
  const input = next.cells[cell.cellIndex]?.querySelector('input')
  input?.focus()
  input?.select()
}
