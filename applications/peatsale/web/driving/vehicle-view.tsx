/** With what the driver goes: one of the carrier's trucks, each with its boxes, for one load or for all of the day. */
import type { Quantity } from '@workspace/portal/contract'
import {
  ChoiceTiles,
  EmptyState,
  FailureNotice,
  iconCheck,
  iconTruck,
  lazyComponent,
  MissingAnswer,
  navigate,
  refreshAnswers,
  Stack,
  StateButton,
  Suspended,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier } from '../../contract/carriers/calls.ts'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoad } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { ReasonTile } from '../../contract/loads/reason-tiles.ts'
import { reasonTiles } from '../../contract/loads/reason-tiles.ts'
import { useCargoWords } from '../carrier/cargo-words.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { useQuantity } from '../lists/quantities.ts'
import { useReasonWords } from '../loads/reason-words.ts'
import { usePeatTexts } from '../texts/texts.ts'

// Its form is larger than the rest of the page, and few record a wash.
const Washes = lazyComponent(async () => (await import('../carrier/washes.tsx')).Washes)

/** Loads that are still to be loaded, and where to go once they have their truck. */
type VehicleViewProps = { loads: readonly LoadRow[]; carrier: string; after: string }

export function VehicleView({ loads, carrier, after }: VehicleViewProps): ReactElement {
  const texts = usePeatTexts('driving')
  const quantity = useQuantity()
  const { data, error, refetch } = useAnswer(readCarrier, { id: carrier })
  const cargo = useCargoWords()
  const said = useReasonWords()
  const work = useTaking({ loads, after })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  if (data.vehicles.length === 0) return <EmptyState icon={iconTruck} title={texts.novehicles} />
  const chosen = data.vehicles.find(({ id }) => id === work.vehicle)
  return (
    <Stack>
      <ChoiceTiles
        long
        legend={loads.length > 1 ? texts.vehicleofday({ count: loads.length }) : texts.whichvehicle}
        options={data.vehicles.map(({ id, plate, boxes, ...rest }) => ({
          value: id,
          label: plate,
          note: [boxes.map(({ name, m3 }) => `${name} ${quantity(m3 as Quantity, 'm3')}`).join(' + '), cargo(rest)]
            .filter(Boolean)
            .join('. '),
        }))}
        value={work.vehicle}
        onChange={work.choose}
        error={work.isAsked && work.vehicle === undefined ? texts.vehiclemissing : undefined}
      />
      {work.failure && <FailureNotice answer={work.failure} />}
      {work.isMisfit && (
        <ChoiceTiles
          long
          legend={texts.whystill}
          options={reasonTiles.fit.map((value) => ({ value, label: said(value) }))}
          value={work.reason}
          onChange={work.setReason}
        />
      )}
      <StateButton icon={iconCheck} busy={work.isBusy} busyLabel={texts.saving} onClick={() => void work.take()}>
        {texts.takevehicle}
      </StateButton>
      <Suspended fallback={null}>{chosen && <Washes key={chosen.id} vehicle={chosen} />}</Suspended>
    </Stack>
  )
}

function useTaking({ loads, after }: Pick<VehicleViewProps, 'loads' | 'after'>) {
  const texts = usePeatTexts('driving')
  const [vehicle, setVehicle] = useState(loads.find((load) => load.vehicle !== null)?.vehicle?.id)
  const [reason, setReason] = useState<ReasonTile>()
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure, forget } = useLoadCommand({ successMessage: texts.vehicletaken })
  const isMisfit = failure !== undefined && 'refused' in failure && failure.refused === 'does_not_fit'

  async function take() {
    setIsAsked(true)
    if (vehicle === undefined) return
    const because = reason === undefined ? {} : { reason }
    for (const { id, version, vehicle: present } of loads) {
      if (present?.id === vehicle) continue
      const came = await send({ kind: 'takeVehicle', of: id, baseVersion: version, data: { vehicle, ...because } })
      if ('refused' in came) await refreshAnswers([readLoad, readDriverDay])
      if (!('answered' in came)) return
    }
    navigate(after, { replace: true })
  }
  return {
    ...{ vehicle, reason, setReason, isAsked, isBusy, failure, isMisfit, take },
    choose: (id: string) => {
      setVehicle(id)
      setReason(undefined)
      forget()
    },
  }
}
