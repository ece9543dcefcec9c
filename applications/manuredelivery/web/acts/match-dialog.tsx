import { CommandDialog } from '@workspace/logistics/web/commands'
import { Notice, Select, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchRequests } from '../../contract/requests/calls.ts'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

/** An unplanned consignment takes the terms of a request of the same farm. */
export function MatchDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { data } = useAnswer(searchRequests, { find: consignment.farm, state: 'open', limit: 50 } as never)
  const open = data?.rows.filter(({ state, type }) => state !== 'submitted' && type?.code === consignment.type.code)
  const form = useConsignmentForm('match', consignment, {
    values: { request: '' },
    labels: { request: texts.request },
    messages: { request: texts.requestmissing },
    dataOf: ({ request }) => ({ request: request === '' ? undefined : request }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_match} confirmLabel={texts.act_match} form={form} onClose={onClose}>
      {open?.length === 0 && (
        <Notice tone="info" title={texts.norequest}>
          <p>{texts.norequesttext}</p>
        </Notice>
      )}
      <Select {...form.field('request')} data-dialog-first>
        <option value="">–</option>
        {open?.map(({ id, number, estimateKg }) => (
          <option key={id} value={id}>
            {`${number} · ${tonnes(estimateKg)}`}
          </option>
        ))}
      </Select>
    </CommandDialog>
  )
}
