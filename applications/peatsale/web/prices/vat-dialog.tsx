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
import { readVatRates, saveVatRates } from '../../contract/prices/calls.ts'
import type { VatRate } from '../../contract/prices/vat-rate.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { knownDay } from './list-form.tsx'
import { readPercent, writePercent } from './percent.ts'

export type VatDialogProps = { id: string; stored?: VatRate; rates: readonly VatRate[]; onClose: () => void }

interface Values {
  readonly version: number
  readonly taxClass: string
  readonly from: string | undefined
  /** As it stands in the field. */
  readonly rate: string
  readonly code: string
}

export function VatDialog(props: VatDialogProps): ReactElement {
  const { id, stored, onClose } = props
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const { save } = useTexts('common')
  const formId = useId()
  const { form, labels } = useVatForm(props)
  const removing = useSend(saveVatRates, {
    invalidates: [readVatRates],
    successMessage: texts.vatsaved,
    onDone: onClose,
  })
  const isBusy = form.isBusy || removing.isBusy
  const remove = () => void removing.send({ changes: [{ action: 'remove', id, version: form.stored.version }] })
  const actions = (
    <>
      {stored && (
        <Button variant="quiet" busy={removing.isBusy} onClick={remove}>
          {texts.removevat}
        </Button>
      )}
      <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
        {save}
      </DialogActions>
    </>
  )
  return (
    <Dialog heading={stored ? texts.vatrateshort : texts.addvat} actions={actions} onClose={onClose} locked={isBusy}>
      <FormStack {...form.props} id={formId} aria-label={texts.vattitle}>
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
        read={readVatRates}
        input={{}}
        valuesOf={({ rates }) => valuesOf(rates.find((rate) => rate.id === id))}
        labels={labels}
        words={{ from: (from) => day(LocalDate.parse(from)), rate: (rate) => `${rate}\u00A0%` }}
      />
    </Dialog>
  )
}

function useVatForm({ id, stored, rates, onClose }: VatDialogProps) {
  const texts = usePeatTexts('pricing')
  const { fieldmissing } = useTexts('forms')
  const [begin] = useState(() => valuesOf(stored))
  const labels = { taxClass: texts.vatclass, from: texts.vatfrom, rate: texts.vatrate, code: texts.vatcode }
  const isTaken = ({ taxClass, from }: Values) =>
    rates.some((rate) => rate.id !== id && rate.taxClass === taxClass.trim() && rate.from === from)
  const form = useDraftForm(saveVatRates, {
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
      ...(isTaken(values) && { from: texts.vattaken }),
      ...(readPercent(values.rate) === undefined && { rate: texts.vatfault }),
    }),
    invalidates: [readVatRates],
    successMessage: texts.vatsaved,
    onDone: onClose,
    warnsOfLeaving: false,
  })
  return { form, labels }
}

/** What the save changes, before it is pressed. */
function Effect({ stored, rates, values }: VatDialogProps & { values: Values }): ReactElement | null {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const rateBp = readPercent(values.rate)
  const from = knownDay(values.from)
  if (rateBp === undefined || from === undefined || values.taxClass.trim() === '') return null
  const earlier = rates.filter((rate) => rate.taxClass === values.taxClass.trim() && rate.from < from)
  const before = stored ?? earlier.toSorted((a, b) => b.from.localeCompare(a.from))[0]
  const written = (points: number) => `${writePercent(points)}\u00A0%`
  const said = { taxClass: values.taxClass.trim(), from: day(from), rate: written(rateBp) }
  return (
    <Notice tone="info" title={texts.vatafter({ ...said, before: before ? written(before.rateBp) : '' })}>
      <p>{texts.vateffect}</p>
    </Notice>
  )
}

function valuesOf(rate: VatRate | undefined): Values {
  if (rate === undefined) return { version: 0, taxClass: '', from: undefined, rate: '', code: '' }
  const { version, taxClass, from, rateBp, code } = rate
  return { version, taxClass, from: LocalDate.parse(from), rate: writePercent(rateBp), code }
}
