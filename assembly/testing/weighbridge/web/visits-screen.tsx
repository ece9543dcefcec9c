/** The application's start page: whose bridge it is, a press for every load that drives over it, and what others weigh there. */
import {
  Button,
  ButtonRow,
  FailureNotice,
  NoWrap,
  Page,
  useAnswer,
  useLanguage,
  useSend,
  useSignedIn,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { kilogramsMost, readVisits, recordVisit, WeighbridgeFields, weighbridgeManifest } from '../contract/index.ts'

const words = {
  fi: { bridge: 'Oma vaaka', weigh: 'Punnitse kuorma', weighHeavy: 'Punnitse ylikuorma' },
  en: { bridge: 'Own bridge', weigh: 'Weigh a load', weighHeavy: 'Weigh too heavy a load' },
}

export function VisitsScreen(): ReactElement {
  const { language } = useLanguage()
  const { bridge, weigh, weighHeavy } = words[language]
  const { data } = useAnswer(readVisits, {})
  const { send, isBusy, failure } = useSend(recordVisit, { invalidates: [readVisits] })
  return (
    <Page heading={weighbridgeManifest.names[language]} lead={`${bridge}: ${useBridge()}`}>
      {failure !== undefined && <FailureNotice answer={failure} />}
      <ButtonRow>
        <Button busy={isBusy} onClick={() => void send({ kilograms: 42_000 })}>
          {weigh}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void send({ kilograms: kilogramsMost + 1 })}>
          {weighHeavy}
        </Button>
      </ButtonRow>
      <ul>
        {data?.visits.map(({ kilograms, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={place}>
            <NoWrap>{`${kilograms} kg`}</NoWrap> {at}
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** The membership stands in the own record, under the application's own name. */
function useBridge(): string {
  const own = WeighbridgeFields.shape.weighbridge.safeParse(Object.entries(useSignedIn().user).find(isOwn)?.[1])
  return own.success ? own.data.bridge : ''
}

function isOwn([name]: [string, unknown]): boolean {
  return name === weighbridgeManifest.key
}
