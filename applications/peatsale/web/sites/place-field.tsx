/** Coordinates as one text: typed, or pasted from a map. */
import type { PlaceFieldProps as SharedProps } from '@workspace/logistics/web/fields'
import { PlaceField as SharedField } from '@workspace/logistics/web/fields'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export type PlaceFieldProps = Omit<SharedProps, 'unreadable'>

export function PlaceField(field: PlaceFieldProps): ReactElement {
  const { placeunreadable } = usePeatTexts('sites')
  return <SharedField {...field} unreadable={placeunreadable} />
}
