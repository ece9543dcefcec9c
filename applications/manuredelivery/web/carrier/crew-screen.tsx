/** The dispatcher's people and trucks: what each driver may, and what the carrier drives with. */
import {
  Button,
  Card,
  CardColumns,
  Cluster,
  EmptyState,
  FailureNotice,
  iconTruck,
  MissingAnswer,
  Split,
  Stack,
  useAnswer,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { answerCarrierService, readCarrier } from '../../contract/carriers/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { DriverForm } from './driver-form.tsx'
import { LeadPage } from './lead-page.tsx'
import { VehicleLinks } from './vehicle-links.tsx'

export function CrewScreen(): ReactElement {
  const texts = useManureTexts('carrier')
  const start = useStart()
  const id = start.data?.carrier?.id ?? ''
  const read = useAnswer(readCarrier, { id }, { enabled: id !== '' })
  const { data } = read
  return (
    <LeadPage at="/carrier/crew" heading={texts.crew} lead={data?.carrier.name ?? ''}>
      {data ? (
        <Stack>
          {data.carrier.asking.map((company) => (
            <Asking key={company.id} carrier={id} company={company} />
          ))}
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
              <p>{texts.newdriver}</p>
            </Stack>
            <VehicleLinks of={data.vehicles} vehicles="#/manuredelivery/carrier/vehicles" />
          </Split>
        </Stack>
      ) : (
        <MissingAnswer of={[start, read]} />
      )}
    </LeadPage>
  )
}

type AskingProps = { carrier: string; company: { readonly id: string; readonly name: string } }

/** A company that wants to give pickups to the carrier. */
function Asking({ carrier, company: { id, name: company } }: AskingProps): ReactElement {
  const texts = useManureTexts('carrier')
  const invalidates = [readCarrier]
  const accepting = useSend(answerCarrierService, { invalidates, successMessage: texts.accepted({ company }) })
  const declining = useSend(answerCarrierService, { invalidates, successMessage: texts.declined({ company }) })
  const failure = accepting.failure ?? declining.failure
  const asked = { carrier, company: id }
  return (
    <Card heading={texts.asksof({ company })}>
      <Stack>
        <p>{texts.askstext}</p>
        {failure && <FailureNotice answer={failure} />}
        <Cluster>
          <Button
            busy={accepting.isBusy}
            aria-label={texts.acceptof({ company })}
            onClick={() => void accepting.send({ ...asked, accepts: true })}
          >
            {texts.accept}
          </Button>
          <Button
            variant="secondary"
            busy={declining.isBusy}
            aria-label={texts.declineof({ company })}
            onClick={() => void declining.send({ ...asked, accepts: false })}
          >
            {texts.decline}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
