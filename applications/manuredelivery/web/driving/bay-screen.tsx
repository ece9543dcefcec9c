/** What the link at a bay opens: which truck stands there, its weighing, and that it is emptied. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import type { AnswerOf } from '@workspace/portal/contract'
import {
  EmptyState,
  FailureNotice,
  FieldPage,
  iconCheck,
  iconTruck,
  isGone,
  LinkButton,
  MissingAnswer,
  Notice,
  navigate,
  Stack,
  StateButton,
  signalDone,
  useAddress,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { readBay } from '../../contract/driving/calls.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { nextAct } from '../reception/gate-day.ts'
import { WeightSummary } from '../reception/weight-summary.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { WeighPad } from '../weighing/weigh-pad.tsx'

type AtBay = AnswerOf<typeof readBay>

export function BayScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('driving')
  const { query } = useAddress()
  const code = (params['code'] ?? '').toUpperCase()
  const read = useAnswer(readBay, { code }, looksAgain)
  const { data } = read
  const asked = query.get('consignment')
  const chosen = data?.consignments.find(({ id }) => id === asked) ?? onlyOne(data?.consignments)
  return (
    <FieldPage
      heading={texts.heading_bay}
      text={data && [data.plant.name, data.bay.name].join(', ')}
      back={{ href: '#/manuredelivery/driving', label: texts.totoday }}
      status={useFreshness(read, texts.outdated)}
    >
      {data ? (
        <AtTheBay of={data} chosen={chosen} code={code} />
      ) : isGone(read.error) ? (
        <Notice tone="err" title={texts.nobay({ code })}>
          <p>{texts.nobaytext}</p>
        </Notice>
      ) : (
        <MissingAnswer of={read} />
      )}
    </FieldPage>
  )
}

function onlyOne(all: readonly Consignment[] | undefined): Consignment | undefined {
  return all?.length === 1 ? all[0] : undefined
}

type AtTheBayProps = { of: AtBay; chosen: Consignment | undefined; code: string }

function AtTheBay({ of: { plant, consignments, scales }, chosen, code }: AtTheBayProps): ReactElement {
  const texts = useManureTexts('driving')
  if (chosen === undefined) return <Choose consignments={consignments} code={code} />
  if (!plant.selfService) {
    return (
      <EmptyState icon={iconTruck} title={plant.weighs ? texts.gateweighs : texts.gatemeasures}>
        <p>{texts.gatetext}</p>
      </EmptyState>
    )
  }
  if (plant.weighs && nextAct(chosen, true) !== 'receive') {
    return <WeighPad key={chosen.id} consignment={chosen} scales={scales} bay={code} onWeighed={() => undefined} />
  }
  return <Unloaded of={chosen} code={code} />
}

/** A driver of a run has several on the truck. */
function Choose({ consignments, code }: { consignments: readonly Consignment[]; code: string }): ReactElement {
  const texts = useManureTexts('driving')
  if (consignments.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.nothinghere}>
        <p>{texts.nothingheretext}</p>
      </EmptyState>
    )
  }
  return (
    <Stack>
      <h2>{texts.whichload}</h2>
      {consignments.map(({ id, farm, number }) => (
        <LinkButton key={id} variant="secondary" size="l" block href={`#/manuredelivery/bay/${code}?consignment=${id}`}>
          {`${number}, ${farm}`}
        </LinkButton>
      ))}
    </Stack>
  )
}

function Unloaded({ of, code }: { of: Consignment; code: string }): ReactElement {
  const texts = useManureTexts('driving')
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: false })
  async function finish() {
    if (!('answered' in (await send({ kind: 'receive', of: of.id, data: { bay: code } })))) return
    signalDone()
    navigate(`/manuredelivery/driving/${of.id}`, { replace: true })
  }
  return (
    <Stack>
      <WeightSummary consignment={of} />
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      <StateButton
        icon={iconCheck}
        note={texts.unloadednote}
        busy={isBusy}
        busyLabel={texts.saving}
        onClick={() => void finish()}
      >
        {texts.unloaded}
      </StateButton>
    </Stack>
  )
}
