/** The trucks of a carrier, each with what it carries and whether it needs a wash, and a way to a new one. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Card, iconAlert, iconPlus, iconTruck, LinkButton, LinkList, LinkListItem, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readCarrier } from '../../contract/carriers/calls.ts'
import { cubicMetres } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useCargoWords } from '../washes/cargo-words.ts'

type VehicleLinksProps = {
  of: AnswerOf<typeof readCarrier>['vehicles']
  /** Address below which each has its page. */
  vehicles: string
}

export function VehicleLinks({ of, vehicles }: VehicleLinksProps): ReactElement {
  const texts = useManureTexts('carrier')
  const cargo = useCargoWords()
  return (
    <Card heading={texts.vehicles}>
      <Stack>
        {of.length === 0 && <p>{texts.novehicles}</p>}
        <LinkList>
          {of.map((vehicle) => (
            <LinkListItem
              key={vehicle.id}
              href={`${vehicles}/${vehicle.id}`}
              icon={vehicle.washMissing ? iconAlert : iconTruck}
              tone={vehicle.washMissing ? 'warn' : undefined}
              title={vehicle.plate}
              text={[vehicle.boxes.map(({ name, m3 }) => `${name} ${cubicMetres(m3)}`).join(' + '), cargo(vehicle)]
                .filter(Boolean)
                .join('. ')}
            />
          ))}
        </LinkList>
        <LinkButton variant="secondary" icon={iconPlus} href={`${vehicles}/new`}>
          {texts.newvehicle}
        </LinkButton>
      </Stack>
    </Card>
  )
}
