/** The letters that commands on consignments cause (7.4). */
import type { Effects } from '@workspace/logistics/server'
import type { ConsignmentWords } from '../../contract/states/consignment-machine.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { CrewLetter, FarmLetter, OfficeLetter } from '../letters/consignment-letters.ts'
import {
  mailConsignmentToFarm,
  mailConsignmentToOffice,
  mailToCrew,
  noteConsignmentToOffice,
} from '../letters/consignment-letters.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { storedConsignment } from './stored-consignment.ts'

type Letters = Pick<
  Effects<ConsignmentWords, AcceptedConsignmentCommand>,
  Extract<ConsignmentWords['effect'], `letter${string}` | `notify${string}` | 'alertOffice'>
>

export const consignmentLetters: Letters = {
  alertOffice,
  letterCauseChanged: async (transaction, done) => {
    await toFarm(transaction, done, 'cause_changed')
    await toCrew(transaction, done, 'cause_changed', crewBefore(done))
  },
  letterLateRelease: async (transaction, done) => {
    if (done.event.kind === 'release' && done.event.data.reason !== undefined) {
      await toOffice(transaction, done, 'released_late_to_office')
    }
  },
  letterManureCollected: (transaction, done) => toFarm(transaction, done, 'manure_collected'),
  letterManureReceived: (transaction, done) => toFarm(transaction, done, 'manure_received'),
  letterManureRefused: async (transaction, done) => {
    await toFarm(transaction, done, 'manure_refused')
    await toCrew(transaction, done, 'manure_refused', crewBefore(done))
  },
  letterObjectionDecided: (transaction, done) => toFarm(transaction, done, 'objection_decided'),
  letterObjectionToOffice: (transaction, done) => toOffice(transaction, done, 'objection_to_office'),
  letterPickupFailed: async (transaction, done) => {
    await toFarm(transaction, done, 'pickup_failed')
    await toCrew(transaction, done, 'pickup_failed', crewBefore(done))
  },
  letterQuantityCorrected: (transaction, done) => toFarm(transaction, done, 'quantity_corrected'),
  notifyCrew,
  notifyFarm: (transaction, done) => toFarm(transaction, done, farmLetters[done.event.kind] ?? 'consignment_changed'),
  notifyOfficeOfNote: async (transaction, done) => {
    const { role, event, issuer } = done
    if (event.kind !== 'note' || role === 'officeOwn' || role === 'superadmin') return
    const noted = { ...sendingOf(done), words: event.data.text, reporter: await reporterOf(done) }
    await noteConsignmentToOffice(transaction, { ...noted, by: issuer.actor.id })
  },
}

const farmLetters: Partial<Readonly<Record<AcceptedConsignmentCommand['event']['kind'], FarmLetter>>> = {
  assign: 'pickup_planned',
  claim: 'pickup_planned',
  reschedule: 'pickup_planned',
  cancel: 'pickup_cancelled',
}

/** A problem, a failed pickup or a refusal; and a fact that does not fit the state any more. */
async function alertOffice(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { event, rule, to, state } = done
  if (event.kind === 'reportProblem') return await toOffice(transaction, done, 'problem_to_office', event.data.problem)
  if (rule.flag !== undefined && to === state) return await toOffice(transaction, done, 'evidence_to_office')
  await toOffice(transaction, done, event.kind === 'refuse' ? 'refused_to_office' : 'failed_to_office')
}

/** What the command has changed is compared with the consignment as it is stored now. */
async function notifyCrew(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { consignment: before, event } = done
  const after = (await storedConsignment(transaction, before.id)) ?? before
  const gone = {
    carriers: before.carrier === after.carrier ? [] : [before.carrier],
    drivers: before.driver === after.driver ? [] : [before.driver],
  }
  const come = {
    carriers: before.carrier === after.carrier ? [] : [after.carrier],
    drivers: before.driver === after.driver ? [] : [after.driver],
  }
  const present = { carriers: [after.carrier], drivers: [after.driver] }
  switch (event.kind) {
    case 'offer':
      return await toCrew(transaction, done, 'consignment_offered', {
        carriers: await offeredTo(transaction, before.id),
        drivers: [],
      })
    case 'unassign':
      return await toCrew(transaction, done, 'consignment_taken_back', gone)
    case 'cancel':
      return await toCrew(transaction, done, 'consignment_cancelled', crewBefore(done))
    case 'stop':
      return await toCrew(transaction, done, 'consignment_stopped', present)
    case 'liftStop':
      return await toCrew(transaction, done, 'consignment_stop_lifted', present)
    case 'redirect':
    case 'sendOn':
      return await toCrew(transaction, done, 'consignment_redirected', present)
    case 'returnToFarm':
      return await toCrew(transaction, done, 'consignment_return', present)
    case 'assign':
    case 'reassign':
    case 'setCrew':
      await toCrew(transaction, done, 'consignment_reassigned', gone)
      return await toCrew(transaction, done, 'consignment_assigned', come)
    default: {
      const isOpen = after.state === 'open'
      const carriers = isOpen ? await offeredTo(transaction, before.id) : [after.carrier]
      await toCrew(transaction, done, 'consignment_moved', { carriers, drivers: [after.driver] })
    }
  }
}

interface Crew {
  readonly carriers: readonly (string | null)[]
  readonly drivers: readonly (string | null)[]
}

function crewBefore({ consignment: { carrier, driver } }: AcceptedConsignmentCommand): Crew {
  return { carriers: [carrier], drivers: [driver] }
}

async function offeredTo(transaction: ManureTransaction, consignment: string): Promise<readonly string[]> {
  const offers = ownTables(transaction).selectFrom('manuredelivery_offer').select('carrier')
  const rows = await offers.where('consignment', '=', consignment).orderBy('carrier').execute()
  return rows.map(({ carrier }) => carrier)
}

async function toFarm(transaction: ManureTransaction, done: AcceptedConsignmentCommand, letter: FarmLetter) {
  await mailConsignmentToFarm(transaction, letter, sendingOf(done))
}

async function toCrew(
  transaction: ManureTransaction,
  done: AcceptedConsignmentCommand,
  ...[letter, crew]: readonly [letter: CrewLetter, crew: Crew]
): Promise<void> {
  await mailToCrew(transaction, { ...sendingOf(done), letter, ...crew })
}

async function toOffice(
  transaction: ManureTransaction,
  done: AcceptedConsignmentCommand,
  ...[letter, reason]: readonly [letter: OfficeLetter, reason?: string]
): Promise<void> {
  const reporter = await reporterOf(done)
  const sent = { ...sendingOf(done), reporter, ...(reason === undefined ? {} : { reason }) }
  await mailConsignmentToOffice(transaction, letter, sent)
}

async function reporterOf({ issuer }: AcceptedConsignmentCommand) {
  const card = await issuer.host.people.card(issuer.actor.id)
  return { name: card?.name ?? '', telephone: card?.telephone ?? '' }
}

function sendingOf({ consignment, issuer, event }: AcceptedConsignmentCommand) {
  const given: Readonly<Record<string, unknown>> = { ...event.data }
  const found =
    event.kind === 'stop' ? undefined : [given['reason'], given['words']].find((one) => typeof one === 'string')
  const words = typeof found === 'string' ? found : ''
  return { host: issuer.host, now: issuer.now, by: issuer.actor.id, consignment: consignment.id, words }
}
