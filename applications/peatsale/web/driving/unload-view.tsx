/** What came out on the yard, and who took it: all of it and a name of the last times need no typing. */
import { ChoiceTiles, iconCheck, navigate, Stack, StateButton, signalDone, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { Receipt } from '../../contract/loads/load-fields.ts'
import { useFacts } from '../facts/use-facts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AmountFields, useAmounts } from './amount-fields.tsx'

/** Names of earlier receivers are told apart from the two other choices by their beginning. */
const named = 'name:'

type UnloadViewProps = { load: Load /** What was told a moment ago is told anew. */; isCorrection?: boolean }

export function UnloadView({ load, isCorrection = false }: UnloadViewProps): ReactElement {
  const texts = usePeatTexts('driving')
  const amounts = useAmounts(
    load,
    ({ delivered, loaded, planned }) => (isCorrection ? delivered : null) ?? loaded ?? planned,
  )
  const [who, setWho] = useState(isCorrection ? toldBy(load) : undefined)
  const [name, setName] = useState(isCorrection ? (load.receipt?.receiver ?? '') : '')
  const [isAsked, setIsAsked] = useState(false)
  const { tell, isBusy } = useFacts()
  const receipt = receiptOf(who, name)
  async function finish() {
    setIsAsked(true)
    if (receipt === undefined || amounts.all === undefined) return
    const told = { lines: [...amounts.all], receipt }
    // Left out, all that was loaded is meant, also what the loader tells later.
    await (isCorrection
      ? tell(load, { kind: 'correctDelivered', data: told })
      : tell(load, { kind: 'deliver', data: amounts.isWhole ? { receipt } : told }))
    signalDone()
    navigate(`/peatsale/driving/${load.id}`, { replace: true })
  }
  return (
    <Stack>
      <AmountFields {...{ load, amounts, isAsked }} label={texts.amount} missing={texts.amountmissing} />
      <ChoiceTiles
        long
        legend={texts.who}
        value={who}
        onChange={setWho}
        error={isAsked && who === undefined ? texts.whomissing : undefined}
        options={[
          ...load.recentReceivers.map((receiver) => ({ value: `${named}${receiver}`, label: receiver })),
          { value: 'absent', label: texts.nobody },
          { value: 'typed', label: texts.typename },
        ]}
      />
      {who === 'typed' && (
        <TextInput
          label={texts.name}
          maxLength={100}
          autoComplete="off"
          value={name}
          error={isAsked && name.trim() === '' ? texts.namemissing : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <StateButton
        icon={iconCheck}
        note={texts.readynote}
        busy={isBusy}
        busyLabel={texts.saving}
        onClick={() => void finish()}
      >
        {texts.ready}
      </StateButton>
    </Stack>
  )
}

/** Whom the receipt names, as the tiles have it. */
function toldBy({ receipt, recentReceivers }: Load): string | undefined {
  if (receipt === null) return undefined
  if (receipt.kind === 'absent') return 'absent'
  return recentReceivers.includes(receipt.receiver) ? `${named}${receipt.receiver}` : 'typed'
}

function receiptOf(who: string | undefined, typed: string): Receipt | undefined {
  if (who === 'absent') return { kind: 'absent' }
  const receiver = who === 'typed' ? typed.trim() : who?.slice(named.length)
  return receiver === undefined || receiver === '' ? undefined : { kind: 'name', receiver }
}
