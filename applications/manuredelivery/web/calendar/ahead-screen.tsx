/** Manure that the office may expect by the flocks of farms that show them (6.4). */
import {
  Card,
  DataTable,
  EmptyState,
  formatNumber,
  iconCalendar,
  LinkButton,
  MissingAnswer,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readManureAhead } from '../../contract/calendar/ahead-call.ts'
import { FarmsPage } from '../farms/farms-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

export function ManureAheadScreen(): ReactElement {
  const texts = useManureTexts('calendar')
  const { weekday } = useDateFormat()
  const { data, error, refetch } = useAnswer(readManureAhead, {})
  return (
    <FarmsPage part="/calendar" heading={texts.ahead}>
      {data === undefined ? (
        <MissingAnswer of={{ error, refetch }} />
      ) : data.rows.length === 0 ? (
        <EmptyState icon={iconCalendar} title={texts.noahead}>
          <p>{texts.noaheadtext}</p>
        </EmptyState>
      ) : (
        <Stack gap="s">
          <p>{texts.aheadtext}</p>
          <Card flush>
            <DataTable caption={texts.ahead}>
              <TableHead
                headings={[texts.farm, texts.day, texts.municipality, texts.house, texts.birds]}
                numbers={[texts.birds]}
                acts={texts.offer}
              />
              <tbody>
                {data.rows.map(({ account, farm, municipality, house, birds, day, store }) => (
                  <tr key={`${account} ${house} ${day}`}>
                    <th scope="row" data-cell="title">
                      <a href={`#/manuredelivery/office/farms/${account}/calendar`}>{farm}</a>
                    </th>
                    <td data-label={texts.day}>{weekday(day)}</td>
                    <td data-label={texts.municipality}>{municipality}</td>
                    <td data-label={texts.house}>{house}</td>
                    <td data-label={texts.birds} data-cell="number">
                      {formatNumber(birds)}
                    </td>
                    <td data-cell="acts">
                      <LinkButton
                        size="s"
                        variant="secondary"
                        aria-label={`${texts.offer}: ${farm}, ${house}`}
                        href={`#/manuredelivery/offer?account=${account}${store === null ? '' : `&store=${store}`}&ready=${day}`}
                      >
                        {texts.offer}
                      </LinkButton>
                    </td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          </Card>
        </Stack>
      )}
    </FarmsPage>
  )
}
