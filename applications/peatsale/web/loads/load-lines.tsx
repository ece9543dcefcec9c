/** Loads one under another: number, how much, when, and how far each is. */
import { iconTruck, LineText, LinkList, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { LoadChip } from '../lists/state-chip.tsx'
import { useLoadWhen } from './load-when.ts'

export function LoadLines({ loads }: { loads: readonly LoadRow[] }): ReactElement {
  const quantity = useQuantity()
  const name = useName()
  const when = useLoadWhen()
  return (
    <LinkList>
      {loads.map((load) => (
        <LinkListItem
          key={load.id}
          href={`#/peatsale/loads/${load.id}`}
          icon={iconTruck}
          title={`${load.number}, ${quantity(load.delivered ?? load.loaded ?? load.planned, load.unit)}`}
          text={
            <LineText
              words={[when(load), name(load.product)]}
              state={<LoadChip state={load.state} arrived={load.arrived} />}
            />
          }
        />
      ))}
    </LinkList>
  )
}
