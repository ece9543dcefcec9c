/** What the office has agreed with a farm, and the end of it. */
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import {
  DateField,
  FieldGrid,
  Notice,
  navigate,
  QuantityField,
  TextArea,
  TextInput,
  useSchemaForm,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Farm } from '../../contract/farms/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import type { FarmLink } from '../../contract/farms/farm-link.ts'
import { closeFarm, saveFarmLink } from '../../contract/farms/farm-link.ts'
import { named } from '../commands/answers.ts'
import { useManureTexts } from '../texts/texts.ts'
import { FormDialog } from './form-dialog.tsx'

type LinkDialogProps = { farm: Farm; link: FarmLink; onClose: () => void }

type Day = LocalDate | undefined

function daysOf(signed: FarmLink['selfBilling'] | FarmLink['contract']) {
  return { from: signed?.from as Day, to: signed?.to as Day, signedOn: (signed?.signedOn ?? undefined) as Day }
}

function valuesOf({ selfBilling, contract, tags, paymentTermDays, ...link }: FarmLink) {
  return {
    ...link,
    ...{ tags: tags.join(', '), paymentTermDays: String(paymentTermDays) },
    contract: { ...daysOf(contract), kgPerYear: contract?.kgPerYear as Quantity | undefined },
    selfBilling: daysOf(selfBilling),
  }
}

export function LinkDialog({ farm, link, onClose }: LinkDialogProps): ReactElement {
  const texts = useManureTexts('joining')
  const { farmnumber } = useManureTexts('farm')
  const sending = useSend(saveFarmLink, { invalidates: [readFarm], successMessage: texts.linksaved, onDone: onClose })
  const { id: _, ...values } = valuesOf(link)
  const form = useSchemaForm(
    saveFarmLink.input,
    {
      values,
      labels: {
        ...{ farmNumber: farmnumber, tags: texts.tags, paymentTermDays: texts.paymentterm, notes: texts.notes },
        ...{ invoicingName: texts.invoicingname, invoicingStreet: texts.invoicingstreet },
        ...{ invoicingPostalCode: texts.invoicingpostalcode, invoicingCity: texts.invoicingcity },
        ...{ eInvoiceAddress: texts.einvoiceaddress, eInvoiceOperator: texts.einvoiceoperator },
        ...{ 'contract.from': texts.contractfrom, 'contract.to': texts.contractto },
        ...{ 'contract.signedOn': texts.signedon, 'contract.kgPerYear': texts.kgperyear },
        ...{ 'selfBilling.from': texts.billedfrom, 'selfBilling.to': texts.billedto },
        'selfBilling.signedOn': texts.signedon,
      },
      messages: { paymentTermDays: texts.paymenttermtext },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: (typed) => inputOf(farm, typed),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  return (
    <FormDialog heading={texts.agreed} label={texts.save} form={form} onClose={onClose}>
      <FieldGrid>
        <TextInput {...form.field('farmNumber')} maxLength={20} span="half" data-dialog-first />
        <TextInput {...form.field('paymentTermDays')} inputMode="numeric" maxLength={3} span="half" />
        <TextInput {...form.field('tags')} hint={texts.tagshint} />
        <TextInput {...form.field('invoicingName')} maxLength={100} autoComplete="off" />
        <TextInput {...form.field('invoicingStreet')} autoComplete="off" />
        <TextInput {...form.field('invoicingPostalCode')} span="third" autoComplete="off" />
        <TextInput {...form.field('invoicingCity')} span="twoThirds" autoComplete="off" />
        <TextInput {...form.field('eInvoiceAddress')} maxLength={40} span="half" autoComplete="off" />
        <TextInput {...form.field('eInvoiceOperator')} maxLength={40} span="half" autoComplete="off" />
      </FieldGrid>
      <h3>{texts.contract}</h3>
      <p>{texts.contracttext}</p>
      <DateField {...form.control('contract.from')} />
      <DateField {...form.control('contract.to')} />
      <DateField {...form.control('contract.signedOn')} required={false} hint={texts.signedonhint} />
      <QuantityField {...form.control('contract.kgPerYear')} unit="t" />
      <h3>{texts.selfbilling}</h3>
      <p>{texts.selfbillingtext}</p>
      <DateField {...form.control('selfBilling.from')} />
      <DateField {...form.control('selfBilling.to')} />
      <DateField {...form.control('selfBilling.signedOn')} />
      <TextArea {...form.field('notes')} hint={texts.noteshint} maxLength={1000} />
    </FormDialog>
  )
}

/** A contract without any of its fields is none; of one that has some each is wanted. */
function inputOf(farm: Farm, { contract, selfBilling, ...link }: Omit<ReturnType<typeof valuesOf>, 'id'>) {
  return {
    ...link,
    account: farm.id,
    tags: link.tags.split(',').flatMap((tag) => tag.trim() || []),
    paymentTermDays: Number(link.paymentTermDays),
    contract: isEmpty(contract) ? null : { ...contract, signedOn: contract.signedOn ?? null },
    selfBilling: isEmpty(selfBilling) ? null : selfBilling,
  }
}

const isEmpty = (fields: object) => Object.values(fields).every((value) => value === undefined)

export function CloseDialog({ farm, link, onClose }: LinkDialogProps): ReactElement {
  const texts = useManureTexts('joining')
  const acts = useManureTexts('acts')
  const sending = useSend(closeFarm, {
    invalidates: named('searchFarms'),
    successMessage: texts.closed,
    onDone: () => navigate('/manuredelivery/office/farms', { replace: true }),
  })
  const form = useSchemaForm(
    closeFarm.input,
    {
      values: { reason: '' },
      labels: { reason: texts.closereason },
      messages: { reason: { missing: acts.wordsmissing } },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: ({ reason }) => ({ account: farm.id, company: link.company, version: link.version, reason }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  const isInUse = form.failure !== undefined && 'refused' in form.failure && form.failure.refused === 'in_use'
  return (
    <FormDialog
      heading={texts.close}
      label={texts.close}
      form={isInUse ? { ...form, failure: undefined } : form}
      onClose={onClose}
    >
      <p>{texts.closetext}</p>
      <TextArea {...form.field('reason')} maxLength={1000} data-dialog-first />
      {isInUse && <Notice tone="warn" title={texts.closeinuse} />}
    </FormDialog>
  )
}
