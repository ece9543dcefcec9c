/** A price list as tables: one for goods on the same terms, lines of zones and columns of breaks. */
import { DataTable, Stack } from '@workspace/portal/web'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { GoodsWords } from './goods-words.ts'
import type { Block, PricePlace } from './price-sheet.ts'
import css from './prices.module.css'

export type SheetTablesProps = {
  blocks: readonly Block[]
  words: GoodsWords
  cell: (place: PricePlace, label: string) => ReactNode
  /** Under a table. */
  after?: (block: Block) => ReactNode
}

export function SheetTables({ blocks, words, cell, after }: SheetTablesProps): ReactElement {
  return (
    <Stack gap="l">
      {blocks.map((block) => (
        <section key={block.key} className={css.block}>
          <h2 className={css.goods}>{words.goods(block.terms)}</h2>
          <BlockTable block={block} words={words} cell={cell} />
          {after?.(block)}
        </section>
      ))}
    </Stack>
  )
}

type BlockTableProps = Pick<SheetTablesProps, 'words' | 'cell'> & { block: Block }

function BlockTable({ block, words, cell }: BlockTableProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { terms, breaks, lines } = block
  const goods = words.goods(terms)
  const headings = breaks.map((least, at) => words.break(least, breaks[at + 1], terms.unit))
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
        <tbody>
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
        </tbody>
      </DataTable>
    </div>
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
