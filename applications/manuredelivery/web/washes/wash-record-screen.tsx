/** The wash record of a truck, a year at a time, as an authority asks for it on paper (7.6). */
import { PrintButton, ScreenOnly } from '@workspace/logistics/web/print'
import { dayOf } from '@workspace/portal/contract'
import {
  Card,
  DataTable,
  EmptyState,
  iconTruck,
  MissingAnswer,
  navigate,
  Segmented,
  Stack,
  TableHead,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readWashRecord } from '../../contract/carriers/calls.ts'
import { RolePage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

export function WashRecordScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('washes')
  const vehicle = params['id'] ?? ''
  const now = Number(dayOf(new Date()).slice(0, 4))
  const { query } = useAddress()
  const year = Number(query.get('year') ?? now)
  const read = useAnswer(readWashRecord, { vehicle, year } as never)
  const years = [now, now - 1, now - 2].map((each) => ({ value: String(each), label: String(each) }))
  return (
    <RolePage
      at={{ office: '/office/consignments', lead: '/carrier/crew' }}
      heading={read.data === undefined ? texts.record : texts.recordof({ plate: read.data.plate })}
      lead={read.data && `${read.data.carrier}, ${String(year)}`}
    >
      <Stack>
        <ScreenOnly>
          <Stack>
            <Segmented
              label={texts.year}
              options={years}
              value={String(year)}
              onChange={(to) => navigate(`/manuredelivery/washes/${vehicle}?year=${to}`, { replace: true })}
            />
            <div>
              <PrintButton label={texts.print} />
            </div>
          </Stack>
        </ScreenOnly>
        {read.data === undefined ? <MissingAnswer of={read} /> : <Rows washes={read.data.washes} />}
      </Stack>
    </RolePage>
  )
}

type Washes = NonNullable<ReturnType<typeof useAnswer<typeof readWashRecord>>['data']>['washes']

function Rows({ washes }: { washes: Washes }): ReactElement {
  const texts = useManureTexts('washes')
  const { day, moment } = useDateFormat()
  if (washes.length === 0) return <EmptyState icon={iconTruck} title={texts.norecord} />
  return (
    <Card flush>
      <DataTable caption={texts.record}>
        <TableHead headings={[texts.when, texts.how_short, texts.place, texts.by, texts.before]} />
        <tbody>
          {washes.map(({ id, at, method, boxes, place, by, note, lastCargo, voidedAt, voidReason }) => (
            <tr key={id}>
              <th scope="row" data-cell="title">
                {moment(at)}
              </th>
              <td data-label={texts.how_short}>
                {[texts[`method_${method}`], boxes.join(' + '), note].filter(Boolean).join(', ')}
                {voidedAt !== null && ` (${texts.voidedof({ reason: voidReason })})`}
              </td>
              <td data-label={texts.place}>{place}</td>
              <td data-label={texts.by}>{by}</td>
              <td data-label={texts.before}>
                {lastCargo === null ? '' : `${texts[`cargo_${lastCargo.cargo}`]}, ${day(lastCargo.day)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  )
}
