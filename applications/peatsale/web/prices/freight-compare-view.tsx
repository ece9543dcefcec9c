/** What a draft of a freight table changes in what holds on its first day. */
import { DataTable, EmptyState, iconCompare, Stack, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { FreightTable, FreightTableRow } from '../../contract/prices/freight-table.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { signedPercent } from './compare-view.tsx'
import type { FreightPair } from './freight-compare.ts'
import { compareFreight } from './freight-compare.ts'
import { useFreightWords } from './freight-words.ts'
import { changeIn } from './price-sheet.ts'

type FreightCompareViewProps = { table: FreightTable; tables: readonly FreightTable[] }

export function FreightCompareView({ table, tables }: FreightCompareViewProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const { changed, added, kept } = compareFreight(table, tables)
  return (
    <Stack>
      <p>{texts.comparewhen({ day: day(table.validFrom) })}</p>
      {changed.length + added.length === 0 && <EmptyState icon={iconCompare} title={texts.noratechanges} />}
      <Compared heading={texts.compare_rates} pairs={changed} />
      <Compared heading={texts.compare_newrates} pairs={added} />
      <Compared heading={texts.compare_keptrates} pairs={kept.map((before) => ({ before, after: before }))} />
    </Stack>
  )
}

function Compared({ heading, pairs }: { heading: string; pairs: readonly FreightPair[] }): ReactElement | null {
  const texts = usePeatTexts('pricing')
  const words = useFreightWords()
  if (pairs.length === 0) return null
  const terms = (row: FreightTableRow | undefined) =>
    row === undefined
      ? '–'
      : [
          words.rate(row),
          words.least(row) && `${texts.leastfreight.toLowerCase()} ${words.least(row)}`,
          words.money(row.secondDrop) && `${texts.seconddrop.toLowerCase()} ${words.money(row.secondDrop)}`,
          words.money(row.waitingPerHour) && `${texts.waiting.toLowerCase()} ${words.money(row.waitingPerHour)}`,
          words.percent(row.fuelBp) && `${texts.fuelshort.toLowerCase()} ${words.percent(row.fuelBp)}`,
        ]
          .filter(Boolean)
          .join(', ')
  return (
    <Stack gap="s">
      <h2>{`${heading} (${pairs.length})`}</h2>
      <DataTable caption={heading}>
        <TableHead headings={[texts.zone, texts.old, texts.now, texts.changepercent]} />
        <tbody>
          {pairs.map(({ before, after }) => {
            const shown = after ?? before
            return (
              <tr key={shown?.id}>
                <th scope="row" data-cell="title">
                  {shown && words.place(shown)}
                </th>
                <td data-label={texts.old}>{terms(before)}</td>
                <td data-label={texts.now}>{terms(after)}</td>
                <td data-label={texts.changepercent} data-cell="number">
                  {percentOf(before, after)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </DataTable>
    </Stack>
  )
}

/** Empty where the two are charged otherwise, or alike. */
function percentOf(before: FreightTableRow | undefined, after: FreightTableRow | undefined): string {
  if (!before || !after || before.kind !== after.kind || before.price === after.price) return ''
  const change = changeIn(before.price, after.price)
  return change === undefined ? '' : signedPercent(change)
}
