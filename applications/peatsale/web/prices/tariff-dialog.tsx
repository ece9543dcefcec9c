/** Name, carrier and days of a carrier tariff that is new or a draft. */
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
import { searchCarriers } from '../../contract/carriers/calls.ts'
import { readCarrierTariffs, saveCarrierTariff } from '../../contract/prices/tariff-calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { knownDay } from './list-form.tsx'
import type { TariffFields } from './tariff-fields.ts'
import { tariffFields } from './tariff-fields.ts'

export type TariffDialogProps = {
  heading: string
  lead?: string
  begin: TariffFields
  isNew?: boolean
  onClose: () => void
}

export function TariffDialog({ heading, lead, begin, isNew = false, onClose }: TariffDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { save } = useTexts('common')
  const { day } = useDateFormat()
  const id = useId()
  const { data } = useAnswer(searchCarriers, { seller: begin.seller, limit: 200 })
  const carriers = data?.rows ?? []
  const labels = { name: texts.name, carrier: texts.tariffcarrier, validFrom: texts.from, validTo: texts.to }
  const form = useCallForm(saveCarrierTariff, {
    values: begin,
    labels,
    messages: { validTo: texts.todaybefore },
    invalidates: [readCarrierTariffs],
    successMessage: isNew ? texts.tablecreated : texts.edited,
    onDone: (answer) => {
      onClose()
      if (isNew) navigate(`/peatsale/office/tariffs/${answer.id}?seller=${begin.seller}`)
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
          <Select key={carriers.length} {...form.field('carrier')} required={false}>
            <option value="">{texts.allcarriers}</option>
            {carriers.map((carrier) => (
              <option key={carrier.id} value={carrier.id}>
                {carrier.name}
              </option>
            ))}
          </Select>
          <FieldGrid>
            <DateField {...form.control('validFrom')} span="half" />
            <DateField {...form.control('validTo')} span="half" least={knownDay(form.values.validFrom)} />
          </FieldGrid>
        </FormStack>
      </Stack>
      <EditConflict
        tells
        form={form}
        read={readCarrierTariffs}
        input={{ seller: begin.seller }}
        valuesOf={({ tariffs }) => {
          const stored = tariffs.find((tariff) => tariff.id === begin.id)
          return stored ? tariffFields(stored, begin.seller) : begin
        }}
        labels={labels}
        words={{
          validFrom: written,
          validTo: written,
          carrier: (of) => carriers.find((each) => each.id === of)?.name ?? texts.allcarriers,
        }}
      />
    </Dialog>
  )
}
