/** One rate: as it is now, as it is to be, and whom the change concerns. */
import { LocalDate } from '@workspace/portal/contract'
import {
  Button,
  DateField,
  Dialog,
  DialogActions,
  EditConflict,
  FailureNotice,
  FormStack,
  Notice,
  TextInput,
  useDateFormat,
  useDraftForm,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import type { TaxRate } from '../../contract/index.ts'
import { readPercent, writePercent } from '../fields/percent.ts'
import { useVatTexts } from '../texts/texts.ts'
import type { ReadRates, SaveRates } from './vat-calls.ts'

export type RateDialogProps = {
  id: string
  stored?: TaxRate
  rates: readonly TaxRate[]
  read: ReadRates
  save: SaveRates
  onClose: () => void
}

interface Values {
  readonly version: number
  readonly taxClass: string
  readonly from: string | undefined
  /** As it stands in the field. */
  readonly rate: string
  readonly code: string
}

export function RateDialog(props: RateDialogProps): ReactElement {
  const { id, stored, read, save: call, onClose } = props
  const texts = useVatTexts()
  const { day } = useDateFormat()
  const { save } = useTexts('common')
  const formId = useId()
  const { form, labels } = useVatForm(props)
  const removing = useSend<SaveRates>(call, {
    invalidates: [read],
    successMessage: texts.saved,
    onDone: onClose,
  })
  const isBusy = form.isBusy || removing.isBusy
  const remove = () => void removing.send({ changes: [{ action: 'remove', id, version: form.stored.version }] })
  const actions = (
    <>
      {stored && (
        <Button variant="quiet" busy={removing.isBusy} onClick={remove}>
          {texts.remove}
        </Button>
      )}
      <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
        {save}
      </DialogActions>
    </>
  )
  return (
    <Dialog heading={stored ? texts.rate : texts.add} actions={actions} onClose={onClose} locked={isBusy}>
      <FormStack {...form.props} id={formId} aria-label={texts.title}>
        <TextInput {...form.field('taxClass')} required maxLength={40} />
        <DateField {...form.control('from')} required />
        <TextInput {...form.field('rate')} required inputMode="decimal" maxLength={6} />
        <TextInput {...form.field('code')} required={false} maxLength={20} />
        <Effect {...props} values={form.values} />
        {removing.failure && <FailureNotice answer={removing.failure} />}
      </FormStack>
      <EditConflict
        tells
        form={form}
        read={read}
        input={{}}
        valuesOf={({ rates }) => valuesOf(rates.find((rate) => rate.id === id))}
        labels={labels}
        words={{ from: (from) => day(LocalDate.parse(from)), rate: (rate) => `${rate}\u00A0%` }}
      />
    </Dialog>
  )
}

function useVatForm({ id, stored, rates, read, save, onClose }: RateDialogProps) {
  const texts = useVatTexts()
  const { fieldmissing } = useTexts('forms')
  const [begin] = useState(() => valuesOf(stored))
  const labels = { taxClass: texts.taxclass, from: texts.from, rate: texts.percent, code: texts.code }
  const isTaken = ({ taxClass, from }: Values) =>
    rates.some((rate) => rate.id !== id && rate.taxClass === taxClass.trim() && rate.from === from)
  const form = useDraftForm<SaveRates, Values>(save, {
    values: begin,
    inputOf: ({ version, taxClass, from, rate, code }: Values) => ({
      changes: [
        { action: 'save' as const, id, version, taxClass, from: from ?? '', rateBp: readPercent(rate) ?? 0, code },
      ],
    }),
    labels,
    rules: (values) => ({
      ...(values.taxClass.trim() === '' && { taxClass: fieldmissing }),
      ...(values.from === undefined || values.from === null ? { from: fieldmissing } : {}),
      ...(isTaken(values) && { from: texts.taken }),
      ...(readPercent(values.rate) === undefined && { rate: texts.fault }),
    }),
    invalidates: [read],
    successMessage: texts.saved,
    onDone: onClose,
    warnsOfLeaving: false,
  })
  return { form, labels }
}

/** What the save changes, before it is pressed. */
function Effect({ stored, rates, values }: RateDialogProps & { values: Values }): ReactElement | null {
  const texts = useVatTexts()
  const { day } = useDateFormat()
  const rateBp = readPercent(values.rate)
  const { data: from } = LocalDate.safeParse(values.from)
  if (rateBp === undefined || from === undefined || values.taxClass.trim() === '') return null
  const earlier = rates.filter((rate) => rate.taxClass === values.taxClass.trim() && rate.from < from)
  const before = stored ?? earlier.toSorted((a, b) => b.from.localeCompare(a.from))[0]
  const written = (points: number) => `${writePercent(points)}\u00A0%`
  const said = { taxClass: values.taxClass.trim(), from: day(from), rate: written(rateBp) }
  return (
    <Notice tone="info" title={texts.after({ ...said, before: before ? written(before.rateBp) : '' })}>
      <p>{texts.effect}</p>
    </Notice>
  )
}

function valuesOf(rate: TaxRate | undefined): Values {
  if (rate === undefined) return { version: 0, taxClass: '', from: undefined, rate: '', code: '' }
  const { version, taxClass, from, rateBp, code } = rate
  return { version, taxClass, from: LocalDate.parse(from), rate: writePercent(rateBp), code }
}
