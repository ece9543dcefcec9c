/** Which weeks have confirmed consignments in no batch yet; one is put together with a press. */
import type { IsoWeek } from '@workspace/portal/contract'
import { Button, Card, Cluster, DataTable, formatNumber, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Proposal } from '../../contract/billing/batch.ts'
import { money } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'

type UnsettledWeeksProps = { weeks: Proposal['weeks']; onChoose: (week: IsoWeek) => void }

/** The oldest: they are settled first. */
const shownAtFirst = 6

export function UnsettledWeeks({ weeks, onChoose }: UnsettledWeeksProps): ReactElement | null {
  const texts = useManureTexts('billing')
  const { weekWithDays } = useDateFormat()
  const [isWhole, setIsWhole] = useState(false)
  if (weeks.length === 0) return null
  const shown = isWhole ? weeks : weeks.slice(0, shownAtFirst)
  const numbers = [texts.consignments, texts.side_purchase, texts.side_sale]
  return (
    <Card heading={texts.unsettled} flush>
      <DataTable caption={texts.unsettled}>
        <TableHead headings={[texts.week, ...numbers]} acts={texts.chooseweek} numbers={numbers} />
        <tbody>
          {shown.map(({ week, consignments, saleGross, purchaseGross }) => (
            <tr key={week}>
              <th scope="row" data-cell="title">
                {weekWithDays(week)}
              </th>
              <td data-label={texts.consignments} data-cell="number">
                {formatNumber(consignments)}
              </td>
              <td data-label={texts.side_purchase} data-cell="number">
                {money(purchaseGross)}
              </td>
              <td data-label={texts.side_sale} data-cell="number">
                {money(saleGross)}
              </td>
              <td data-cell="acts">
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={`${texts.chooseweek}: ${weekWithDays(week)}`}
                  onClick={() => onChoose(week)}
                >
                  {texts.chooseweek}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {shown.length < weeks.length && (
        <Cluster align="end">
          <Button variant="quiet" size="s" onClick={() => setIsWhole(true)}>
            {texts.allweeks({ count: weeks.length })}
          </Button>
        </Cluster>
      )}
    </Card>
  )
}
