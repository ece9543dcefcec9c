/** What went into the truck: told by telephone, or corrected. */
import type { Quantity } from '@workspace/portal/contract'
import {
  FailedList,
  FieldGrid,
  Notice,
  QuantityField,
  Select,
  Spinner,
  Suspended,
  TextArea,
  TextInput,
  useAnswer,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { readSwamp } from '../../contract/swamps/calls.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { BeforeAfter } from './before-after.tsx'
import { standingOf, useLoadDescription } from './describe-load.ts'
import type { FactDialogProps } from './fact-dialog.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

type Line = Load['lines'][number]
type LoadedLines = LoadEventData<'finishLoading'>['lines']

interface Entry {
  /** Undefined while what is typed is no quantity. */
  readonly quantity: Quantity | undefined
  readonly pile: string
}
/** By the line, only what was touched; the rest is as it stands. */
type Entries = Readonly<Record<string, Partial<Entry>>>
interface Draft {
  readonly lines: Entries
  readonly collector: string
  readonly reason: string
}

const untouched: Draft = { lines: {}, collector: '', reason: '' }
/** How it was measured, where nobody has said it. */
const bases = { m3: 'box', pcs: 'pieces', kg: 'weight' } as const

type Kind = 'correctLoaded' | 'finishLoading' | 'handOver'

export function LoadedDialog(props: FactDialogProps<Kind>): ReactElement {
  const { load, kind, onClose } = props
  const texts = usePeatTexts('corrections')
  const { reason, reasonneeded } = usePeatTexts('changes')
  const { quantity } = usePeatTexts('work')
  const told = useLoadDescription()
  const { piles, workOf } = useEntries(props)
  const form = useLoadForm<Kind, Draft>(kind, load, {
    values: untouched,
    labels: { lines: quantity, ...(kind === 'handOver' && { collector: texts.collector }), reason },
    messages: { collector: { missing: texts.givename }, reason: { missing: reasonneeded } },
    required: ['reason'],
    rules: ({ lines }) => ({ lines: workOf(lines).lines === undefined ? texts.givequantity : undefined }),
    dataOf: (draft) => ({
      lines: workOf(draft.lines).lines,
      ...(kind === 'handOver' && { collector: draft.collector }),
      reason: draft.reason,
    }),
    successMessage: texts[`done_${kind}`],
    watches: told.loaded,
    onDone: onClose,
  })
  const work = workOf(form.values.lines)
  const dialog = { title: texts[kind], number: load.number, confirmLabel: texts[`${kind}now`], form, onClose }
  return (
    <LoadCommandDialog {...dialog} lacks={kind === 'correctLoaded' && !work.isChanged ? texts.nochange : undefined}>
      {load.state === 'locked' && <Notice tone="info" title={texts.locked} />}
      {kind === 'correctLoaded' && load.state === 'verified' && <Notice tone="info" title={texts.verifiedstays} />}
      <Suspended>
        <EntryFields load={load} work={work} piles={piles} field={form.control('lines')} />
      </Suspended>
      {kind === 'handOver' && <TextInput {...form.field('collector')} maxLength={100} autoComplete="off" />}
      <TextArea
        {...form.field('reason')}
        hint={kind === 'correctLoaded' ? texts.whycorrected : texts.whotold}
        maxLength={1000}
      />
      {kind === 'correctLoaded' && <BeforeAfter values={work.values} />}
    </LoadCommandDialog>
  )
}

type Work = ReturnType<ReturnType<typeof useEntries>['workOf']>

function useEntries({ load, kind }: Pick<FactDialogProps<Kind>, 'load' | 'kind'>) {
  const texts = usePeatTexts('corrections')
  const quantity = useQuantity()
  const name = useName()
  const piles = useAnswer(readSwamp, { id: load.swamp?.id ?? '' }, { enabled: load.swamp !== null })
  const begin = (line: Line): Entry => ({
    quantity: (kind === 'correctLoaded' ? standingOf(load, line, 'loaded') : null) ?? line.planned,
    pile: line.stockpile?.id ?? onlyPile(piles.data?.piles ?? [], line),
  })
  const codeOf = (id: string) => piles.data?.piles.find((pile) => pile.id === id)?.code ?? ''
  function workOf(draft: Entries) {
    const of = (line: Line): Entry => ({ ...begin(line), ...draft[line.id] })
    const lines = load.lines.flatMap((line): LoadedLines => {
      const { quantity: given, pile } = of(line)
      // A correction keeps the pile that stands, or that nobody has told.
      if (given === undefined || (pile === '' && kind !== 'correctLoaded')) return []
      const measured = line.basis === null ? { basis: bases[line.unit] } : { basis: line.basis }
      return [{ line: line.id, quantity: given, ...measured, ...(pile !== '' && { stockpile: pile }) }]
    })
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
      ...{ of, values },
      /** Undefined while something is missing. */
      lines: lines.length === load.lines.length ? lines : undefined,
      isChanged: values.some(([, before, after]) => before !== after),
    }
  }
  return { piles, workOf }
}

type Pile = { readonly id: string; readonly products: readonly string[]; readonly state: string }

/** Where peat of the product lies in one pile alone nobody has to choose. */
function onlyPile(piles: readonly Pile[], { product }: Line): string {
  const open = piles.filter((pile) => pile.products.includes(product.id) && pile.state === 'open')
  return open.length === 1 ? (open[0]?.id ?? '') : ''
}

type EntryFieldsProps = {
  load: Load
  work: Work
  piles: ReturnType<typeof useEntries>['piles']
  field: { value: Entries; onChange: (value: Entries) => void; error: string | undefined }
}

function EntryFields({ load, work, piles, field }: EntryFieldsProps): ReactElement {
  const texts = usePeatTexts('corrections')
  const { loading } = useTexts('common')
  const name = useName()
  const unit = useUnit()
  const { data, error, refetch, isPending } = piles
  const set = (line: string, changed: Partial<Entry>) =>
    field.onChange({ ...field.value, [line]: { ...field.value[line], ...changed } })
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
            onChange={(given) => set(line.id, { quantity: given })}
            error={quantity === undefined ? field.error : undefined}
          />,
          <Select
            key={`${line.id} pile`}
            label={texts.pileof({ product })}
            value={pile}
            onChange={({ target }) => set(line.id, { pile: target.value })}
            error={field.error !== undefined && pile === '' && work.lines === undefined ? texts.choosepile : undefined}
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
