/** One consignment in the cab: how far it is, the press that comes next, and what the driver needs to know on the way. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import {
  EmptyState,
  FieldPage,
  iconDoc,
  isGone,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  Notice,
  Suspended,
  useAddress,
  useAnswer,
  useLanguage,
  useSignedIn,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { commercialDocumentOf } from '../documents/in-force.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CollectView } from './collect-view.tsx'
import { ConsignmentView } from './consignment-view.tsx'
import { FailView } from './fail-view.tsx'
import { ProblemView } from './problem-view.tsx'
import { UnloadView } from './unload-view.tsx'

// Its codes are drawn where the paper is shown.
const CommercialDocument = lazyComponent(
  async () => (await import('../documents/commercial-document.tsx')).CommercialDocument,
)
// Another truck is taken where there is a line.
const TruckView = lazyComponent(async () => (await import('./truck-view.tsx')).TruckView)
// The office has just sent the refused load back: there was a line for that.
const ReturnView = lazyComponent(async () => (await import('./return-view.tsx')).ReturnView)

const day = '#/manuredelivery/driving'

export function DriverConsignmentScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('driving')
  const { language } = useLanguage()
  const { query } = useAddress()
  const id = params['id'] ?? ''
  const read = useAnswer(readConsignment, { id: id }, looksAgain)
  const isOwn = read.data?.consignment.driver?.id === useSignedIn().user._id
  const status = useFreshness(read, texts.outdated)
  const of = read.data?.consignment
  if (of === undefined) {
    return (
      <FieldPage heading={texts.consignment} back={{ href: day, label: texts.totoday }} status={status}>
        {isGone(read.error) ? (
          <Notice tone="info" title={texts.notyours}>
            <p>{texts.notyourstext}</p>
          </Notice>
        ) : (
          <MissingAnswer of={read} />
        )}
      </FieldPage>
    )
  }
  const view = viewOf(query.get('view'), of, isOwn)
  return (
    <FieldPage
      key={view}
      heading={view === 'consignment' ? of.number : texts[`heading_${view}`]}
      text={view === 'consignment' ? `${of.farm}, ${of.type[language].toLowerCase()}` : `${of.number}, ${of.farm}`}
      back={view === 'consignment' ? { href: day, label: texts.totoday } : { href: `${day}/${id}`, label: texts.back }}
      status={status}
    >
      <Content view={view} of={of} isOwn={isOwn} />
    </FieldPage>
  )
}

type View = 'consignment' | 'truck' | 'collect' | 'correct' | 'document' | 'fail' | 'problem' | 'return' | 'unload'

/** What is so is reported in any state: of a consignment that is further on the office looks at it later. */
function viewOf(asked: string | null, { commands, state }: Consignment, isOwn: boolean): View {
  if (asked === 'document') return asked
  if (!isOwn) return 'consignment'
  if (asked === 'truck') return commands.includes('takeVehicle') ? asked : 'consignment'
  if (asked === 'collect') return ['assigned', 'loading'].includes(state) ? asked : 'consignment'
  if (asked === 'correct') return commands.includes('correctCollected') ? asked : 'consignment'
  if (asked === 'unload') return state === 'collected' ? asked : 'consignment'
  if (asked === 'return') return state === 'refused' ? asked : 'consignment'
  if (asked === 'fail') return ['assigned', 'loading', 'collected'].includes(state) ? asked : 'consignment'
  return asked === 'problem' ? asked : 'consignment'
}

function Content({ view, of, isOwn }: { view: View; of: Consignment; isOwn: boolean }): ReactElement {
  switch (view) {
    case 'consignment':
      return <ConsignmentView of={of} isOwn={isOwn} />
    case 'truck':
      return (
        <Suspended fallback={<LoadingList />}>
          <TruckView of={of} />
        </Suspended>
      )
    case 'collect':
      return <CollectView of={of} />
    case 'correct':
      return <CollectView of={of} isCorrection />
    case 'document':
      return <Document of={of} />
    case 'fail':
      return <FailView of={of} />
    case 'problem':
      return <ProblemView of={of} />
    case 'return':
      return (
        <Suspended fallback={<LoadingList />}>
          <ReturnView of={of} />
        </Suspended>
      )
    case 'unload':
      return <UnloadView of={of} />
  }
}

function Document({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const paper = commercialDocumentOf(of)
  if (paper) {
    return (
      <Suspended fallback={<LoadingList />}>
        <CommercialDocument id={paper.id} />
      </Suspended>
    )
  }
  return (
    <EmptyState icon={iconDoc} title={texts.nodocument}>
      <p>{texts.nodocumenttext}</p>
    </EmptyState>
  )
}
