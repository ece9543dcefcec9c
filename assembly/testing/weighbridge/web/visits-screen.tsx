/** The application's one screen: whose bridge it is, and a press for every load that drives over it. */
import { ask, useLanguage, useSignedIn } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Visit } from '../contract/index.ts'
import { recordVisit, WeighbridgeFields, weighbridgeManifest } from '../contract/index.ts'

const words = {
  fi: { bridge: 'Oma vaaka', weigh: 'Punnitse kuorma' },
  en: { bridge: 'Own bridge', weigh: 'Weigh a load' },
}

export function VisitsScreen(): ReactElement {
  const { language } = useLanguage()
  const { bridge, weigh } = words[language]
  const [visits, setVisits] = useState<readonly Visit[]>([])
  async function record() {
    const answer = await ask(recordVisit, { kilograms: 42_000 })
    if ('answered' in answer) setVisits(answer.answered.visits)
  }
  return (
    <main>
      <h1 tabIndex={-1}>{weighbridgeManifest.names[language]}</h1>
      <p>{`${bridge}: ${useBridge()}`}</p>
      <button type="button" onClick={() => void record()}>
        {weigh}
      </button>
      <ul>
        {visits.map(({ kilograms, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={place}>{`${kilograms} kg ${at}`}</li>
        ))}
      </ul>
    </main>
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
