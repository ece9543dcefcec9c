/** The application's one screen: whose bridge it is, a press for every load that drives over it, and what others weigh there. */
import { ask, useAnswer, useLanguage, useSignedIn } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readVisits, recordVisit, WeighbridgeFields, weighbridgeManifest } from '../contract/index.ts'

const words = {
  fi: { bridge: 'Oma vaaka', weigh: 'Punnitse kuorma' },
  en: { bridge: 'Own bridge', weigh: 'Weigh a load' },
}

export function VisitsScreen(): ReactElement {
  const { language } = useLanguage()
  const { bridge, weigh } = words[language]
  const { data, refetch } = useAnswer(readVisits, {})
  async function record() {
    const answer = await ask(recordVisit, { kilograms: 42_000 })
    if ('answered' in answer) await refetch()
  }
  return (
    <main>
      <h1 tabIndex={-1}>{weighbridgeManifest.names[language]}</h1>
      <p>{`${bridge}: ${useBridge()}`}</p>
      <button type="button" onClick={() => void record()}>
        {weigh}
      </button>
      <ul>
        {data?.visits.map(({ kilograms, at }, place) => (
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
