/** Somebody has counted a pile, or something came or went that no load tells of: how much, and why. */
import { dayOf } from '@workspace/portal/contract'
import {
  DateField,
  Dialog,
  DialogActions,
  FailureNotice,
  FormStack,
  QuantityField,
  Select,
  TextArea,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { readSwamp, searchSwamps } from '../../../contract/swamps/calls.ts'
import { countKinds, countStockpile, searchMovements } from '../../../contract/swamps/movement.ts'
import type { Stockpile } from '../../../contract/swamps/swamp.ts'
import { surveyMethods } from '../../../contract/swamps/swamp.ts'
import { useStockAmount, useUnit } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'

export type CountDialogProps = { pile: Stockpile; unit: 'm3' | 'pcs'; onClose: () => void }

export function CountDialog({ pile, unit, onClose }: CountDialogProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const formId = useId()
  const unitName = useUnit()
  const amount = useStockAmount()
  const form = useCountForm(pile, onClose)
  const { kind } = form.values
  const isSurvey = kind === 'survey'
  const measured = form.control('measuredOn')
  return (
    <Dialog
      heading={texts.count}
      onClose={onClose}
      locked={form.isBusy}
      actions={
        <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
          {texts.record}
        </DialogActions>
      }
    >
      <FormStack {...form.props} id={formId} aria-label={texts.count}>
        <p>{texts.balancenow({ amount: amount(pile.balance ?? 0, unit) })}</p>
        <Select {...form.field('kind')}>
          {countKinds.map((each) => (
            <option key={each} value={each}>
              {texts[`count_${each}`]}
            </option>
          ))}
        </Select>
        <QuantityField
          {...form.control('quantity')}
          label={isSurvey ? texts.counted : texts.howmuch}
          unit={unitName(unit)}
        />
        {isSurvey && (
          <>
            <DateField
              {...measured}
              required
              most={dayOf(new Date())}
              onChange={(day) => measured.onChange(day ?? null)}
            />
            <Select {...form.field('method')} required={false}>
              {surveyMethods.map((each) => (
                <option key={each} value={each}>
                  {texts[`method_${each}`]}
                </option>
              ))}
            </Select>
          </>
        )}
        <TextArea {...form.field('reason')} hint={texts.reasonhint} />
        {form.failure && <FailureNotice answer={form.failure} />}
      </FormStack>
    </Dialog>
  )
}

function useCountForm({ id, version }: Stockpile, onDone: () => void) {
  const texts = usePeatTexts('swamps')
  return useCallForm(countStockpile, {
    values: {
      ...{ stockpile: id, version, kind: 'survey', quantity: undefined, measuredOn: dayOf(new Date()) },
      ...{ method: 'estimate', reason: '' },
    },
    labels: {
      ...{ kind: texts.what, quantity: texts.howmuch, measuredOn: texts.measured, method: texts.method },
      reason: texts.reason,
    },
    rules: ({ kind, measuredOn, quantity }) => ({
      measuredOn: kind === 'survey' && measuredOn === null ? texts.measuredmissing : undefined,
      quantity: kind !== 'survey' && quantity === 0 ? texts.nothingmoved : undefined,
    }),
    invalidates: [readSwamp, searchMovements, searchSwamps],
    successMessage: texts.countsaved,
    warnsOfLeaving: false,
    onDone,
  })
}
