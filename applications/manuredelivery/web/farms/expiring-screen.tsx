/** Analyses, verifications of scales and insurances that end soon or have ended (6.5, 7.4). */
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import {
  Card,
  Chip,
  DataTable,
  MissingAnswer,
  NoWrap,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { noticeDays, readExpiring } from '../../contract/expiring/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import { FarmsPage } from './farms-page.tsx'

type Expiring = AnswerOf<typeof readExpiring>

export function ExpiringScreen(): ReactElement {
  const texts = useManureTexts('expiring')
  const { data, error, refetch } = useAnswer(readExpiring, {})
  return (
    <FarmsPage part="/expiring" heading={texts.heading}>
      {data === undefined ? (
        <MissingAnswer of={{ error, refetch }} />
      ) : (
        <Stack>
          <Card heading={texts.analyses}>
            {data.analyses.length === 0 ? <p>{texts.noanalyses}</p> : <Analyses rows={data.analyses} />}
          </Card>
          <Card heading={texts.scales}>
            {data.scales.length === 0 ? (
              <p>{texts.noscales}</p>
            ) : (
              <Others rows={data.scales} caption={texts.scales} name={texts.scale} />
            )}
          </Card>
          <Card heading={texts.insurances}>
            {data.insurances.length === 0 ? (
              <p>{texts.noinsurances}</p>
            ) : (
              <Others rows={data.insurances} caption={texts.insurances} name={texts.carrier} />
            )}
          </Card>
        </Stack>
      )}
    </FarmsPage>
  )
}

function Analyses({ rows }: { rows: Expiring['analyses'] }): ReactElement {
  const texts = useManureTexts('expiring')
  const { language } = useLanguage()
  return (
    <Stack gap="s">
      <p>{texts.analysestext}</p>
      <DataTable caption={texts.analyses}>
        <TableHead headings={[texts.farm, texts.store, texts.manure, texts.until]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-cell="title">
                <a href={`#/manuredelivery/office/farms/${row.account}`}>{row.farm}</a>
              </th>
              <td data-label={texts.store}>{row.store === '' ? texts.wholefarm : row.store}</td>
              <td data-label={texts.manure}>{row.type[language]}</td>
              <td data-label={texts.until}>
                <Until {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  )
}

function Others({ rows, caption, name }: { rows: Expiring['scales']; caption: string; name: string }): ReactElement {
  const texts = useManureTexts('expiring')
  const hasPlaces = rows.some(({ place }) => place !== '')
  return (
    <DataTable caption={caption}>
      <TableHead headings={[name, ...(hasPlaces ? [texts.place] : []), texts.company, texts.until]} />
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.id} ${row.company}`}>
            <th scope="row" data-cell="title">
              {row.name}
            </th>
            {hasPlaces && <td data-label={texts.place}>{row.place}</td>}
            <td data-label={texts.company}>{row.company}</td>
            <td data-label={texts.until}>
              <Until {...row} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Until({ until, daysLeft }: { until: LocalDate; daysLeft: number }): ReactElement {
  const texts = useManureTexts('expiring')
  const { day } = useDateFormat()
  const words = daysLeft < 0 ? texts.over : daysLeft === 0 ? texts.today : texts.daysleft({ days: daysLeft })
  const tone = daysLeft < 0 ? 'err' : daysLeft <= noticeDays.other ? 'warn' : 'rest'
  return (
    <>
      <NoWrap>{day(until)}</NoWrap> <Chip tone={tone}>{words}</Chip>
    </>
  )
}
