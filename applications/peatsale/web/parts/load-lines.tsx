/** Loads one under another: number, how much, when, and how far each is. */
import { iconTruck, LinkList, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useMoments } from './moments.ts'
import { useName, useQuantity } from './quantities.ts'

export function LoadLines({ loads }: { loads: readonly LoadRow[] }): ReactElement {
  const states = usePeatTexts('states')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useMoments()
  return (
    <LinkList>
      {loads.map((load) => (
        <LinkListItem
          key={load.id}
          href={`#/peatsale/loads/${load.id}`}
          icon={iconTruck}
          title={`${load.number}, ${quantity(load.delivered ?? load.loaded ?? load.planned, load.unit)}`}
          text={[states[`load_${load.state}`], when(load), name(load.product)].filter(Boolean).join(', ')}
        />
      ))}
    </LinkList>
  )
}
