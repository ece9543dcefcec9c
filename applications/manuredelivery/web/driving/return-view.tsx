/** A refused load is back on the farm: who took it. */
import { FailureNotice, iconCheck, navigate, Stack, StateButton, signalDone } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import { HanderChoice, handerName } from './hander-choice.tsx'

export function ReturnView({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const [who, setWho] = useState<string>()
  const [typed, setTyped] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: texts.isreturned })
  const takenBackBy = handerName(who, typed)
  async function finish() {
    setIsAsked(true)
    if (takenBackBy === undefined) return
    if (!('answered' in (await send({ kind: 'recordReturn', of: of.id, data: { takenBackBy } })))) return
    signalDone()
    navigate(`/manuredelivery/driving/${of.id}`, { replace: true })
  }
  return (
    <Stack>
      <HanderChoice
        legend={texts.whotookback}
        names={of.field?.handers ?? []}
        {...{ who, typed, isAsked }}
        onWho={setWho}
        onType={setTyped}
      />
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      <StateButton icon={iconCheck} busy={isBusy} busyLabel={texts.saving} onClick={() => void finish()}>
        {texts.returned}
      </StateButton>
    </Stack>
  )
}
