/** The foreman's people and trucks: what each driver may, and what the carrier drives with. */
import type { AnswerOf, Quantity } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  CardColumns,
  Chip,
  Cluster,
  DescriptionList,
  Dialog,
  EmptyState,
  FailureNotice,
  iconTruck,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  Page,
  Split,
  Stack,
  Suspended,
  useAnswer,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { answerCarrierService, readCarrier } from '../../contract/carriers/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useQuantity } from '../lists/quantities.ts'
import { LeadSections } from '../shell/lead-sections.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { useCargoWords } from './cargo-words.ts'
import { DriverForm } from './driver-form.tsx'
import { Washes } from './washes.tsx'

// Few come for it, and it brings the tables along.
const OwnTariffs = lazyComponent(async () => (await import('./own-tariffs.tsx')).OwnTariffs)

export const CrewScreen = onlyFor(['carrierLead'], Crew)

function Crew(): ReactElement {
  const texts = usePeatTexts('carrier')
  const start = useAnswer(readStart, {})
  const id = start.data?.carrier?.id ?? ''
  const carrier = useAnswer(readCarrier, { id }, { enabled: id !== '' })
  const { data } = carrier
  return (
    <Page heading={texts.crew} lead={data?.carrier.name ?? ''}>
      <LeadSections at="/carrier/crew" />
      {data?.carrier.asking.map((seller) => (
        <Asking key={seller.id} carrier={id} seller={seller} />
      ))}
      <Suspended fallback={<LoadingList />}>
        {data ? (
          <Split>
            <Stack>
              {data.drivers.length === 0 ? (
                <EmptyState icon={iconTruck} title={texts.nodrivers} />
              ) : (
                <CardColumns>
                  {data.drivers.map((driver) => (
                    <DriverForm key={driver.id} carrier={id} driver={driver} vehicles={data.vehicles} />
                  ))}
                </CardColumns>
              )}
              {data.drivers.length > 0 && <p>{texts.newdriver}</p>}
            </Stack>
            <Vehicles vehicles={data.vehicles} />
          </Split>
        ) : (
          <MissingAnswer of={[start, carrier]} />
        )}
      </Suspended>
      <Suspended fallback={null}>{data && <OwnTariffs />}</Suspended>
    </Page>
  )
}

type AskingProps = { carrier: string; seller: { readonly id: string; readonly name: string } }

/** A seller that wants to give loads to the carrier. */
function Asking({ carrier, seller: { id, name: seller } }: AskingProps): ReactElement {
  const texts = usePeatTexts('carrier')
  const invalidates = [readCarrier]
  const accepting = useSend(answerCarrierService, { invalidates, successMessage: texts.accepted({ seller }) })
  const declining = useSend(answerCarrierService, { invalidates, successMessage: texts.declined({ seller }) })
  const failure = accepting.failure ?? declining.failure
  const asked = { carrier, seller: id }
  return (
    <Card heading={texts.asksof({ seller })}>
      <Stack>
        <p>{texts.askstext}</p>
        {failure && <FailureNotice answer={failure} />}
        <Cluster>
          <Button
            busy={accepting.isBusy}
            aria-label={texts.acceptof({ seller })}
            onClick={() => void accepting.send({ ...asked, accepts: true })}
          >
            {texts.accept}
          </Button>
          <Button
            variant="secondary"
            busy={declining.isBusy}
            aria-label={texts.declineof({ seller })}
            onClick={() => void declining.send({ ...asked, accepts: false })}
          >
            {texts.decline}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}

function Vehicles({ vehicles }: { vehicles: AnswerOf<typeof readCarrier>['vehicles'] }): ReactElement {
  const texts = usePeatTexts('carrier')
  const washes = usePeatTexts('washes')
  const { close } = useTexts('common')
  const quantity = useQuantity()
  const cargo = useCargoWords()
  const [shown, setShown] = useState<string>()
  const open = vehicles.find(({ id }) => id === shown)
  return (
    <Card heading={texts.vehicles}>
      {vehicles.length === 0 && <p>{texts.novehicles}</p>}
      <DescriptionList
        items={vehicles.map((vehicle) => [
          vehicle.plate,
          <Stack key={vehicle.id}>
            <span>{vehicle.boxes.map(({ name, m3 }) => `${name} ${quantity(m3 as Quantity, 'm3')}`).join(' + ')}</span>
            {vehicle.washMissing ? <Chip tone="warn">{cargo(vehicle)}</Chip> : <span>{cargo(vehicle)}</span>}
            <ButtonRow>
              <Button
                variant="quiet"
                aria-label={washes.of({ plate: vehicle.plate })}
                onClick={() => setShown(vehicle.id)}
              >
                {washes.heading}
              </Button>
            </ButtonRow>
          </Stack>,
        ])}
      />
      {open && (
        <Dialog
          heading={washes.of({ plate: open.plate })}
          actions={<Button onClick={() => setShown(undefined)}>{close}</Button>}
          onClose={() => setShown(undefined)}
        >
          <Washes vehicle={open} />
        </Dialog>
      )}
    </Card>
  )
}
