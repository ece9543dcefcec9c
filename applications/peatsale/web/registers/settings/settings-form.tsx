/** The settings that a seller's office makes. */
import type { AskOf } from '@workspace/portal/contract'
import { Quantity } from '@workspace/portal/contract'
import {
  EditConflict,
  FieldGrid,
  FormStack,
  formatQuantity,
  QuantityField,
  Select,
  SubmitPlace,
  TextArea,
  TextInput,
  TimeField,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readSeller, readSellers, saveSellerSettings } from '../../../contract/sellers/calls.ts'
import type { Seller } from '../../../contract/sellers/seller.ts'
import { breakBases, breakModes } from '../../../contract/sellers/seller.ts'
import { readStart } from '../../../contract/start/calls.ts'
import { usePeatTexts } from '../../texts/texts.ts'

type Form = { form: ReturnType<typeof useCallForm<typeof saveSellerSettings>> }

export function SettingsForm({ seller }: { seller: Seller }): ReactElement {
  const texts = usePeatTexts('settings')
  const labels = useSettingsLabels()
  const form = useCallForm(saveSellerSettings, {
    values: valuesOf(seller),
    labels,
    messages: { releaseCutOff: texts.clocktext, retentionYears: texts.retentiontext },
    invalidates: [readSeller, readSellers, readStart],
    successMessage: texts.saved,
  })
  return (
    <>
      <FormStack {...form.props} aria-label={texts.rules}>
        <TextInput {...form.field('salesPhone')} type="tel" hint={texts.salesphonehint} />
        <TextInput {...form.field('ordersEmail')} type="email" required={false} hint={texts.ordersemailhint} />
        <OrderRules form={form} />
        <PriceRules form={form} />
        <TextArea {...form.field('invoicingNote')} hint={texts.invoicingnotehint} />
        {form.isChanged && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readSeller}
        input={{ id: seller.id }}
        valuesOf={({ seller: stored }) => valuesOf(stored)}
        labels={labels}
        words={{
          defaultLoad: (amount: number) => formatQuantity(Quantity.parse(amount), 'm³'),
          breakBasis: (each: (typeof breakBases)[number]) => texts[`basis_${each}`],
          breakMode: (each: (typeof breakModes)[number]) => texts[`mode_${each}`],
        }}
      />
    </>
  )
}

/** What orders and loads keep to. */
function OrderRules({ form }: Form): ReactElement {
  const texts = usePeatTexts('settings')
  return (
    <FieldGrid>
      <QuantityField {...form.control('defaultLoad')} unit="m³" span="half" />
      <WholeField {...form.control('tolerancePct')} span="half" />
      <WholeField {...form.control('cutOffHours')} span="half" hint={texts.cutoffhint} />
      <TimeField {...form.control('releaseCutOff')} span="half" hint={texts.releasehint} />
      <WholeField {...form.control('freeWaitingMinutes')} span="half" />
      <WholeField {...form.control('retentionYears')} span="half" hint={texts.retentionhint} />
    </FieldGrid>
  )
}

/** Whose quantity decides the price of a break, and of how much it is the price. */
function PriceRules({ form }: Form): ReactElement {
  const texts = usePeatTexts('settings')
  return (
    <FieldGrid>
      <Select {...form.field('breakBasis')} span="half">
        {breakBases.map((each) => (
          <option key={each} value={each}>
            {texts[`basis_${each}`]}
          </option>
        ))}
      </Select>
      <Select {...form.field('breakMode')} span="half">
        {breakModes.map((each) => (
          <option key={each} value={each}>
            {texts[`mode_${each}`]}
          </option>
        ))}
      </Select>
    </FieldGrid>
  )
}

function useSettingsLabels() {
  const texts = usePeatTexts('settings')
  return {
    ...{ salesPhone: texts.salesphone, ordersEmail: texts.ordersemail, defaultLoad: texts.defaultload },
    ...{ tolerancePct: texts.tolerance, cutOffHours: texts.cutoff, releaseCutOff: texts.release },
    ...{ freeWaitingMinutes: texts.freewaiting, retentionYears: texts.retention, breakBasis: texts.basis },
    ...{ breakMode: texts.mode, invoicingNote: texts.invoicingnote },
  }
}

function valuesOf(seller: Seller): AskOf<typeof saveSellerSettings> {
  const { code: _code, company: _company, name: _name, businessId: _id, street: _street, ...rest } = seller
  const { postalCode: _postal, city: _city, ...settings } = rest
  return settings
}
