/** A weighing ticket: its commands as the machine offers them, a form for what needs words, and its event log. */
import { directionOf, offered } from '@workspace/logistics/contract'
import type { CommandForm, DataDraft, GoOn } from '@workspace/logistics/web/commands'
import {
  CommandBar,
  CommandDialog,
  ConcurrentChange,
  EventLog,
  EventRows,
  useCommandForm,
  useCommandTexts,
  useSeenRecord,
  useSendCommand,
} from '@workspace/logistics/web/commands'
import type { AnswerOf } from '@workspace/portal/contract'
import {
  DescriptionList,
  FailureNotice,
  MissingAnswer,
  Page,
  Stack,
  TextArea,
  useAnswer,
  usePages,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { TicketEvent } from '../contract/tickets.ts'
import { commandTicket, readTicket, readTicketEvents, ticketCommands, ticketMachine } from '../contract/tickets.ts'
import { useWeighbridgeTexts } from './texts.ts'

type Ticket = AnswerOf<typeof readTicket> & { readonly id: string }
type TicketAct = { kind: TicketEvent['kind']; of: string; baseVersion?: number; data: object }

const by = { roles: ['weigherOwn'] } as const

export function TicketScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const { ticket } = useWeighbridgeTexts('tickets')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readTicket, { id })
  return (
    <Page heading={ticket} width="form">
      {data ? <OneTicket ticket={{ ...data, id }} /> : <MissingAnswer of={{ error, refetch }} />}
    </Page>
  )
}

function useTicketCommand(successMessage: string, onDone?: () => void) {
  const invalidates = [readTicket, readTicketEvents]
  return useSendCommand<typeof commandTicket, TicketAct>(commandTicket, {
    invalidates,
    successMessage,
    ...(onDone && { onDone }),
  })
}

function OneTicket({ ticket }: { ticket: Ticket }): ReactElement {
  const texts = useWeighbridgeTexts('tickets')
  useCommandTexts()
  const { state, kilograms, version, id } = ticket
  const [isReopening, setReopening] = useState(false)
  const { send, isBusy, failure } = useTicketCommand(texts.closedticket)
  const acts = offered(ticketMachine, { state, ...by }).flatMap((kind) => {
    if (kind === 'weigh') return []
    const turn = directionOf(ticketMachine, { state, role: 'weigherOwn', command: kind })
    const close = () => void send({ kind, of: id, baseVersion: version, data: {} })
    return [
      { name: kind, label: texts[`act_${kind}`], turn, onPress: kind === 'close' ? close : () => setReopening(true) },
    ]
  })
  return (
    <Stack>
      <DescriptionList
        items={[
          [texts.state, texts[state]],
          [texts.weight, `${kilograms} kg`],
        ]}
      />
      {failure && <FailureNotice answer={failure} />}
      <CommandBar acts={acts} busy={isBusy} />
      {isReopening && <ReopenDialog ticket={ticket} onClose={() => setReopening(false)} />}
      <EventLog heading={texts.events} rows={() => <Events id={id} />} />
    </Stack>
  )
}

type Data = Extract<TicketEvent, { kind: 'reopen' }>['data']

function useTicketForm(ticket: Ticket, onDone: () => void): CommandForm<DataDraft<Data>> {
  const texts = useWeighbridgeTexts('tickets')
  const sending = useTicketCommand(texts.reopened, onDone)
  const view = (change: TicketChange) => <Change {...change} />
  const { seen, concurrentChange } = useSeenRecord(ticket, view, { onGoOn: sending.forget })
  return useCommandForm<DataDraft<Data>, Data>(
    ticketCommands.reopen.data,
    { values: { reason: undefined }, labels: { reason: texts.reason } },
    {
      ...sending,
      send: (data) => sending.send({ kind: 'reopen', of: seen.id, baseVersion: seen.version, data }),
      concurrentChange: (!sending.isBusy && concurrentChange) || undefined,
    },
  )
}

function ReopenDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }): ReactElement {
  const texts = useWeighbridgeTexts('tickets')
  const { close } = useTexts('common')
  const form = useTicketForm(ticket, onClose)
  return (
    <CommandDialog
      title={texts.act_reopen}
      confirmLabel={texts.act_reopen}
      closeLabel={close}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

type TicketChange = { seen: Ticket; now: Ticket; goOn: GoOn | undefined }

function Change({ seen, now, goOn }: TicketChange): ReactElement {
  const texts = useWeighbridgeTexts('tickets')
  return (
    <ConcurrentChange latest={now.latest} values={[[texts.state, texts[seen.state], texts[now.state]]]} goOn={goOn} />
  )
}

function Events({ id }: { id: string }): ReactElement {
  const texts = useWeighbridgeTexts('tickets')
  const words = {
    event: (kind: string) =>
      Object.hasOwn(ticketCommands, kind) ? texts[`log_${kind as TicketEvent['kind']}`] : undefined,
    flag: (flag: string) => (flag === 'late' ? texts.flag_late : undefined),
  }
  return <EventRows list={usePages(readTicketEvents, { id, cursor: '' })} caption={texts.caption} words={words} />
}
