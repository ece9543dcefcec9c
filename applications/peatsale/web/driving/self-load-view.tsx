/** Where nobody loads, the driver tells what went in. */
import { FailureNotice, iconCheck, navigate, Stack, StateButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { signalDone } from '../parts/done-signal.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AmountFields, useAmounts } from './amount-fields.tsx'

const bases = { m3: 'box', pcs: 'pieces', kg: 'weight' } as const

export function SelfLoadView({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const amounts = useAmounts(load, ({ planned }) => planned)
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useLoadCommand({ says: false, onDone: signalDone })
  async function finish() {
    setIsAsked(true)
    const { all } = amounts
    if (all === undefined) return
    const lines = load.lines.map(({ id, unit, stockpile }) => ({
      line: id,
      quantity: all.find(({ line }) => line === id)?.quantity ?? 0,
      basis: bases[unit],
      ...(stockpile === null ? {} : { stockpile: stockpile.id }),
    }))
    const came = await send({ kind: 'finishLoading', of: load.id, data: { lines } })
    if ('answered' in came) navigate(`/peatsale/driving/${load.id}`, { replace: true })
  }
  return (
    <Stack>
      <AmountFields
        load={load}
        amounts={amounts}
        label={texts.selfload}
        error={isAsked ? texts.amountmissing : undefined}
      />
      {failure && <FailureNotice answer={failure} />}
      <StateButton icon={iconCheck} busy={isBusy} busyLabel={texts.saving} onClick={() => void finish()}>
        {texts.ready}
      </StateButton>
    </Stack>
  )
}
