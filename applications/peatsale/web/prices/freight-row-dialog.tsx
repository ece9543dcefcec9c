/** One row of a draft: what freight costs in a zone for a kind of product. It is saved over the version of its table. */

import { readPercent } from '@workspace/logistics/web/fields'
import type { Quantity } from '@workspace/portal/contract'
import {
  Button,
  Dialog,
  DialogActions,
  FailureNotice,
  FormStack,
  lazyComponent,
  Suspended,
  useAnswer,
  useDraftForm,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { readFreightTables, saveFreightTable } from '../../contract/prices/calls.ts'
import type { FreightTable, FreightTableRow } from '../../contract/prices/freight-table.ts'
import { readSeller } from '../../contract/sellers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { RowValues } from './freight-fields.ts'
import { emptyRow, rowValues, savedRow, tableFields } from './freight-fields.ts'
import { FreightRowFields, useRowLabels } from './freight-row-fields.tsx'
import type { FreightWords } from './freight-words.ts'

const LateConflict = lazyComponent(async () => (await import('./freight-row-conflict.tsx')).FreightRowConflict)

type FreightRowDialogProps = {
  id: string
  stored?: FreightTableRow
  table: FreightTable
  seller: string
  /** Of the screen, which writes its rows so. */
  written: FreightWords
  onClose: () => void
}

export function FreightRowDialog(props: FreightRowDialogProps): ReactElement {
  const { id, stored, table, seller, written, onClose } = props
  const texts = usePeatTexts('pricing')
  const { save } = useTexts('common')
  const { data } = useAnswer(readSeller, { id: seller })
  const formId = useId()
  const form = useRowForm(props)
  const removing = useSend(saveFreightTable, {
    invalidates: [readFreightTables],
    successMessage: texts.rateremoved,
    onDone: onClose,
  })
  const isBusy = form.isBusy || removing.isBusy
  const remove = () => void removing.send({ ...tableFields(table, seller), changes: [{ action: 'remove', id }] })
  const actions = (
    <>
      {stored && (
        <Button variant="quiet" busy={removing.isBusy} onClick={remove}>
          {texts.removerate}
        </Button>
      )}
      <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
        {save}
      </DialogActions>
    </>
  )
  const isBeaten =
    form.failure !== undefined && 'refused' in form.failure && form.failure.refused === 'modified_elsewhere'
  const failure = (isBeaten ? undefined : form.failure) ?? removing.failure
  return (
    <Dialog
      heading={stored ? texts.editof({ what: written.place(stored) }) : texts.addrate}
      actions={actions}
      onClose={onClose}
      locked={isBusy}
    >
      <FormStack {...form.props} id={formId} aria-label={texts.rowsof}>
        <FreightRowFields form={form} zones={data?.zones ?? []} isNew={stored === undefined} />
        {failure && <FailureNotice answer={failure} />}
      </FormStack>
      {isBeaten && (
        <Suspended>
          <RowConflict id={id} seller={seller} written={written} form={form} />
        </Suspended>
      )}
    </Dialog>
  )
}

function useRowForm({ id, stored, table, seller, onClose }: FreightRowDialogProps) {
  const texts = usePeatTexts('pricing')
  const { fieldmissing } = useTexts('forms')
  const [begin] = useState(() => (stored ? rowValues(table.version, stored) : emptyRow(table.version, '')))
  const isTaken = ({ zone, productKind }: RowValues) =>
    table.rows.some((row) => row.id !== id && row.zone === zone && row.productKind === productKind)
  return useDraftForm(saveFreightTable, {
    values: begin,
    inputOf: (values: RowValues) => ({
      ...tableFields(table, seller),
      version: values.version,
      changes: [savedRow(id, values)],
    }),
    labels: useRowLabels(),
    rules: (values) => ({
      ...(values.zone === '' && { zone: fieldmissing }),
      ...(isTaken(values) && { productKind: texts.ratetaken }),
      ...(values.price === undefined && { price: fieldmissing }),
      ...(values.fuel !== '' && readPercent(values.fuel) === undefined && { fuel: texts.fuelfault }),
    }),
    invalidates: [readFreightTables],
    successMessage: texts.ratesaved,
    onDone: onClose,
    warnsOfLeaving: false,
  })
}

type RowConflictProps = Pick<FreightRowDialogProps, 'id' | 'seller' | 'written'> & {
  form: ReturnType<typeof useRowForm>
}

function RowConflict({ id, seller, written, form }: RowConflictProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { zone: _zone, freeMinutes: _free, ...labels } = useRowLabels()
  const { rate, least, money } = written
  return (
    <LateConflict
      tells
      form={form}
      read={readFreightTables}
      input={{ seller }}
      valuesOf={({ tables }) => {
        const now = tables.find(({ rows }) => rows.some((row) => row.id === id))
        const row = now?.rows.find((each) => each.id === id)
        return now && row ? rowValues(now.version, row) : form.stored
      }}
      labels={labels}
      words={{
        ...{ minimum: money, secondDrop: money, waitingPerHour: money },
        productKind: (kind) => (kind === '' ? texts.anykind : texts[`kind_${kind}`]),
        kind: (kind) => texts[`basis_${kind}`],
        price: (price) => rate({ kind: form.values.kind, price }),
        minChargeable: (minChargeable) => least({ minimum: null, minChargeable: minChargeable as Quantity }),
        fuel: (percent) => `${percent}\u00A0%`,
      }}
    />
  )
}
