/** A place on the map: as coordinates, or where the device is when somebody asks it to say. */
import { mapLink } from '@workspace/logistics/web/field'
import { announce, Button, Cluster, LinkButton, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { PlaceFieldProps } from './place-field.tsx'
import { PlaceField } from './place-field.tsx'

type Locating = { readonly is: 'asked' } | { readonly is: 'denied' } | { readonly is: 'found'; readonly metres: number }

export function LocatedField(field: PlaceFieldProps): ReactElement {
  const { label, value, onChange } = field
  const texts = usePeatTexts('sites')
  const [locating, setLocating] = useState<Locating>()

  function locate() {
    setLocating({ is: 'asked' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onChange({ lat: Math.round(coords.latitude * 1e6), lon: Math.round(coords.longitude * 1e6) })
        setLocating({ is: 'found', metres: Math.round(coords.accuracy) })
        announce(texts.located({ metres: Math.round(coords.accuracy) }))
      },
      () => {
        setLocating({ is: 'denied' })
        announce(texts.denied)
      },
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 },
    )
  }
  const map = value ? mapLink(value, '') : undefined
  return (
    <Stack gap="s">
      <PlaceField {...field} hint={texts.placehint} />
      <Cluster>
        <Button
          variant="secondary"
          busy={locating?.is === 'asked'}
          busyLabel={texts.locating}
          aria-label={texts.useherefor({ what: label })}
          onClick={locate}
        >
          {texts.usehere}
        </Button>
        {map !== undefined && (
          <LinkButton variant="quiet" href={map} target="_blank" rel="noreferrer">
            {texts.openmap}
          </LinkButton>
        )}
      </Cluster>
      {locating?.is === 'found' && <p>{texts.located({ metres: locating.metres })}</p>}
      {locating?.is === 'denied' && <p>{texts.denied}</p>}
    </Stack>
  )
}
