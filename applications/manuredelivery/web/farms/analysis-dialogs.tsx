/** A new analysis of a farm's manure, and the withdrawal of one. */
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  DateField,
  EnumSelect,
  newId,
  QuantityField,
  Select,
  TextArea,
  TextInput,
  useAnswer,
  useLanguage,
  useSchemaForm,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Analysis, Farm } from '../../contract/farms/calls.ts'
import { readFarm, saveAnalysis, withdrawAnalysis } from '../../contract/farms/calls.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import { contentBases } from '../../contract/types/contents.ts'
import { useManureTexts } from '../texts/texts.ts'
import { FormDialog } from './form-dialog.tsx'

type DialogProps = { farm: Farm; onClose: () => void }

const none = undefined as Quantity | undefined

/** Grams as kilograms and per mille as per cent: what a laboratory's paper says. */
export function AnalysisDialog({ farm, onClose }: DialogProps): ReactElement {
  const texts = useManureTexts('farm')
  const { language } = useLanguage()
  const [id] = useState(newId)
  const types = useAnswer(searchTypes, {}).data?.types ?? []
  const sending = useSend(saveAnalysis, {
    invalidates: [readFarm],
    successMessage: texts.analysissaved,
    onDone: onClose,
  })
  const form = useSchemaForm(
    saveAnalysis.input,
    {
      values: {
        ...{ type: farm.stores[0]?.lastType ?? '', store: '', sampledOn: undefined as LocalDate | undefined },
        ...{ laboratory: '', number: '', basis: 'perT' as Analysis['basis'] },
        ...{ dm: none, n: none, solubleN: none, p: none, k: none },
      },
      labels: {
        ...{ type: texts.type, store: texts.store, sampledOn: texts.sampledon, laboratory: texts.laboratory },
        ...{ number: texts.analysisnumber, basis: texts.basis, dm: texts.dm, n: texts.n, solubleN: texts.soluble },
        ...{ p: texts.p, k: texts.k },
      },
      messages: {
        ...{ type: texts.typemissing, sampledOn: { missing: texts.sampledmissing } },
        laboratory: { missing: texts.laboratorymissing },
      },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: ({ type, store, dm, n, solubleN, p, k, ...values }) => ({
        ...{ id, version: 0, account: farm.id, ...values, type: type === '' ? undefined : type },
        ...{ store: store === '' ? null : store, dm: dm === undefined ? null : Math.round(Number(dm) / 100) },
        ...{ n: whole(n), solubleN: whole(solubleN), p: whole(p), k: whole(k) },
      }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  return (
    <FormDialog heading={texts.addanalysis} label={texts.addanalysis} form={form} onClose={onClose}>
      <Select {...form.field('type')} data-dialog-first>
        <option value="">–</option>
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {language === 'fi' ? type.nameFi : type.nameEn}
          </option>
        ))}
      </Select>
      <Select {...form.field('store')}>
        <option value="">{texts.wholefarm}</option>
        {farm.stores.map((store) => (
          <option key={store.id} value={store.id}>
            {store.name}
          </option>
        ))}
      </Select>
      <DateField {...form.control('sampledOn')} most={dayOf(new Date())} />
      <TextInput {...form.field('laboratory')} maxLength={100} />
      <TextInput {...form.field('number')} maxLength={40} />
      <EnumSelect {...form.field('basis')} of={contentBases} words={(basis) => texts[`basis_${basis}`]} />
      {(['dm', 'n', 'solubleN', 'p', 'k'] as const).map((name) => (
        <QuantityField key={name} {...form.control(name)} unit={name === 'dm' ? '%' : 'kg'} />
      ))}
    </FormDialog>
  )
}

const whole = (amount: Quantity | undefined) => (amount === undefined ? null : Number(amount))

export function WithdrawDialog({
  analysis,
  onClose,
}: Omit<DialogProps, 'farm'> & { analysis: Analysis }): ReactElement {
  const texts = useManureTexts('farm')
  const acts = useManureTexts('acts')
  const { id, version } = analysis
  const sending = useSend(withdrawAnalysis, {
    invalidates: [readFarm],
    successMessage: texts.analysiswithdrawn,
    onDone: onClose,
  })
  const form = useSchemaForm(
    withdrawAnalysis.input,
    {
      values: { reason: '' },
      labels: { reason: texts.withdrawreason },
      messages: { reason: { missing: acts.wordsmissing } },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: ({ reason }) => ({ id, version, reason }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  return (
    <FormDialog heading={texts.withdraw} label={texts.withdraw} form={form} onClose={onClose}>
      <TextArea {...form.field('reason')} maxLength={1000} data-dialog-first />
    </FormDialog>
  )
}
