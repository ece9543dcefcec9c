/** Name, days and tax class of a freight table that is new or a draft. */

import { useTaxClass } from '@workspace/logistics/web/vat'
import { LocalDate } from '@workspace/portal/contract'
import {
  DateField,
  Dialog,
  DialogActions,
  EditConflict,
  FieldGrid,
  FormStack,
  Notice,
  navigate,
  Select,
  Stack,
  TextInput,
  useAnswer,
  useCallForm,
  useDateFormat,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { readFreightTables, readVatRates, saveFreightTable } from '../../contract/prices/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { TableFields } from './freight-fields.ts'
import { tableFields } from './freight-fields.ts'
import { knownDay } from './list-form.tsx'

export type FreightTableDialogProps = {
  heading: string
  lead?: string
  begin: TableFields
  isNew?: boolean
  onClose: () => void
}

export function FreightTableDialog({
  heading,
  lead,
  begin,
  isNew = false,
  onClose,
}: FreightTableDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { save } = useTexts('common')
  const { day } = useDateFormat()
  const id = useId()
  const labels = { name: texts.name, validFrom: texts.from, validTo: texts.to, taxClass: texts.taxclass }
  const form = useCallForm(saveFreightTable, {
    values: begin,
    labels,
    messages: { validTo: texts.todaybefore },
    invalidates: [readFreightTables],
    successMessage: isNew ? texts.tablecreated : texts.edited,
    onDone: (answer) => {
      onClose()
      if (isNew) navigate(`/peatsale/office/freight/${answer.id}?seller=${begin.seller}`)
    },
    warnsOfLeaving: false,
  })
  const written = (value: string) => day(LocalDate.parse(value))
  const actions = (
    <DialogActions onClose={onClose} form={id} busy={form.isBusy}>
      {isNew ? texts.create : save}
    </DialogActions>
  )
  return (
    <Dialog heading={heading} actions={actions} onClose={onClose} locked={form.isBusy}>
      <Stack>
        {lead !== undefined && <Notice tone="info" title={lead} />}
        <FormStack {...form.props} id={id} aria-label={heading}>
          <TextInput {...form.field('name')} maxLength={80} />
          <FieldGrid>
            <DateField {...form.control('validFrom')} span="half" />
            <DateField {...form.control('validTo')} span="half" least={knownDay(form.values.validFrom)} />
          </FieldGrid>
          <TaxClassSelect {...form.field('taxClass')} />
        </FormStack>
      </Stack>
      <EditConflict
        tells
        form={form}
        read={readFreightTables}
        input={{ seller: begin.seller }}
        valuesOf={({ tables }) => {
          const stored = tables.find((table) => table.id === begin.id)
          return stored ? tableFields(stored, begin.seller) : begin
        }}
        labels={labels}
        words={{ validFrom: written, validTo: written }}
      />
    </Dialog>
  )
}

type TaxClassSelectProps = Omit<Parameters<typeof Select>[0], 'children'>

function TaxClassSelect(props: TaxClassSelectProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const taxClassOf = useTaxClass()
  const { data } = useAnswer(readVatRates, {})
  const classes = [...new Set(data?.rates.map(({ taxClass }) => taxClass))]
  // Drawn with its classes, so that the value of the form is among them.
  return (
    <Select key={classes.join(' ')} {...props}>
      <option value="">{texts.choosetaxclass}</option>
      {classes.map((taxClass) => (
        <option key={taxClass} value={taxClass}>
          {taxClassOf(taxClass)}
        </option>
      ))}
    </Select>
  )
}
