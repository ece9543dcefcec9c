/** The request that is opened beside the inbox: what the farm offers, and the form that accepts it. */
import { Pane } from '@workspace/logistics/web/shell'
import {
  DescriptionList,
  LinkButton,
  lazyComponent,
  MissingAnswer,
  Stack,
  useAnswer,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { prepareAcceptance, readRequest } from '../../contract/requests/calls.ts'
import type { Request } from '../../contract/requests/request.ts'
import { RequestActs } from '../acts/request-acts.tsx'
import { cubicMetres, tonnes } from '../lists/amounts.ts'
import { RequestChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'

const AcceptForm = lazyComponent(async () => (await import('./accept-form.tsx')).AcceptForm)

type PaneProps = { id: string; onDone: () => void }

export function InboxPane({ id, onDone }: PaneProps): ReactElement {
  const { data, error, refetch } = useAnswer(readRequest, { id: id as never })
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const { request } = data
  return request.state === 'submitted' ? (
    <ToAccept request={request} onDone={onDone} />
  ) : (
    <Pane label={request.number ?? ''} head={<Head request={request} />}>
      <Stack>
        <RequestActs request={request} />
        <Facts request={request} />
      </Stack>
    </Pane>
  )
}

function ToAccept({ request, onDone }: { request: Request; onDone: () => void }): ReactElement {
  const { data, error, refetch } = useAnswer(prepareAcceptance, { id: request.id })
  const head = <Head request={request} />
  const facts = <Facts request={request} />
  const acts = (
    <RequestActs request={{ ...request, commands: request.commands.filter((command) => command !== 'accept') }} />
  )
  if (data) return <AcceptForm {...{ request, onDone, head, facts, acts }} acceptance={data.acceptance} />
  return (
    <Pane label={request.number ?? ''} head={head}>
      <Stack>
        {facts}
        <MissingAnswer of={{ error, refetch }} />
        {acts}
      </Stack>
    </Pane>
  )
}

function Head({ request }: { request: Request }): ReactElement {
  const texts = useManureTexts('office')
  const { farm, number, state, id } = request
  return (
    <Stack gap="s">
      <h2>
        {farm.name} <RequestChip state={state} />
      </h2>
      <p>
        {number}{' '}
        <LinkButton size="s" variant="secondary" href={`#/manuredelivery/requests/${id}`}>
          {texts.openpage}
        </LinkButton>
      </p>
    </Stack>
  )
}

function Facts({ request }: { request: Request }): ReactElement {
  const texts = useManureTexts('work')
  const { language } = useLanguage()
  const { day } = useDateFormat()
  const { estimate, estimateKg, store, municipality, type, readyFrom, mustBeOutBy, note } = request
  const amount =
    estimate?.unit === 'm3' ? `${cubicMetres(estimate.amount)} (${tonnes(estimateKg)})` : tonnes(estimateKg)
  return (
    <DescriptionList
      across
      items={[
        [texts.amount, amount],
        [texts.type, type?.name[language] ?? ''],
        [texts.store, [store?.name, municipality].filter(Boolean).join(', ')],
        [texts.ready, readyFrom === null ? '' : day(readyFrom)],
        [texts.outby, mustBeOutBy === null ? '' : day(mustBeOutBy)],
        [texts.note, note],
      ]}
    />
  )
}
