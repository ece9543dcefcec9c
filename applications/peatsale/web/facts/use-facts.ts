/** Telling what has happened to a load: kept on the device first, sent from there, and shown as told at once. */
import { newEvent } from '@workspace/logistics/web/commands'
import type { AskOf } from '@workspace/portal/contract'
import type { OutboxItem } from '@workspace/portal/web'
import { putIntoOutbox, useOutbox, useOutboxWarning } from '@workspace/portal/web'
import { useState } from 'react'
import type { commandLoad } from '../../contract/loads/calls.ts'
import type { LoadCommand, LoadEvent, loadCommands } from '../../contract/loads/load-event.ts'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import type { LoadAct } from '../commands/send-command.ts'
import type { Tellable } from './as-reported.ts'
import { asReported } from './as-reported.ts'
import { factCall } from './outbox-calls.ts'

type PhysicalKind = {
  [Kind in LoadCommand]: (typeof loadCommands)[Kind]['kind'] extends 'physical' ? Kind : never
}[LoadCommand]
type ActWithout<Act> = Act extends unknown ? Omit<Act, 'of' | 'baseVersion'> : never
/** What happened, without the load that it happened to. */
export type Fact = ActWithout<Extract<LoadAct, { kind: PhysicalKind }>>

/** Milliseconds for which a press is not taken twice: the next act stands in its place already. */
const oneByOne = 700

interface ReportedOf {
  readonly id: string
  readonly number: string
  readonly customer: string
}

export interface Telling {
  /** Resolves once it is kept on the device. */
  readonly tell: (load: ReportedOf, fact: Fact) => Promise<void>
  readonly isBusy: boolean
}

export function useFacts(): Telling {
  const [isBusy, setIsBusy] = useState(false)
  useOutboxWarning()
  return {
    isBusy,
    tell: async (load, fact) => {
      if (isBusy) return
      setIsBusy(true)
      const free = new Promise((resolve) => setTimeout(resolve, oneByOne))
      await keepFact(load, fact)
      void free.then(() => setIsBusy(false))
    },
  }
}

/** For what is pressed again and again, each press of which counts. */
export async function keepFact({ id: of, number, customer }: ReportedOf, fact: Fact): Promise<void> {
  const event = newEvent({ ...fact, of } as LoadAct)
  const body: AskOf<typeof commandLoad> = { event: event as AskOf<typeof commandLoad>['event'] }
  await putIntoOutbox({ id: event.id, kind: factCall.call.name, about: of, label: `${number}, ${customer}`, body })
}

/** A load with what has been told of it; undefined while it has not come. */
export function useReported<L extends Tellable | undefined>(load: L, role: LoadRole): L {
  const events = useReportedEvents()
  return load === undefined ? load : (asReported(load, events, role) as L)
}

/** What is on its way or waits: what was refused is not so, until it is sent again. */
export function useReportedEvents(): readonly LoadEvent[] {
  return useOutbox().flatMap((item) => (item.state === 'stopped' ? [] : (eventIn(item) ?? [])))
}

export function eventIn({ kind, body }: OutboxItem): LoadEvent | undefined {
  return kind === factCall.call.name ? (body as { readonly event: LoadEvent }).event : undefined
}
