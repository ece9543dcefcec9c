/** Which weeks have verified loads that are not invoiced yet, with their sums; one is put together with a press. */
import type { IsoWeek } from '@workspace/portal/contract'
import { Button, Card, DataTable, formatMoney, formatNumber, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { UnbilledWeek } from '../../contract/invoicing/batch.ts'
import { usePeatTexts } from '../texts/texts.ts'

type UnbilledWeeksProps = { weeks: readonly UnbilledWeek[]; onChoose: (week: IsoWeek) => void }

export function UnbilledWeeks({ weeks, onChoose }: UnbilledWeeksProps): ReactElement | null {
  const texts = usePeatTexts('invoicing')
  const { weekWithDays } = useDateFormat()
  if (weeks.length === 0) return null
  const numbers = [texts.loads, texts.net, texts.gross]
  return (
    <Card heading={texts.unbilled} flush>
      <DataTable caption={texts.unbilled}>
        <TableHead headings={[texts.week, ...numbers, texts.chooseweek]} numbers={numbers} />
        <tbody>
          {weeks.map(({ week, loads, net, gross }) => (
            <tr key={week}>
              <th scope="row" data-cell="title">
                {weekWithDays(week)}
              </th>
              <td data-label={texts.loads} data-cell="number">
                {formatNumber(loads)}
              </td>
              <td data-label={texts.net} data-cell="number">
                {formatMoney(net)}
              </td>
              <td data-label={texts.gross} data-cell="number">
                {formatMoney(gross)}
              </td>
              <td>
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
    </Card>
  )
}
