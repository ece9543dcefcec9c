/** One truck at the gate: it is weighed, received or refused; what was done a moment ago can be taken back. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import { dayOf } from '@workspace/portal/contract'
import {
  FieldPage,
  iconStop,
  iconTruck,
  LinkButton,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  navigate,
  Suspended,
  useAddress,
  useAnswer,
  useLanguage,
  useNow,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { readArrivals } from '../../contract/reception/calls.ts'
import { commercialDocumentOf } from '../documents/in-force.ts'
import { useManureTexts } from '../texts/texts.ts'
import { WeighPad } from '../weighing/weigh-pad.tsx'
import { CorrectView } from './correct-view.tsx'
import { EndedView } from './ended-view.tsx'
import css from './gate.module.css'
import type { GateDay } from './gate-day.ts'
import { arrivalAddress, gateAddress, nextAct } from './gate-day.ts'
import { ReceiveView } from './receive-view.tsx'
import { RefuseView } from './refuse-view.tsx'

// Its codes are drawn where the paper is shown.
const CommercialDocument = lazyComponent(
  async () => (await import('../documents/commercial-document.tsx')).CommercialDocument,
)

const ended: readonly Consignment['state'][] = ['received', 'confirmed', 'locked', 'refused', 'failed']

export function ArrivalScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('gate')
  const { language } = useLanguage()
  const { query } = useAddress()
  const id = params['id'] ?? ''
  const read = useAnswer(readConsignment, { id: id }, looksAgain)
  const consignment = read.data?.consignment
  const plant = consignment?.plant.id ?? query.get('plant') ?? ''
  const day = useAnswer(readArrivals, { plant: plant, day: dayOf(useNow()) }, { enabled: plant !== '' })
  const status = useFreshness(read, texts.outdated)
  const list = gateAddress({ plant })
  if (consignment === undefined || day.data === undefined) {
    return (
      <FieldPage heading={texts.arrival} back={{ href: list, label: texts.arrivals }} status={status}>
        <MissingAnswer of={[read, day]} />
      </FieldPage>
    )
  }
  const view = viewOf(query.get('view'), consignment, day.data.plant.weighs)
  const isFirst = query.get('view') === null
  return (
    <FieldPage
      key={view}
      heading={texts[`heading_${view}`]}
      text={`${consignment.number}, ${consignment.farm}, ${consignment.type[language].toLowerCase()}`}
      back={
        isFirst ? { href: list, label: texts.arrivals } : { href: arrivalAddress(id, { plant }), label: texts.back }
      }
      status={status}
    >
      <Content view={view} consignment={consignment} day={day.data} />
    </FieldPage>
  )
}

type View = 'document' | 'weigh' | 'receive' | 'refuse' | 'ended' | 'correct'

function viewOf(asked: string | null, { state, commands, weighings, vehicle }: Consignment, weighs: boolean): View {
  const isEnded = ended.includes(state)
  if (asked === 'correct' && commands.includes('correctReceived')) return 'correct'
  if (asked === 'document') return 'document'
  if (asked === 'weigh' && commands.includes('weigh')) return 'weigh'
  if (isEnded) return 'ended'
  if (asked === 'refuse' || asked === 'receive') return asked
  return weighs && nextAct({ weighings, vehicle }, weighs) !== 'receive' ? 'weigh' : 'receive'
}

function Content({ view, consignment, day }: { view: View; consignment: Consignment; day: GateDay }): ReactElement {
  const { id, plant } = consignment
  const scales = day.plant.scales.filter((scale) => scale.plant === plant.id)
  const to = (next: string) => navigate(arrivalAddress(id, { plant: plant.id, view: next }).slice(1))
  switch (view) {
    case 'document': {
      const paper = commercialDocumentOf(consignment)
      return <Suspended fallback={<LoadingList />}>{paper && <CommercialDocument id={paper.id} />}</Suspended>
    }
    case 'weigh':
      return (
        <>
          <WeighPad consignment={consignment} scales={scales} onWeighed={() => to('receive')} />
          <OtherWays consignment={consignment} />
        </>
      )
    case 'receive':
      return <ReceiveView consignment={consignment} day={day} />
    case 'refuse':
      return <RefuseView consignment={consignment} day={day} />
    case 'correct':
      return <CorrectView consignment={consignment} scales={scales} />
    case 'ended':
      return <EndedView consignment={consignment} day={day} />
  }
}

/** Received before the truck is empty, or not received at all. */
function OtherWays({
  consignment: { id, plant, state, weighings },
}: {
  consignment: Consignment
}): ReactElement | null {
  const texts = useManureTexts('gate')
  const at = (view: string) => arrivalAddress(id, { plant: plant.id, view })
  if (ended.includes(state)) return null
  return (
    <div className={css.pair}>
      {weighings.length > 0 && (
        <LinkButton variant="secondary" size="l" icon={iconTruck} href={at('receive')}>
          {texts.receivefirst}
        </LinkButton>
      )}
      <LinkButton variant="secondary" size="l" icon={iconStop} href={at('refuse')}>
        {texts.refuse}
      </LinkButton>
    </div>
  )
}
