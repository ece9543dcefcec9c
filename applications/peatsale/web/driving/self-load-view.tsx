/** What went in: told by the driver where nobody loads, and corrected by the driver who knows better. */
import { ChoiceTiles, iconCheck, navigate, Stack, StateButton, signalDone } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { ReasonTile } from '../../contract/loads/reason-tiles.ts'
import { reasonTiles } from '../../contract/loads/reason-tiles.ts'
import { useFacts } from '../facts/use-facts.ts'
import { useReasonWords } from '../loads/reason-words.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { AmountFields, useAmounts } from './amount-fields.tsx'

const bases = { m3: 'box', pcs: 'pieces', kg: 'weight' } as const

type SelfLoadViewProps = { load: Load; isCorrection?: boolean }

export function SelfLoadView({ load, isCorrection = false }: SelfLoadViewProps): ReactElement {
  const texts = usePeatTexts('driving')
  const amounts = useAmounts(load, ({ loaded, planned }) => loaded ?? planned)
  const [reason, setReason] = useState<ReasonTile>()
  const said = useReasonWords()
  // Once the truck has left, a correction says why.
  const asksReason = isCorrection && load.departed
  const [isAsked, setIsAsked] = useState(false)
  const { tell, isBusy } = useFacts()
  async function finish() {
    setIsAsked(true)
    const { all } = amounts
    if (all === undefined || (asksReason && reason === undefined)) return
    const lines = load.lines.map(({ id, unit, basis, stockpile }) => ({
      line: id,
      quantity: all.find(({ line }) => line === id)?.quantity ?? 0,
      basis: (isCorrection ? basis : null) ?? bases[unit],
      ...(stockpile === null ? {} : { stockpile: stockpile.id }),
    }))
    const because = reason === undefined ? {} : { reason }
    await (isCorrection
      ? tell(load, { kind: 'correctLoaded', data: { lines, ...because } })
      : tell(load, { kind: 'finishLoading', data: { lines } }))
    signalDone()
    // Who loads alone leaves with the waybill: it opens as soon as the server has written it.
    const next = isCorrection ? '' : '?view=waybill'
    navigate(`/peatsale/driving/${load.id}${next}`, { replace: true })
  }
  return (
    <Stack>
      <AmountFields
        load={load}
        amounts={amounts}
        label={texts.selfload}
        missing={texts.loadedmissing}
        isAsked={isAsked}
      />
      {asksReason && (
        <ChoiceTiles
          long
          legend={texts.whyamount}
          options={reasonTiles.amount.map((value) => ({ value, label: said(value) }))}
          value={reason}
          onChange={setReason}
          error={isAsked && reason === undefined ? texts.reasonmissing : undefined}
        />
      )}
      <StateButton icon={iconCheck} busy={isBusy} busyLabel={texts.saving} onClick={() => void finish()}>
        {texts.ready}
      </StateButton>
    </Stack>
  )
}
