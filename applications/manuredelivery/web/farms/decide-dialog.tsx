/** Yes with the first store, or no with words, to a farm that asks to join. */
import { EnumSelect, Notice, TextArea, TextInput, useSchemaForm, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { storeKinds } from '../../contract/farms/farm.ts'
import type { FarmRequestRow } from '../../contract/farms/farm-request.ts'
import { decideFarmRequest } from '../../contract/farms/farm-request.ts'
import { named } from '../commands/answers.ts'
import { useManureTexts } from '../texts/texts.ts'
import { FormDialog } from './form-dialog.tsx'

export interface Deciding {
  readonly row: FarmRequestRow
  readonly decision: 'new' | 'known' | 'decline'
}

export function DecideDialog({ row, decision, onClose }: Deciding & { onClose: () => void }): ReactElement {
  const texts = useManureTexts('joining')
  const farm = useManureTexts('farm')
  const acts = useManureTexts('acts')
  const isAccepted = decision !== 'decline'
  const sending = useSend(decideFarmRequest, {
    invalidates: named('searchFarmRequests', 'searchFarms', 'readStart'),
    successMessage: isAccepted ? texts.accepted : texts.declined,
    onDone: onClose,
  })
  const store = { municipality: row.city, store: decision === 'new' ? farm.kind_store : '', keepingPlace: '' }
  const labels = {
    new: {
      ...{ farmNumber: farm.farmnumber, store: farm.firststore, storeKind: farm.kind },
      ...{ municipality: farm.municipality, keepingPlace: farm.keepingplace },
    },
    known: { farmNumber: farm.farmnumber },
    decline: { words: texts.declinewords },
  }
  const form = useSchemaForm(
    decideFarmRequest.input,
    {
      values: { words: '', farmNumber: '', storeKind: 'store' as (typeof storeKinds)[number], ...store },
      labels: labels[decision] as typeof labels.new & typeof labels.decline,
      messages: {
        ...{ words: acts.wordsmissing, store: farm.namemissing, municipality: farm.municipalitymissing },
      },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: (values) => ({ id: row.id, decision, ...values }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  const isInUse = form.failure !== undefined && 'refused' in form.failure && form.failure.refused === 'in_use'
  const heading = { new: texts.acceptnew, known: texts.acceptknown, decline: texts.decline }[decision]
  return (
    <FormDialog
      heading={`${heading}: ${row.name}`}
      label={heading}
      form={isInUse ? { ...form, failure: undefined } : form}
      onClose={onClose}
    >
      {decision === 'decline' ? (
        <TextArea {...form.field('words')} maxLength={1000} data-dialog-first />
      ) : (
        <TextInput {...form.field('farmNumber')} required={false} maxLength={20} data-dialog-first />
      )}
      {decision === 'new' && (
        <>
          <TextInput {...form.field('store')} maxLength={60} />
          <EnumSelect {...form.field('storeKind')} of={storeKinds} words={(kind) => farm[`kind_${kind}`]} />
          <TextInput {...form.field('municipality')} maxLength={60} />
          <TextInput {...form.field('keepingPlace')} required={false} maxLength={20} />
        </>
      )}
      {isInUse && <Notice tone="warn" title={texts.otherhas} />}
    </FormDialog>
  )
}
