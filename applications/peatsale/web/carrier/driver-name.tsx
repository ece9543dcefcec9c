/** Who drives a load; of one that is still to be driven also that its driver has been deactivated since (2.6). */
import { Chip } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Driven = Pick<LoadRow, 'driver' | 'state'>

export function useDriverName(): (load: Driven) => string {
  const { removeduser } = usePeatTexts('work')
  return ({ driver }) => (driver === null ? '' : driver.name || removeduser)
}

const ahead: readonly LoadRow['state'][] = ['assigned', 'loading', 'loaded']

export function DriverGone({ load: { driver, state } }: { load: Driven }): ReactElement | null {
  const { drivergone } = usePeatTexts('work')
  if (driver === null || driver.isActive || !ahead.includes(state)) return null
  return <Chip tone="err">{drivergone}</Chip>
}
