/** One load in the cab: how far it is, the press that comes next, and what the driver needs to know on the way. */
import { FailedList, FieldPage, LoadingList, useAddress, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { FailView } from './fail-view.tsx'
import { LoadView } from './load-view.tsx'
import { ProblemView } from './problem-view.tsx'
import { SelfLoadView } from './self-load-view.tsx'
import { UnloadView } from './unload-view.tsx'

const day = '#/peatsale/driving'

export function DriverLoadScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('driving')
  const { query } = useAddress()
  const { data, error, refetch } = useAnswer(readLoad, { id: params['id'] ?? '' })
  if (data) return <OneOf key={data.load.id} load={data.load} view={query.get('view') ?? ''} />
  return (
    <FieldPage heading={texts.load} back={{ href: day, label: texts.totoday }}>
      {error ? <FailedList answer={error.reason} retry={() => void refetch()} /> : <LoadingList />}
    </FieldPage>
  )
}

/** Each has an address of its own, so that the back gesture leads to the load. */
function OneOf({ load, view }: { load: Load; view: string }): ReactElement {
  const texts = usePeatTexts('driving')
  const isOpen = load.state === 'loaded' || load.state === 'loading'
  const back = { href: `${day}/${load.id}`, label: texts.back }
  const shown = {
    unload: isOpen && { heading: texts.unload, content: <UnloadView load={load} /> },
    load: load.state === 'loading' && { heading: texts.selfload, content: <SelfLoadView load={load} /> },
    problem: load.commands.includes('reportProblem') && {
      heading: texts.problem,
      content: <ProblemView load={load} />,
    },
    fail: load.commands.includes('fail') && { heading: texts.fail, content: <FailView load={load} /> },
  }
  const other = Object.hasOwn(shown, view) && shown[view as keyof typeof shown]
  if (other) {
    return (
      <FieldPage key={view} heading={other.heading} text={`${load.number}, ${load.customer}`} back={back}>
        {other.content}
      </FieldPage>
    )
  }
  return (
    <FieldPage key="load" heading={load.number} text={load.customer} back={{ href: day, label: texts.totoday }}>
      <LoadView load={load} />
    </FieldPage>
  )
}
