/** One transport company: its trucks, its drivers, what is agreed with it, and for whom it drives. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Card,
  EmptyState,
  iconPlus,
  iconUsers,
  LinkButton,
  MissingAnswer,
  Split,
  Stack,
  useAnswer,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier } from '../../../contract/carriers/calls.ts'
import { DriverForm } from '../../carrier/driver-form.tsx'
import { useOwnSellers } from '../../lists/own-sellers.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { CarrierForm } from './carrier-form.tsx'
import { ServiceForm } from './service-form.tsx'
import { VehicleCards } from './vehicle-cards.tsx'

const list = '/peatsale/office/carriers'

export function CarrierScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const registers = usePeatTexts('registers')
  const { data, error, refetch } = useAnswer(readCarrier, { id: params['id'] ?? '' })
  if (data) return <CarrierPage {...data} />
  return (
    <RegisterPage at="carriers" heading={registers.carriers} way={wayBack(list)}>
      <MissingAnswer of={{ error, refetch }} />
    </RegisterPage>
  )
}

function CarrierPage({ carrier, drivers, vehicles }: AnswerOf<typeof readCarrier>): ReactElement {
  const texts = usePeatTexts('carriers')
  const sellers = useOwnSellers()
  const lead = drivers.find(({ isLead }) => isLead)
  return (
    <RegisterPage
      at="carriers"
      key={carrier.id}
      heading={carrier.name}
      lead={
        lead === undefined
          ? texts.nolead
          : texts.leadis({ name: lead.name, telephone: lead.telephone.replaceAll(' ', '\u00A0') })
      }
      way={wayBack(list)}
      actions={
        <LinkButton href={`#${list}/${carrier.id}/vehicles/new`} icon={iconPlus}>
          {texts.newvehicle}
        </LinkButton>
      }
    >
      <Split kind="even">
        <Stack>
          <VehicleCards vehicles={vehicles} hrefOf={(id) => `#${list}/${carrier.id}/vehicles/${id}`} />
          <Card heading={texts.agreed}>
            <CarrierForm carrier={carrier} />
          </Card>
          {sellers.map((seller) => (
            <ServiceForm key={seller.id} carrier={carrier} seller={seller} />
          ))}
        </Stack>
        <Stack>
          <h2>{texts.drivers}</h2>
          {drivers.length === 0 ? (
            <EmptyState icon={iconUsers} title={texts.nodrivers} />
          ) : (
            drivers.map((driver) => (
              <DriverForm key={driver.id} carrier={carrier.id} driver={driver} vehicles={vehicles} />
            ))
          )}
          <p>{texts.newdriver}</p>
        </Stack>
      </Split>
    </RegisterPage>
  )
}
