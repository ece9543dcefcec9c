/** One alert: what it keeps stopped, who was there, how it is changed and ended, and the way to where its trucks went. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  Chip,
  DescriptionList,
  LinkButton,
  lazyComponent,
  MissingAnswer,
  Split,
  Stack,
  Suspended,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { readAlert } from '../../contract/alerts/calls.ts'
import { alertKindNames } from '../../contract/states/names.ts'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { traceAddress, traceAround } from '../traceability/trace-address.ts'
import { alertValues } from './alert-values.ts'
import { Stops, Vehicles } from './stopping.tsx'
import { alertTones, useAlertWords } from './use-alert-words.ts'

const AlertForm = lazyComponent(async () => (await import('./alert-form.tsx')).AlertForm)
const EndDialog = lazyComponent(async () => (await import('./end-dialog.tsx')).EndDialog)

export function AlertScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('alerts')
  const name = useName()
  const { area } = useAlertWords()
  const { data, error, refetch } = useAnswer(readAlert, { id: params['id'] as never })
  if (data === undefined) {
    return (
      <PickupsPage part="alerts" heading={texts.alerts}>
        <MissingAnswer of={{ error, refetch }} />
      </PickupsPage>
    )
  }
  const { alert } = data
  return (
    <PickupsPage
      part="alerts"
      heading={name(alertKindNames[alert.kind ?? 'other'])}
      lead={area(alert)}
      mark={<Chip tone={alertTones[alert.state]}>{texts[`state_${alert.state}`]}</Chip>}
    >
      <Shown of={data} />
    </PickupsPage>
  )
}

function Shown({ of: { alert, stops, stopCount, vehicles } }: { of: AnswerOf<typeof readAlert> }): ReactElement {
  const texts = useManureTexts('alerts')
  const [opened, setOpened] = useState<'form' | 'end'>()
  if (opened === 'form') {
    const names = Object.fromEntries(alert.farms.map(({ id, name }) => [id, name]))
    return (
      <Stack>
        <ButtonRow>
          <Button variant="secondary" onClick={() => setOpened(undefined)}>
            {texts.cancel}
          </Button>
        </ButtonRow>
        <Suspended>
          <AlertForm values={alertValues(alert)} names={names} onSaved={() => setOpened(undefined)} />
        </Suspended>
      </Stack>
    )
  }
  return (
    <Stack>
      {alert.isOwn && alert.state !== 'past' && (
        <ButtonRow>
          <Button variant="secondary" onClick={() => setOpened('form')}>
            {texts.edit}
          </Button>
          <Button variant="danger" onClick={() => setOpened('end')}>
            {texts.end}
          </Button>
        </ButtonRow>
      )}
      <Split>
        <Stack>
          <Card heading={texts.stopped({ count: stopCount })} flush={stopCount > 0 || undefined}>
            {stopCount === 0 ? (
              <p>{texts.nonestopped}</p>
            ) : (
              <Stops stops={stops} count={stopCount} caption={texts.stopped({ count: stopCount })} />
            )}
          </Card>
          <Card heading={texts.vehicles} flush={vehicles.length > 0 || undefined}>
            <Vehicles vehicles={vehicles} />
          </Card>
        </Stack>
        <Facts alert={alert} />
      </Split>
      {opened === 'end' && (
        <Suspended>
          <EndDialog alert={alert} stopped={stopCount} onClose={() => setOpened(undefined)} />
        </Suspended>
      )}
    </Stack>
  )
}

function Facts({ alert }: { alert: ListedAlert }): ReactElement {
  const texts = useManureTexts('alerts')
  const { area, days } = useAlertWords()
  const places = [
    ...alert.municipalities.map((name) => ({ by: 'municipality' as const, value: name, name })),
    ...alert.farms.map(({ id, name }) => ({ by: 'account' as const, value: id, name })),
  ]
  return (
    <Card heading={texts[`rule_${alert.rule}`]}>
      <Stack>
        <DescriptionList
          items={[
            [texts.where, area(alert)],
            [texts.days, days(alert)],
            [texts.company, alert.company?.name ?? texts.allcompanies],
            [texts.wordsfi, alert.words.fi],
            [texts.wordsen, alert.words.en],
            [texts.endreason, alert.endReason],
          ]}
        />
        <ButtonRow>
          {places.map(({ by, value, name }) => (
            <LinkButton
              key={value}
              variant="secondary"
              size="s"
              href={`#${traceAddress({ by, value, ...traceAround(alert) })}`}
            >
              {texts.traceof({ name })}
            </LinkButton>
          ))}
        </ButtonRow>
      </Stack>
    </Card>
  )
}
