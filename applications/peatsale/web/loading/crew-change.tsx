/** The office has moved the load while its pad is open: another driver and truck come for it, or it is not loaded here any more. */
import { iconTruck, iconUser, LinkButton, Notice, Stack, useOutbox } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { FactNotices } from '../facts/fact-notices.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export function CrewChange({ load }: { load: Pick<Load, 'driver' | 'vehicle'> }): ReactElement | null {
  const texts = usePeatTexts('facts')
  const [first] = useState(load)
  const isSame = first.driver?.id === load.driver?.id && first.vehicle?.id === load.vehicle?.id
  // A truck that the loader or the server has named for a load without one is no change.
  if (isSame || (first.driver === null && first.vehicle === null)) return null
  const whose = [load.driver?.name.split(' ')[0] ?? '', load.vehicle?.plate ?? ''].filter(Boolean).join(', ')
  return (
    <Notice tone="warn" icon={iconTruck} title={[texts.moved, whose].filter(Boolean).join(': ')}>
      <p>{texts.movedtruck}</p>
    </Notice>
  )
}

export function Elsewhere({ id, back }: { id: string; back: string }): ReactElement {
  const texts = usePeatTexts('facts')
  const { backtoqueue } = usePeatTexts('field')
  const kept = useOutbox().filter(({ about }) => about === id)
  return (
    <Stack>
      <Notice tone="warn" icon={iconUser} title={texts.movedelsewhere}>
        <p>{texts.movedelsewheretext}</p>
      </Notice>
      <FactNotices items={kept} />
      <LinkButton variant="straw" size="l" block href={back}>
        {backtoqueue}
      </LinkButton>
    </Stack>
  )
}
