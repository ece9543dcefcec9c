/** The trucks of a transport company, each with what it carries. */
import type { Vehicle } from '@workspace/logistics/contract'
import type { Quantity } from '@workspace/portal/contract'
import { Card, Chip, DescriptionList, EmptyState, iconEdit, iconTruck, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useCargoWords } from '../../carrier/cargo-words.ts'
import { Truck } from '../../carrier/truck.tsx'
import { useQuantity } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import css from './vehicle-cards.module.css'

export type VehicleCardsProps = {
  vehicles: readonly Vehicle[]
  /** Where a truck is edited; without it they are only read. */
  hrefOf?: (id: string) => string
}

export function VehicleCards({ vehicles, hrefOf }: VehicleCardsProps): ReactElement {
  const texts = usePeatTexts('carriers')
  const quantity = useQuantity()
  const cargo = useCargoWords()
  const washes = usePeatTexts('washes')
  if (vehicles.length === 0) return <EmptyState icon={iconTruck} title={texts.novehicles} />
  return (
    <>
      {vehicles.map(({ id, boxes, capacity, heightCm, lengthCm, payloadKg, plate, tripsPerDay, type, ...rest }) => (
        <Card
          key={id}
          heading={plate}
          action={
            hrefOf && (
              <LinkButton variant="quiet" icon={iconEdit} href={hrefOf(id)} aria-label={texts.editvehicle({ plate })}>
                {texts.edit}
              </LinkButton>
            )
          }
        >
          <div className={css.drawn}>
            <Truck boxes={boxes} amount={0} />
          </div>
          <DescriptionList
            items={[
              [texts.type, `${texts[`type_${type}`]}, ${texts[`unload_${rest.unloadType}`]}`],
              [
                texts.boxes,
                boxes.length < 2
                  ? quantity(capacity as Quantity, 'm3')
                  : `${boxes.map(({ name, m3 }) => `${name} ${quantity(m3 as Quantity, 'm3')}`).join(' + ')}, ${texts.together({ amount: quantity(capacity as Quantity, 'm3') })}`,
              ],
              [texts.payload, payloadKg > 0 && quantity((payloadKg * 1000) as Quantity, 'kg')],
              [texts.size, [metres(lengthCm), metres(heightCm)].filter(Boolean).join(' × ')],
              [texts.trips, String(tripsPerDay)],
              [
                washes.cargo,
                rest.washMissing ? (
                  <Chip key="cargo" tone="warn">
                    {cargo(rest)}
                  </Chip>
                ) : (
                  cargo(rest)
                ),
              ],
            ]}
          />
        </Card>
      ))}
    </>
  )
}

function metres(centimetres: number | null): string {
  return centimetres === null ? '' : `${String(centimetres / 100).replace('.', ',')} m`
}
