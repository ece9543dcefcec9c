/** Name, customers and days of a draft, over its prices. */
import { LocalDate } from '@workspace/portal/contract'
import {
  Dialog,
  DialogActions,
  EditConflict,
  FormStack,
  useCallForm,
  useDateFormat,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { readPriceList, savePriceList, searchPriceLists } from '../../contract/prices/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { fieldsOf } from './list-fields.ts'
import { ListFormFields, useListLabels } from './list-form.tsx'
import type { ListDialogProps } from './list-types.ts'

export function EditListDialog({ list, onClose }: ListDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { save } = useTexts('common')
  const { day } = useDateFormat()
  const labels = useListLabels()
  const written = (value: string) => day(LocalDate.parse(value))
  const id = useId()
  const form = useCallForm(savePriceList, {
    values: fieldsOf(list),
    labels,
    messages: { validTo: texts.todaybefore },
    invalidates: [readPriceList, searchPriceLists],
    successMessage: texts.edited,
    onDone: onClose,
    warnsOfLeaving: false,
  })
  const actions = (
    <DialogActions onClose={onClose} form={id} busy={form.isBusy}>
      {save}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.edit} actions={actions} onClose={onClose} locked={form.isBusy}>
      <FormStack {...form.props} id={id} aria-label={texts.edit}>
        <ListFormFields form={form} />
      </FormStack>
      <EditConflict
        tells
        form={form}
        read={readPriceList}
        input={{ id: list.id }}
        valuesOf={(answer) => fieldsOf(answer.list)}
        labels={labels}
        words={{ validFrom: written, validTo: written }}
      />
    </Dialog>
  )
}
