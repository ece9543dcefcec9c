/** Loads one under another: number, how much, when, and how far each is. */
import { iconTruck, LinkList, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { useLoadStateWord } from './load-state-words.ts'
import { useLoadWhen } from './load-when.ts'
import { useName, useQuantity } from './quantities.ts'

export function LoadLines({ loads }: { loads: readonly LoadRow[] }): ReactElement {
  const stateWord = useLoadStateWord()
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
          text={[stateWord(load.state), when(load), name(load.product)].filter(Boolean).join(', ')}
        />
      ))}
    </LinkList>
  )
}
