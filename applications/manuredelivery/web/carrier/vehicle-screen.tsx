/** A truck: a new one, or one that there is, with its washes; it can also be taken away. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  EmptyState,
  FailureNotice,
  FormWide,
  iconDoc,
  iconTruck,
  LinkButton,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  navigate,
  newId,
  Stack,
  Suspended,
  useAnswer,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier, removeVehicle } from '../../contract/carriers/calls.ts'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { LeadPage } from './lead-page.tsx'
import { newVehicleValues, VehicleForm, vehicleValues } from './vehicle-form.tsx'

// Beside the form it would be too much for one page.
const WashView = lazyComponent(async () => (await import('../washes/wash-view.tsx')).WashView)

const ofLead = { home: '#/manuredelivery/carrier/crew', vehicles: '#/manuredelivery/carrier/vehicles' }

/** A truck of the dispatcher's own carrier. */
export function VehicleScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('carrier')
  const carrier = useStart().data?.carrier?.id ?? ''
  const { heading, content } = useVehicle({ carrier, id: params['id'] ?? '', ...ofLead })
  return (
    <LeadPage at="/carrier/crew" heading={heading} back={{ href: ofLead.home, label: texts.crew }}>
      {content}
    </LeadPage>
  )
}

/** A truck of a carrier that drives for the office. */
export function OfficeVehicleScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('carriers')
  const carrier = params['id'] ?? ''
  const home = `#/manuredelivery/office/carriers/${carrier}`
  const { heading, content, owner } = useVehicle({
    carrier,
    id: params['vehicle'] ?? '',
    home,
    vehicles: `${home}/vehicles`,
  })
  return (
    <PickupsPage part="carriers" heading={heading} back={{ href: home, label: owner || texts.carrier }}>
      {content}
    </PickupsPage>
  )
}

interface Place {
  readonly carrier: string
  /** Of a truck, or `new`. */
  readonly id: string
  /** The page that lists the trucks. */
  readonly home: string
  /** Below which each has its page. */
  readonly vehicles: string
}

function useVehicle({ carrier, id, home, vehicles }: Place) {
  const texts = useManureTexts('carrier')
  const [fresh] = useState(() => newId())
  const read = useAnswer(readCarrier, { id: carrier }, { enabled: carrier !== '' })
  const isNew = id === 'new'
  const vehicle = read.data?.vehicles.find((each) => each.id === id)
  return {
    heading: isNew ? texts.newvehicle : (vehicle?.plate ?? texts.truck),
    owner: read.data?.carrier.name ?? '',
    content: !read.data ? (
      <MissingAnswer of={read} />
    ) : isNew ? (
      <FormWide>
        <VehicleForm values={newVehicleValues(fresh, carrier)} vehicles={vehicles} />
      </FormWide>
    ) : vehicle ? (
      <Known {...{ carrier, vehicle, home, vehicles }} />
    ) : (
      <EmptyState icon={iconTruck} title={texts.vehiclegone} />
    ),
  }
}

type Vehicle = AnswerOf<typeof readCarrier>['vehicles'][number]

function Known({ carrier, vehicle, home, vehicles }: Omit<Place, 'id'> & { vehicle: Vehicle }): ReactElement {
  const washes = useManureTexts('washes')
  return (
    <FormWide>
      <Stack gap="l">
        <VehicleForm key={vehicle.id} values={vehicleValues(carrier, vehicle)} vehicles={vehicles} />
        <Card heading={washes.heading}>
          <Stack>
            <Suspended fallback={<LoadingList />}>
              <WashView vehicle={vehicle.id} />
            </Suspended>
            <LinkButton variant="secondary" icon={iconDoc} href={`#/manuredelivery/washes/${vehicle.id}`}>
              {washes.record}
            </LinkButton>
          </Stack>
        </Card>
        <TakeAway vehicle={vehicle} home={home} />
      </Stack>
    </FormWide>
  )
}

/** What it fetched stays; its plate is free for whoever has it next. */
function TakeAway({ vehicle, home }: { vehicle: Vehicle; home: string }): ReactElement {
  const texts = useManureTexts('carrier')
  const [isAsked, setAsked] = useState(false)
  const { send, isBusy, failure } = useSend(removeVehicle, {
    invalidates: [readCarrier],
    successMessage: texts.vehicleremoved({ plate: vehicle.plate }),
    onDone: () => navigate(home.slice(1), { replace: true }),
  })
  return (
    <>
      <ButtonRow>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {texts.removevehicle}
        </Button>
      </ButtonRow>
      {isAsked && (
        <ConfirmDialog
          heading={`${texts.removevehicle}: ${vehicle.plate}`}
          confirmLabel={texts.removevehicle}
          cancelLabel={texts.cancel}
          danger
          busy={isBusy}
          busyLabel={texts.saving}
          onConfirm={() => void send({ id: vehicle.id, version: vehicle.version })}
          onCancel={() => setAsked(false)}
        >
          <p>{texts.removevehicletext}</p>
          {failure && <FailureNotice answer={failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}
