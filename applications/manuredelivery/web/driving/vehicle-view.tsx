/** The driver's truck and its washes; another truck of the carrier is one press away. */
import { ChoiceTiles, EmptyState, iconTruck, MissingAnswer, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier } from '../../contract/carriers/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { useCargoWords } from '../washes/cargo-words.ts'
import { WashView } from '../washes/wash-view.tsx'

export function VehicleView({ usual }: { usual: string | undefined }): ReactElement {
  const texts = useManureTexts('washes')
  const start = useStart()
  const id = start.data?.carrier?.id ?? ''
  const read = useAnswer(readCarrier, { id }, { enabled: id !== '' })
  const cargo = useCargoWords()
  const [chosen, setChosen] = useState(usual)
  const { data } = read
  if (!data) return <MissingAnswer of={[start, read]} />
  if (data.vehicles.length === 0) return <EmptyState icon={iconTruck} title={texts.novehicles} />
  return (
    <Stack>
      <ChoiceTiles
        long
        legend={texts.whichtruck}
        options={data.vehicles.map((vehicle) => ({ value: vehicle.id, label: vehicle.plate, note: cargo(vehicle) }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen !== undefined && <WashView key={chosen} vehicle={chosen} />}
    </Stack>
  )
}
