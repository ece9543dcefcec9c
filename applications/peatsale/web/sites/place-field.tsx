/** A place on the map: typed, pasted from a map, or where the device is when somebody asks it to say. */
import { announce, Button, Cluster, LinkButton, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Place } from '../../contract/fields/place.ts'
import { mapLink } from '../driving/map-link.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { readPlace, writePlace } from './coordinates.ts'

export type PlaceFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  value: Place | null | undefined
  onChange: (value: Place | null) => void
}

type Locating = { readonly is: 'asked' } | { readonly is: 'denied' } | { readonly is: 'found'; readonly metres: number }

export function PlaceField({ id, name, label, error, value, onChange }: PlaceFieldProps): ReactElement {
  const texts = usePeatTexts('sites')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const [locating, setLocating] = useState<Locating>()
  const text = typed ?? (value ? writePlace(value) : '')
  const isUnreadable = text.trim() !== '' && readPlace(text) === undefined
  // A form takes a text that cannot be read for no value: the browser's own fault keeps it from being sent.
  useEffect(() => input.current?.setCustomValidity(isUnreadable ? texts.placeunreadable : ''), [isUnreadable, texts])

  function take(written: string) {
    setTyped(written)
    onChange(readPlace(written) ?? null)
  }
  function locate() {
    setLocating({ is: 'asked' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        take(writePlace({ lat: Math.round(coords.latitude * 1e6), lon: Math.round(coords.longitude * 1e6) }))
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
      <TextInput
        id={id}
        name={name}
        label={label}
        hint={texts.placehint}
        error={isLeft && isUnreadable ? texts.placeunreadable : error}
        ref={input}
        autoComplete="off"
        value={text}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setLeft(true)}
      />
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
