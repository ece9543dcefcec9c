/** What came out on the yard, and who took it: all of it and a name of the last times need no typing. */
import { FailureNotice, iconCheck, navigate, Stack, StateButton, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { Receipt } from '../../contract/loads/load-fields.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { ChoiceTiles } from '../parts/choice-tiles.tsx'
import { signalDone } from '../parts/done-signal.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AmountFields, useAmounts } from './amount-fields.tsx'

/** Names of earlier receivers are told apart from the two other choices by their beginning. */
const named = 'name:'

export function UnloadView({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const amounts = useAmounts(load, ({ loaded, planned }) => loaded ?? planned)
  const [who, setWho] = useState<string>()
  const [name, setName] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useLoadCommand({ says: false, onDone: signalDone })
  const receipt = receiptOf(who, name)
  async function finish() {
    setIsAsked(true)
    if (receipt === undefined || amounts.all === undefined) return
    // Left out, all that was loaded is meant, also what the loader tells later.
    const lines = amounts.isWhole ? {} : { lines: [...amounts.all] }
    const came = await send({ kind: 'deliver', of: load.id, data: { ...lines, receipt } })
    if ('answered' in came) navigate(`/peatsale/driving/${load.id}`, { replace: true })
  }
  return (
    <Stack>
      <AmountFields
        load={load}
        amounts={amounts}
        label={texts.amount}
        error={isAsked ? texts.amountmissing : undefined}
      />
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
      {failure && <FailureNotice answer={failure} />}
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

function receiptOf(who: string | undefined, typed: string): Receipt | undefined {
  if (who === 'absent') return { kind: 'absent' }
  const receiver = who === 'typed' ? typed.trim() : who?.slice(named.length)
  return receiver === undefined || receiver === '' ? undefined : { kind: 'name', receiver }
}
