/** What an alert stops or would stop, and the trucks that were on its farms in the last seven days. */
import { Chip, DataTable, NoWrap, Stack, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { StoppedConsignment, VisitingVehicle } from '../../contract/alerts/alert.ts'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'

type StopsProps = { stops: readonly StoppedConsignment[]; count: number; caption: string }

export function Stops({ stops, count, caption }: StopsProps): ReactElement {
  const texts = useManureTexts('alerts')
  const { short } = useDateFormat()
  return (
    <Stack gap="s">
      <DataTable caption={caption}>
        <TableHead headings={[texts.consignment, texts.farm, texts.when, texts.truck, texts.state]} />
        <tbody>
          {stops.map(({ id, number, farm, day, plate, state }) => (
            <tr key={id}>
              <th scope="row" data-cell="title">
                <a href={`#/manuredelivery/consignments/${id}`}>
                  <NoWrap>{number}</NoWrap>
                </a>
              </th>
              <td data-label={texts.farm}>{farm}</td>
              <td data-label={texts.when}>{short({ day, week: null })}</td>
              <td data-label={texts.truck}>{plate}</td>
              <td data-label={texts.state}>
                <ConsignmentChip of={{ state, arrived: false }} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {count > stops.length && <p>{texts.shownof({ shown: stops.length, count })}</p>}
    </Stack>
  )
}

export function Vehicles({ vehicles }: { vehicles: readonly VisitingVehicle[] }): ReactElement {
  const texts = useManureTexts('alerts')
  const washes = useManureTexts('washes')
  const { moment } = useDateFormat()
  if (vehicles.length === 0) return <p>{texts.novehicles}</p>
  return (
    <DataTable caption={texts.vehicles}>
      <TableHead headings={[texts.truck, texts.lastvisit, texts.wash]} />
      <tbody>
        {vehicles.map(({ id, plate, carrier, farm, at, wash }) => (
          <tr key={id}>
            <th scope="row" data-cell="title">
              <NoWrap>{plate}</NoWrap> {carrier}
            </th>
            <td data-label={texts.lastvisit}>{`${farm}, ${moment(at)}`}</td>
            <td data-label={texts.wash}>
              <Chip tone={wash === null ? 'warn' : 'ok'}>
                {wash === null ? texts.unwashed : washes[`method_${wash}`]}
              </Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
