/** Which truck has brought a consignment that was given to nobody. */
import { ChoiceTiles } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { GateDay } from './gate-day.ts'

const notAssigned: readonly Consignment['state'][] = ['planned', 'open', 'cancelled']

export function asksTruck({ state }: Pick<Consignment, 'state'>): boolean {
  return notAssigned.includes(state)
}

type TruckChoiceProps = {
  vehicles: GateDay['vehicles']
  value: string | undefined
  onChange: (vehicle: string) => void
  error: string | undefined
}

export function TruckChoice({ vehicles, ...choice }: TruckChoiceProps): ReactElement {
  const texts = useManureTexts('gate')
  const options = vehicles.map(({ id: value, plate }) => ({ value, label: plate }))
  return <ChoiceTiles legend={texts.whichtruck} options={options} {...choice} />
}
