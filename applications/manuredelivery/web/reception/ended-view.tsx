/** What has become of a truck, its papers, and what may still be taken back or corrected. */
import {
  Button,
  FailureNotice,
  iconDoc,
  iconEdit,
  iconTruck,
  iconUndo,
  LinkButton,
  Notice,
  Stack,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { commercialDocumentOf } from '../documents/in-force.ts'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { GateDay } from './gate-day.ts'
import { arrivalAddress, gateAddress, nextAct } from './gate-day.ts'
import { WeightSummary } from './weight-summary.tsx'

export function EndedView({ consignment, day }: { consignment: Consignment; day: GateDay }): ReactElement {
  const texts = useManureTexts('gate')
  const { commands, id, plant } = consignment
  const at = (view: string) => arrivalAddress(id, { plant: plant.id, view })
  const isHalfWeighed = nextAct(consignment, day.plant.weighs) === 'weighTare' && commands.includes('weigh')
  return (
    <Stack>
      <Outcome of={consignment} />
      <WeightSummary consignment={consignment} />
      {isHalfWeighed && (
        <LinkButton variant="straw" size="l" block icon={iconTruck} href={at('weigh')}>
          {texts.weightare}
        </LinkButton>
      )}
      {commands.includes('correctReceived') && (
        <LinkButton variant="secondary" size="l" block icon={iconEdit} href={at('correct')}>
          {texts.correct}
        </LinkButton>
      )}
      {commands.includes('undoReceived') && <TakeBack id={id} />}
      {commercialDocumentOf(consignment) && (
        <LinkButton variant="secondary" size="l" block icon={iconDoc} href={at('document')}>
          {texts.document}
        </LinkButton>
      )}
      <LinkButton
        variant={isHalfWeighed ? 'secondary' : 'straw'}
        size="l"
        block
        href={gateAddress({ plant: plant.id })}
      >
        {texts.arrivals}
      </LinkButton>
    </Stack>
  )
}

function Outcome({ of: { bay, netKg, refusal, state, times } }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('gate')
  const states = useManureTexts('states')
  const { moment } = useDateFormat()
  if (refusal !== null) {
    const kind = states[`refusal_${refusal.kind as 'other'}`]
    const next = states[`next_${(refusal.next || 'undecided') as 'undecided'}`]
    return (
      <Notice tone="err" title={texts.isrefused}>
        <p>{[kind, refusal.words, next].filter(Boolean).join(', ')}</p>
      </Notice>
    )
  }
  if (state === 'failed') return <Notice tone="warn" title={texts.isfailed} />
  return (
    <Notice tone="ok" title={netKg === null ? texts.isreceived : texts.receivedtonnes({ amount: tonnes(netKg) })}>
      <p>{[bay, times.received === null ? '' : moment(times.received)].filter(Boolean).join(', ')}</p>
    </Notice>
  )
}

function TakeBack({ id }: { id: string }): ReactElement {
  const texts = useManureTexts('gate')
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: texts.undone })
  return (
    <>
      <Button
        variant="secondary"
        size="l"
        block
        icon={iconUndo}
        busy={isBusy}
        busyLabel={texts.undoing}
        onClick={() => void send({ kind: 'undoReceived', of: id, data: {} })}
      >
        {texts.undo}
      </Button>
      {failure && <FailureNotice answer={failure} />}
      <p>{texts.undotext}</p>
    </>
  )
}
