/** One load in the cab: how far it is, the press that comes next, and what the driver needs to know on the way. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import { dayOf } from '@workspace/portal/contract'
import type { FieldBarProps } from '@workspace/portal/web'
import {
  FieldPage,
  isGone,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  Suspended,
  useAddress,
  useAnswer,
  useNow,
  useSignedIn,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useReported } from '../facts/use-facts.ts'
import { useSendStatus } from '../facts/use-send-status.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { FailView } from './fail-view.tsx'
import { LoadView } from './load-view.tsx'
import { MovedView } from './moved-view.tsx'
import { mayFail } from './next-step.ts'
import { ProblemView } from './problem-view.tsx'
import { SelfLoadView } from './self-load-view.tsx'
import { UnloadView } from './unload-view.tsx'
import { WaybillView } from './waybill-view.tsx'

// Another truck is taken where there is a line.
const VehicleView = lazyComponent(async () => (await import('./vehicle-view.tsx')).VehicleView)

const day = '#/peatsale/driving'

export const DriverLoadScreen = onlyFor(['driver', 'carrierLead'], DriverLoad)

function DriverLoad({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('driving')
  const { query } = useAddress()
  const read = useAnswer(readLoad, { id: params['id'] ?? '' }, looksAgain)
  const { data, error, refetch } = read
  const status = useSendStatus(useFreshness(read, usePeatTexts('field').outdated), '/peatsale/driving')
  // Where there is no line the day that was read before has the load, too.
  const listed = useAnswer(readDriverDay, { day: dayOf(useNow()) }, { enabled: false }).data?.loads.find(
    ({ id }) => id === params['id'],
  )
  const isOwn = (data?.load ?? listed)?.driver?.id === useSignedIn().user._id
  const load = useReported(data?.load ?? listed, isOwn ? 'driverOwn' : 'leadOwn')
  if (isGone(error)) return <Moved id={params['id'] ?? ''} load={data?.load} status={status} />
  if (load) return <OneOf key={load.id} load={load} isOwn={isOwn} view={query.get('view') ?? ''} status={status} />
  return (
    <FieldPage heading={texts.load} back={{ href: day, label: texts.totoday }}>
      <MissingAnswer of={{ error, refetch }} />
    </FieldPage>
  )
}

type MovedProps = { id: string; load: Load | undefined; status: FieldBarProps['status'] }

function Moved({ id, load, status }: MovedProps): ReactElement {
  const texts = usePeatTexts('driving')
  return (
    <FieldPage
      key="moved"
      heading={load?.number ?? texts.load}
      text={load?.customer}
      back={{ href: day, label: texts.totoday }}
      status={status}
    >
      <MovedView id={id} />
    </FieldPage>
  )
}

type OneOfProps = { load: Load; isOwn: boolean; view: string; status: FieldBarProps['status'] }

/** Each has an address of its own, so that the back gesture leads to the load. */
function OneOf({ load, isOwn, view, status }: OneOfProps): ReactElement {
  const texts = usePeatTexts('driving')
  const isOpen = load.state === 'loaded' || load.state === 'loading'
  const back = { href: `${day}/${load.id}`, label: texts.back }
  const shown = {
    unload: isOpen && { heading: texts.unload, content: <UnloadView load={load} /> },
    load: load.state === 'loading' && { heading: texts.selfload, content: <SelfLoadView load={load} /> },
    correctload: load.state === 'loaded' && {
      heading: texts.correctloaded,
      content: <SelfLoadView load={load} isCorrection />,
    },
    correctunload: load.state === 'delivered' && {
      heading: texts.correctdelivered,
      content: <UnloadView load={load} isCorrection />,
    },
    waybill: { heading: texts.waybill, content: <WaybillView load={load} /> },
    vehicle: load.commands.includes('takeVehicle') && {
      heading: texts.vehicle,
      content: (
        <Suspended fallback={<LoadingList />}>
          <VehicleView loads={[load]} carrier={load.carrier?.id ?? ''} after={`/peatsale/driving/${load.id}`} />
        </Suspended>
      ),
    },
    // What is so is told in any state: of a load that is further on the office looks at it later.
    problem: isOwn && {
      heading: texts.problem,
      content: <ProblemView load={load} />,
    },
    fail: mayFail(load) && { heading: texts.fail, content: <FailView load={load} /> },
  }
  const other = Object.hasOwn(shown, view) && shown[view as keyof typeof shown]
  if (other) {
    return (
      <FieldPage
        key={view}
        heading={other.heading}
        text={`${load.number}, ${load.customer}`}
        back={back}
        status={status}
      >
        {other.content}
      </FieldPage>
    )
  }
  return (
    <FieldPage
      key="load"
      heading={load.number}
      text={load.customer}
      back={{ href: day, label: texts.totoday }}
      status={status}
    >
      <LoadView load={load} isOwn={isOwn} />
    </FieldPage>
  )
}
