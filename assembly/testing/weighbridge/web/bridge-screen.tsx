/** The own bridge: a form whose rules are those of its call, and what to do when somebody else was quicker. */
import { Quantity } from '@workspace/portal/contract'
import {
  EditConflict,
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
    messages: { most: { 'too-big': texts.toomuch } },
    invalidates: [readBridge],
    successMessage: texts.saved,
  })
  return (
    <>
      <FormStack {...form.props} aria-label={texts.bridge}>
        <TextInput {...form.field('notice')} />
        <QuantityField {...form.control('most')} unit="t" />
        <SubmitPlace form={form} />
      </FormStack>
      <EditConflict
        form={form}
        read={readBridge}
        input={{}}
        valuesOf={({ bridge: stored }) => stored}
        labels={labels}
        words={{ most: (tonnes) => formatQuantity(Quantity.parse(tonnes), 't') }}
      />
    </>
  )
}
