/** The own bridge: a form whose rules are those of its call, and what to do when somebody else was quicker. */
import { Quantity } from '@workspace/portal/contract'
import {
  ConflictDialog,
  FailureNotice,
  FormStack,
  formatQuantity,
  Page,
  QuantityField,
  Skeleton,
  SubmitPlace,
  TextInput,
  useAnswer,
  useCallForm,
  useConflict,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Bridge } from '../contract/index.ts'
import { readBridge, saveBridge } from '../contract/index.ts'
import { useWeighbridgeTexts } from './texts.ts'

export function BridgeScreen(): ReactElement {
  const texts = useWeighbridgeTexts('bridge')
  const { data, error } = useAnswer(readBridge, {})
  return (
    <Page heading={texts.bridge} width="form">
      {error && <FailureNotice answer={error.reason} />}
      {data ? <BridgeForm bridge={data.bridge} /> : <Skeleton />}
    </Page>
  )
}

function BridgeForm({ bridge }: { bridge: Bridge }): ReactElement {
  const texts = useWeighbridgeTexts('bridge')
  const labels = { notice: texts.notice, most: texts.most }
  const form = useCallForm(saveBridge, {
    values: bridge,
    labels,
    words: { most: { 'too-big': texts.toomuch } },
    refreshes: [readBridge],
    says: texts.saved,
  })
  const { values: mine, stored: base, failure } = form
  const conflict = useConflict(readBridge, { input: {}, valuesOf: ({ bridge }) => bridge, base, mine, failure })
  return (
    <>
      <FormStack {...form.props} aria-label={texts.bridge}>
        <TextInput {...form.field('notice')} />
        <QuantityField {...form.control('most')} unit="t" />
        <SubmitPlace form={form} />
      </FormStack>
      {conflict.sides && (
        <ConflictDialog
          sides={conflict.sides}
          labels={labels}
          words={{ most: (tonnes) => formatQuantity(Quantity.parse(tonnes), 't') }}
          onSave={form.submit}
          onCancel={conflict.forget}
        />
      )}
    </>
  )
}
