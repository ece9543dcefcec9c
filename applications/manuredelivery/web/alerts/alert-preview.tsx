/** What saving an alert would stop, and who was there: shown before it is saved. */
import type { useAnswer } from '@workspace/portal/web'
import { MissingAnswer, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { previewAlert } from '../../contract/alerts/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import { Stops, Vehicles } from './stopping.tsx'

type AlertPreviewProps = {
  of: ReturnType<typeof useAnswer<typeof previewAlert>>
  /** It begins on a later day. */
  isLater: boolean
}

export function AlertPreview({ of: { data, error, refetch }, isLater }: AlertPreviewProps): ReactElement {
  const texts = useManureTexts('alerts')
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const { stops, stopCount, vehicles } = data
  const heading = texts.stops({ count: stopCount })
  return (
    <Stack>
      <p role="status">
        <strong>{stopCount === 0 ? texts.stopsnothing : heading}</strong>{' '}
        {stopCount > 0 && isLater ? texts.stopslater : texts.previewtext}
      </p>
      {stopCount > 0 && <Stops stops={stops} count={stopCount} caption={heading} />}
      <h3>{texts.vehicles}</h3>
      <Vehicles vehicles={vehicles} />
    </Stack>
  )
}
