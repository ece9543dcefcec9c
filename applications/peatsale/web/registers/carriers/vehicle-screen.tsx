/** A truck: a new one, or one that there is, which can also be taken away. */
import type { Vehicle } from '@workspace/logistics/contract'
import {
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  FailedList,
  FailureNotice,
  LoadingList,
  navigate,
  newId,
  Stack,
  useAnswer,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier, removeVehicle, searchCarriers } from '../../../contract/carriers/calls.ts'
import { useCargoWords } from '../../carrier/cargo-words.ts'
import { Washes } from '../../carrier/washes.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { newVehicleValues, vehicleValues } from './vehicle-values.ts'

export function VehicleScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('carriers')
  const washes = usePeatTexts('washes')
  const cargo = useCargoWords()
  const [fresh] = useState(() => newId())
  const carrier = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readCarrier, { id: carrier })
  const isNew = params['vehicle'] === 'new'
  const vehicle = data?.vehicles.find(({ id }) => id === params['vehicle'])
  const back = { href: `#/peatsale/office/carriers/${carrier}`, label: data?.carrier.name ?? texts.carrier }
  return (
    <RegisterPage
      at="carriers"
      heading={isNew ? texts.newvehicle : (vehicle?.plate ?? texts.vehicle)}
      back={back}
      width="form"
    >
      {error && !data ? (
        <FailedList answer={error.reason} retry={() => void refetch()} />
      ) : !data ? (
        <LoadingList />
      ) : isNew ? (
        <VehicleForm values={newVehicleValues(fresh, carrier)} />
      ) : vehicle ? (
        <>
          <VehicleForm key={vehicle.id} values={vehicleValues(carrier, vehicle)} />
          <Card heading={washes.heading}>
            <Stack>
              <p>{cargo(vehicle)}</p>
              <Washes vehicle={vehicle} />
            </Stack>
          </Card>
          <TakeAway vehicle={vehicle} carrier={carrier} />
        </>
      ) : (
        <p>{texts.vehiclegone}</p>
      )}
    </RegisterPage>
  )
}

/** Loads that it drove stay; its plate is free for whoever has it next. */
function TakeAway({ vehicle, carrier }: { vehicle: Vehicle; carrier: string }): ReactElement {
  const texts = usePeatTexts('carriers')
  const { saving } = usePeatTexts('registers')
  const [isAsked, setAsked] = useState(false)
  const { send, isBusy, failure } = useSend(removeVehicle, {
    invalidates: [readCarrier, searchCarriers],
    successMessage: texts.vehicleremoved({ plate: vehicle.plate }),
    onDone: () => navigate(`/peatsale/office/carriers/${carrier}`, { replace: true }),
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
          busyLabel={saving}
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
