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
  iconTruck,
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
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { LeadPage } from './lead-page.tsx'
import { newVehicleValues, VehicleForm, vehicleValues } from './vehicle-form.tsx'

// Beside the form it would be too much for one page.
const WashView = lazyComponent(async () => (await import('../washes/wash-view.tsx')).WashView)

const crew = '#/manuredelivery/carrier/crew'

export function VehicleScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('carrier')
  const washes = useManureTexts('washes')
  const [fresh] = useState(() => newId())
  const start = useStart()
  const carrier = start.data?.carrier?.id ?? ''
  const read = useAnswer(readCarrier, { id: carrier }, { enabled: carrier !== '' })
  const isNew = params['id'] === 'new'
  const vehicle = read.data?.vehicles.find(({ id }) => id === params['id'])
  return (
    <LeadPage
      at="/carrier/crew"
      heading={isNew ? texts.newvehicle : (vehicle?.plate ?? texts.truck)}
      back={{ href: crew, label: texts.crew }}
    >
      {!read.data ? (
        <MissingAnswer of={[start, read]} />
      ) : isNew ? (
        <FormWide>
          <VehicleForm values={newVehicleValues(fresh, carrier)} />
        </FormWide>
      ) : vehicle ? (
        <FormWide>
          <Stack gap="l">
            <VehicleForm key={vehicle.id} values={vehicleValues(carrier, vehicle)} />
            <Card heading={washes.heading}>
              <Suspended fallback={<LoadingList />}>
                <WashView vehicle={vehicle.id} />
              </Suspended>
            </Card>
            <TakeAway vehicle={vehicle} />
          </Stack>
        </FormWide>
      ) : (
        <EmptyState icon={iconTruck} title={texts.vehiclegone} />
      )}
    </LeadPage>
  )
}

/** What it fetched stays; its plate is free for whoever has it next. */
function TakeAway({ vehicle }: { vehicle: AnswerOf<typeof readCarrier>['vehicles'][number] }): ReactElement {
  const texts = useManureTexts('carrier')
  const [isAsked, setAsked] = useState(false)
  const { send, isBusy, failure } = useSend(removeVehicle, {
    invalidates: [readCarrier],
    successMessage: texts.vehicleremoved({ plate: vehicle.plate }),
    onDone: () => navigate(crew.slice(1), { replace: true }),
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
