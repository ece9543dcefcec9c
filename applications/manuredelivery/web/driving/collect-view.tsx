/** What was taken and who handed it over: fill of the boxes, cubic metres or a scale, and a name of the last times. */
import type { AskOf } from '@workspace/portal/contract'
import {
  CheckboxRow,
  FailureNotice,
  iconTruck,
  navigate,
  Stack,
  StateButton,
  signalDone,
  TextInput,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { commandConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import { EstimateFields } from './estimate-fields.tsx'
import { absent, choiceOf, HanderChoice, handerName } from './hander-choice.tsx'
import { useEstimate } from './use-estimate.ts'

type Collected = Extract<AskOf<typeof commandConsignment>['event'], { kind: 'finishLoading' }>['data']

type CollectViewProps = {
  of: Consignment /** What was reported a moment ago is reported anew. */
  isCorrection?: boolean
}

export function CollectView({ of, isCorrection = false }: CollectViewProps): ReactElement {
  const texts = useManureTexts('driving')
  const work = useCollecting({ of, isCorrection })
  const { estimate, names, who, typed, isAsked } = work
  return (
    <Stack>
      <EstimateFields estimate={estimate} of={of} isAsked={isAsked} />
      <HanderChoice
        legend={texts.whohanded}
        mayBeAbsent
        {...{ names, who, typed, isAsked }}
        onWho={work.setWho}
        onType={work.setTyped}
      />
      {!isCorrection && (
        <CheckboxRow
          label={texts.storeempty}
          hint={texts.storeemptynote}
          checked={work.isEmpty}
          onChange={({ target }) => work.setIsEmpty(target.checked)}
        />
      )}
      {work.asksReason && (
        <TextInput
          label={texts.reason}
          maxLength={500}
          value={work.reason}
          error={isAsked && work.reason.trim() === '' ? texts.reasonmissing : undefined}
          onChange={({ currentTarget }) => work.setReason(currentTarget.value)}
        />
      )}
      {work.failure && <FailureNotice answer={work.failure} help={texts.kepthere} />}
      <StateButton
        icon={iconTruck}
        note={isCorrection ? texts.correctnote : texts.documentnote}
        busy={work.isBusy}
        busyLabel={texts.saving}
        onClick={() => void work.finish()}
      >
        {isCorrection ? texts.correctcollected : texts.collected}
      </StateButton>
    </Stack>
  )
}

function useCollecting({ of, isCorrection }: Required<CollectViewProps>) {
  const texts = useManureTexts('driving')
  const names = of.field?.handers ?? []
  const estimate = useEstimate(of)
  const [who, setWho] = useState(isCorrection ? reportedBy(of, names) : undefined)
  const [typed, setTyped] = useState(isCorrection ? (of.handedOver?.name ?? '') : '')
  const [isEmpty, setIsEmpty] = useState(false)
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { send, ...sending } = useConsignmentCommand({
    // Of a collection the next button and the document say it.
    successMessage: isCorrection && texts.collectedcorrected,
  })
  const name = handerName(who, typed)
  const handedOverBy: Collected['handedOverBy'] =
    who === absent ? { kind: 'absent' } : name === undefined ? undefined : { kind: 'name', name }
  const asksReason = isCorrection && of.departed
  async function finish() {
    setIsAsked(true)
    if (estimate.amount === undefined || handedOverBy === undefined || (asksReason && reason.trim() === '')) return
    const facts = { estimate: estimate.amount, handedOverBy }
    const answer = isCorrection
      ? await send({
          kind: 'correctCollected',
          of: of.id,
          data: { ...facts, ...(asksReason ? { reason: reason.trim() } : {}) },
        })
      : await send({
          kind: 'finishLoading',
          of: of.id,
          data: { ...facts, store: of.storeDetails?.id, ...(isEmpty ? { storeEmpty: true } : {}) },
        })
    if (!('answered' in answer)) return
    signalDone()
    navigate(`/manuredelivery/driving/${of.id}`, { replace: true })
  }
  return {
    ...{ estimate, names, who, setWho, typed, setTyped, isEmpty, setIsEmpty, reason, setReason },
    ...{ asksReason, isAsked, finish, ...sending },
  }
}

function reportedBy({ handedOver }: Consignment, names: readonly string[]): string | undefined {
  if (handedOver === null) return undefined
  return handedOver.kind === 'absent' ? absent : choiceOf(handedOver.name, names)
}
