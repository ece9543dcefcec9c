/** With what the driver goes: another truck of the carrier; one that does not fit needs a reason. */
import {
  ChoiceTiles,
  FailureNotice,
  iconTruck,
  MissingAnswer,
  navigate,
  Stack,
  StateButton,
  TextInput,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier } from '../../contract/carriers/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useCargoWords } from '../washes/cargo-words.ts'

export function TruckView({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const cargo = useCargoWords()
  const read = useAnswer(readCarrier, { id: of.carrier?.id ?? '' }, { enabled: of.carrier !== null })
  const [vehicle, setVehicle] = useState(of.vehicle?.id)
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure, forget } = useConsignmentCommand({ successMessage: texts.trucktaken })
  const isMisfit = failure !== undefined && 'refused' in failure && failure.refused === 'does_not_fit'
  if (!read.data) return <MissingAnswer of={read} />
  async function take() {
    setIsAsked(true)
    if (vehicle === undefined || (isMisfit && reason.trim() === '')) return
    const data = { vehicle, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) }
    const answer = await send({ kind: 'takeVehicle', of: of.id, baseVersion: of.version, data })
    if ('answered' in answer) navigate(`/manuredelivery/driving/${of.id}`, { replace: true })
  }
  return (
    <Stack>
      <ChoiceTiles
        long
        legend={texts.whichtruck}
        options={read.data.vehicles.map((each) => ({ value: each.id, label: each.plate, note: cargo(each) }))}
        value={vehicle}
        onChange={(id) => {
          setVehicle(id)
          forget()
        }}
        error={isAsked && vehicle === undefined ? texts.choose : undefined}
      />
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      {isMisfit && (
        <TextInput
          label={texts.misfitreason}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <StateButton icon={iconTruck} busy={isBusy} busyLabel={texts.saving} onClick={() => void take()}>
        {texts.taketruck}
      </StateButton>
    </Stack>
  )
}
