/** One row of a draft: what a carrier is paid in a zone for a kind of product. It is saved over the version of its tariff. */

import { readPercent } from '@workspace/logistics/web/fields'
import {
  Button,
  Dialog,
  DialogActions,
  FailureNotice,
  FormStack,
  useAnswer,
  useDraftForm,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import type { CarrierTariff, CarrierTariffRow } from '../../contract/prices/carrier-tariff.ts'
import { readCarrierTariffs, saveCarrierTariff } from '../../contract/prices/tariff-calls.ts'
import { readSeller } from '../../contract/sellers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { RowValues } from './freight-fields.ts'
import { emptyRow, rowValues } from './freight-fields.ts'
import { FreightRowFields, useRowLabels } from './freight-row-fields.tsx'
import { useFreightWords } from './freight-words.ts'
import { readMinutes, savedTariffRow, tariffFields } from './tariff-fields.ts'

type TariffRowDialogProps = {
  id: string
  stored?: CarrierTariffRow
  tariff: CarrierTariff
  seller: string
  onClose: () => void
}

export function TariffRowDialog(props: TariffRowDialogProps): ReactElement {
  const { id, stored, tariff, seller, onClose } = props
  const texts = usePeatTexts('pricing')
  const { save } = useTexts('common')
  const { place } = useFreightWords()
  const { data } = useAnswer(readSeller, { id: seller })
  const formId = useId()
  const form = useRowForm(props)
  const removing = useSend(saveCarrierTariff, {
    invalidates: [readCarrierTariffs],
    successMessage: texts.rateremoved,
    onDone: onClose,
  })
  const remove = () => void removing.send({ ...tariffFields(tariff, seller), changes: [{ action: 'remove', id }] })
  const failure = form.failure ?? removing.failure
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
  return (
    <Dialog
      heading={stored ? texts.editof({ what: place(stored) }) : texts.addrate}
      actions={actions}
      onClose={onClose}
      locked={form.isBusy || removing.isBusy}
    >
      <FormStack {...form.props} id={formId} aria-label={texts.rowsof}>
        <FreightRowFields form={form} zones={data?.zones ?? []} isNew={stored === undefined} isTariff />
        {failure && <FailureNotice answer={failure} />}
      </FormStack>
    </Dialog>
  )
}

function useRowForm({ id, stored, tariff, seller, onClose }: TariffRowDialogProps) {
  const texts = usePeatTexts('pricing')
  const { fieldmissing } = useTexts('forms')
  const [begin] = useState(() =>
    stored ? rowValues(tariff.version, stored) : { ...emptyRow(tariff.version, ''), productKind: '' as const },
  )
  const isTaken = ({ zone, productKind }: RowValues) =>
    tariff.rows.some((row) => row.id !== id && row.zone === zone && row.productKind === productKind)
  return useDraftForm(saveCarrierTariff, {
    values: begin,
    inputOf: (values: RowValues) => ({
      ...tariffFields(tariff, seller),
      version: values.version,
      changes: [savedTariffRow(id, values)],
    }),
    labels: useRowLabels(),
    rules: (values) => ({
      ...(isTaken(values) && { productKind: texts.ratetaken }),
      ...(values.price === undefined && { price: fieldmissing }),
      ...(values.fuel !== '' && readPercent(values.fuel) === undefined && { fuel: texts.fuelfault }),
      ...(readMinutes(values.freeMinutes) === undefined && { freeMinutes: texts.freeminutesfault }),
    }),
    invalidates: [readCarrierTariffs],
    successMessage: texts.ratesaved,
    onDone: onClose,
    warnsOfLeaving: false,
  })
}
