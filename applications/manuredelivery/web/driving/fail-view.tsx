/** The pickup does not succeed: why and who has to answer for it; of a load on the truck, where the manure is. */
import { Button, ChoiceTiles, FailureNotice, Notice, navigate, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { causes, failReasons, manurePlaces } from '../../contract/consignments/consignment-fields.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'

type Reason = (typeof failReasons)[number]
type Cause = (typeof causes)[number]
type Place = (typeof manurePlaces)[number]

/** Who usually has to answer for it; the driver proposes, the office decides. */
const usualCause: Partial<Readonly<Record<Reason, Cause>>> = {
  ...{ no_access: 'farm', not_ready: 'farm', nobody_there: 'farm', foreign_objects: 'farm', wrong_type: 'farm' },
  ...{ breakdown: 'carrier', biosecurity: 'farm' },
}

export function FailView({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const states = useManureTexts('states')
  const [reason, setReason] = useState<Reason>()
  const [chosen, setChosen] = useState<Cause>()
  const [where, setWhere] = useState<Place>()
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: texts.failed })
  const isLoaded = of.state === 'collected'
  const cause = chosen ?? (reason === undefined ? undefined : usualCause[reason])
  async function end() {
    setIsAsked(true)
    if (reason === undefined || (isLoaded ? where === undefined : cause === undefined)) return
    const data = {
      reasonKind: reason,
      ...(isLoaded ? { where } : { cause }),
    }
    if (!('answered' in (await send({ kind: 'fail', of: of.id, data: data as never })))) return
    navigate(`/manuredelivery/driving/${of.id}`, { replace: true })
  }
  return (
    <Stack>
      <ChoiceTiles
        legend={texts.whyfailed}
        options={failReasons.map((value) => ({ value, label: states[`fail_${value}`] }))}
        value={reason}
        onChange={setReason}
        error={isAsked && reason === undefined ? texts.whymissing : undefined}
      />
      {isLoaded ? (
        <ChoiceTiles
          long
          legend={texts.wheremanure}
          options={manurePlaces.map((value) => ({ value, label: texts[`place_${value}`] }))}
          value={where}
          onChange={setWhere}
          error={isAsked && where === undefined ? texts.wheremissing : undefined}
        />
      ) : (
        <ChoiceTiles
          legend={texts.causedby}
          options={causes.map((value) => ({ value, label: states[`cause_${value}`] }))}
          value={cause}
          onChange={setChosen}
          error={isAsked && reason !== undefined && cause === undefined ? texts.causemissing : undefined}
        />
      )}
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      <Button variant="danger" size="l" block busy={isBusy} busyLabel={texts.saving} onClick={() => void end()}>
        {texts.fail}
      </Button>
      <Notice tone="info" title={texts.failtext} />
    </Stack>
  )
}
