/** What went into the truck: told by telephone, or corrected. */
import type { Quantity } from '@workspace/portal/contract'
import {
  Awaiting,
  FailedList,
  FieldGrid,
  Notice,
  QuantityField,
  Select,
  Spinner,
  TextInput,
  useAnswer,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { readSwamp } from '../../contract/swamps/calls.ts'
import { useName, useQuantity, useUnit } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { BeforeAfter } from './before-after.tsx'
import type { FactDialogProps } from './fact-dialog.ts'
import { standingOf, useFactsTold } from './facts-told.ts'
import { ReasonField } from './reason-field.tsx'
import { useLoadAct } from './use-load-act.ts'

type Line = Load['lines'][number]
type LoadedLines = LoadEventData<'finishLoading'>['lines']

interface Entry {
  /** Undefined while what is typed is no quantity. */
  readonly quantity: Quantity | undefined
  readonly pile: string
}
/** Only what was touched; the rest is as it stands. */
type Draft = Readonly<Record<string, Partial<Entry>>>

/** How it was measured, where nobody has said it. */
const bases = { m3: 'box', pcs: 'pieces', kg: 'weight' } as const

export function LoadedDialog(props: FactDialogProps<'correctLoaded' | 'finishLoading' | 'handOver'>): ReactElement {
  const { load, kind, onClose } = props
  const texts = usePeatTexts('corrections')
  const work = useEntries(props)
  const told = useFactsTold()
  const acting = useLoadAct(load, { says: texts[`done_${kind}`], onDone: onClose, watches: told.loaded })
  const [collector, setCollector] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const lacksCollector = kind === 'handOver' && collector.trim() === ''
  function send() {
    setTried(true)
    const { lines } = work
    if (lines === undefined || lacksCollector || reason.trim() === '') return
    if (kind === 'handOver')
      void acting.send({ kind, data: { lines, collector: collector.trim(), reason: reason.trim() } })
    else void acting.send({ kind, data: { lines, reason: reason.trim() } })
  }
  return (
    <ActDialog
      act={texts[kind]}
      number={load.number}
      confirmLabel={texts[`${kind}now`]}
      lacks={kind === 'correctLoaded' && !work.isChanged ? texts.nochange : undefined}
      acting={acting}
      onConfirm={send}
      onClose={onClose}
    >
      {load.state === 'locked' && <Notice tone="info" title={texts.locked} />}
      {kind === 'correctLoaded' && load.state === 'verified' && <Notice tone="info" title={texts.verifiedstays} />}
      <Awaiting>
        <Entries load={load} work={work} tried={tried} />
      </Awaiting>
      {kind === 'handOver' && (
        <TextInput
          label={texts.collector}
          required
          maxLength={100}
          autoComplete="off"
          value={collector}
          onChange={({ target }) => setCollector(target.value)}
          error={tried && lacksCollector ? texts.givename : undefined}
        />
      )}
      <ReasonField
        value={reason}
        onChange={setReason}
        hint={kind === 'correctLoaded' ? texts.whycorrected : texts.whotold}
        tried={tried}
      />
      {kind === 'correctLoaded' && <BeforeAfter values={work.values} />}
    </ActDialog>
  )
}

type Work = ReturnType<typeof useEntries>

function useEntries({
  load,
  kind,
}: Pick<FactDialogProps<'correctLoaded' | 'finishLoading' | 'handOver'>, 'load' | 'kind'>) {
  const texts = usePeatTexts('corrections')
  const quantity = useQuantity()
  const name = useName()
  const [draft, setDraft] = useState<Draft>({})
  const piles = useAnswer(readSwamp, { id: load.swamp?.id ?? '' }, { enabled: load.swamp !== null })
  const begin = (line: Line): Entry => ({
    quantity: (kind === 'correctLoaded' ? standingOf(load, line, 'loaded') : null) ?? line.planned,
    pile: line.stockpile?.id ?? onlyPile(piles.data?.piles ?? [], line),
  })
  const of = (line: Line): Entry => ({ ...begin(line), ...draft[line.id] })
  const lines = load.lines.flatMap((line): LoadedLines => {
    const { quantity: given, pile } = of(line)
    // A correction keeps the pile that stands, or that nobody has told.
    if (given === undefined || (pile === '' && kind !== 'correctLoaded')) return []
    const measured = line.basis === null ? { basis: bases[line.unit] } : { basis: line.basis }
    return [{ line: line.id, quantity: given, ...measured, ...(pile !== '' && { stockpile: pile }) }]
  })
  const codeOf = (id: string) => piles.data?.piles.find((pile) => pile.id === id)?.code ?? ''
  const values = load.lines.flatMap((line) => {
    const [now, entry] = [begin(line), of(line)]
    const amount = (value: Quantity | undefined) => (value === undefined ? '' : quantity(value, line.unit))
    const product = name(line.product.name)
    return [
      [texts.loadedof({ product }), amount(now.quantity), amount(entry.quantity)],
      [texts.pileof({ product }), codeOf(now.pile), codeOf(entry.pile)],
    ] as const
  })
  return {
    ...{ of, piles, values },
    /** Undefined while something is missing. */
    lines: lines.length === load.lines.length ? lines : undefined,
    isChanged: values.some(([, before, after]) => before !== after),
    set: (line: string, changed: Partial<Entry>) =>
      setDraft((before) => ({ ...before, [line]: { ...before[line], ...changed } })),
  }
}

type Pile = { readonly id: string; readonly products: readonly string[]; readonly state: string }

/** Where peat of the product lies in one pile alone nobody has to choose. */
function onlyPile(piles: readonly Pile[], { product }: Line): string {
  const open = piles.filter((pile) => pile.products.includes(product.id) && pile.state === 'open')
  return open.length === 1 ? (open[0]?.id ?? '') : ''
}

function Entries({ load, work, tried }: { load: Load; work: Work; tried: boolean }): ReactElement {
  const texts = usePeatTexts('corrections')
  const { loading } = useTexts('common')
  const name = useName()
  const unit = useUnit()
  const { data, error, refetch, isPending } = work.piles
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (isPending && load.swamp !== null) return <Spinner label={loading} />
  return (
    <FieldGrid>
      {load.lines.map((line) => {
        const product = name(line.product.name)
        const { quantity, pile } = work.of(line)
        const fitting = (data?.piles ?? []).filter((each) => each.products.includes(line.product.id))
        return [
          <QuantityField
            key={`${line.id} quantity`}
            label={texts.loadedof({ product })}
            required
            unit={unit(line.unit)}
            value={quantity}
            onChange={(given) => work.set(line.id, { quantity: given })}
            error={tried && quantity === undefined ? texts.givequantity : undefined}
          />,
          <Select
            key={`${line.id} pile`}
            label={texts.pileof({ product })}
            value={pile}
            onChange={({ target }) => work.set(line.id, { pile: target.value })}
            error={tried && pile === '' && work.lines === undefined ? texts.choosepile : undefined}
          >
            {pile === '' && <option value="">{texts.choose}</option>}
            {fitting.map(({ id, code }) => (
              <option key={id} value={id}>
                {code}
              </option>
            ))}
          </Select>,
        ]
      })}
    </FieldGrid>
  )
}
