/** What refuses a command on a request, and when a field is needed that otherwise may be left out (3.2). */

import type { Conditions, Guards } from '@workspace/logistics/server'
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { daysOf, momentAt } from '@workspace/portal/contract'
import { days, hours } from '@workspace/portal/server'
import type { RequestWords } from '../../contract/states/request-machine.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import { lacksRoom } from '../plants/plant-room.ts'
import { changesEstimate, changesTypeOrStore } from './request-after-command.ts'
import type { RequestContext } from './request-context.ts'
import { askedDeclarations, kilogramsOf } from './request-rows.ts'

const notBegun: readonly string[] = ['planned', 'open', 'assigned', 'failed', 'cancelled']
const ended: readonly string[] = ['failed', 'cancelled']
const uncancelWithin = days(30)

export const requestGuardsAnswered: Guards<RequestWords, RequestContext> = {
  hasNumber: ({ request }) => request.number !== null,
  hasNoNumber: ({ request }) => request.number === null,
  declarationIsMissing: ({ event, type, declared }) => {
    const given = event.kind === 'submit' ? (event.data.declarations ?? []) : []
    return askedDeclarations(type).some((kind) => declared.get(kind) !== true && !given.includes(kind))
  },
  declarationIsMissingOrRevoked: ({ type, declared }) =>
    askedDeclarations(type).some((kind) => declared.get(kind) !== true),
  declarationIsRevoked: ({ declared }) => [...declared.values()].includes(false),
  lessThanCutOffHoursLeft: (context) => isPastCutOff(context),
  consignmentIsOpenAssignedOrLater: ({ consignments }) =>
    consignments.some(({ state }) => state !== 'planned' && !ended.includes(state)),
  typeOrStoreChangesWhileLoading: (context) => typeOrStoreChanges(context) && isLoadingOrLater(context),
  typeOrStoreChanges,
  changeIsAskedFor: ({ change }) => change !== undefined,
  noChangeIsAskedFor: ({ change }) => change === undefined,
  cancelAskedWhileLoading: (context) => context.change?.kind === 'cancel' && isLoadingOrLater(context),
  alertStopsFarmOrMunicipality: ({ isStopped }) => isStopped(),
  noTermsFit: async ({ terms }) => (await terms()).term === null,
  termsHaveChanged: async ({ event, terms }) =>
    event.kind === 'accept' && event.data.termsVersion !== (await terms()).version,
  plantIsFullAndNoReason,
  consignmentIsLoadingOrLater: isLoadingOrLater,
  consignmentIsAssignedLoadingOrCollected: ({ consignments }) =>
    consignments.some(({ state }) => ['assigned', 'loading', 'collected'].includes(state)),
  cancelledOver30DaysAgo: ({ request, issuer }) =>
    request.cancelled_at !== null && issuer.now.getTime() - new Date(request.cancelled_at).getTime() > uncancelWithin,
}

export const requestConditions: Conditions<RequestWords, RequestContext> = {
  declarationsAreGiven: ({ event }) =>
    (event.kind === 'submit' || event.kind === 'saveDraft') && (event.data.declarations ?? []).length > 0,
  estimateTypeOrTermsChange: ({ request, wanted, event }) =>
    changesEstimate(request, wanted) ||
    request.type !== wanted.type ||
    (event.kind === 'edit' && event.data.terms !== undefined),
}

function typeOrStoreChanges({ request, wanted }: RequestContext): boolean {
  return changesTypeOrStore(request, wanted)
}

function isLoadingOrLater({ consignments }: Pick<RequestContext, 'consignments'>): boolean {
  return consignments.some(({ state }) => !notBegun.includes(state))
}

/** Before the first planned start: of a day without a time its midnight, of a week its Monday's. */
function isPastCutOff({ request, consignments, operator, issuer }: RequestContext): boolean {
  if (operator === undefined || request.accepted_at === null) return false
  const planned = consignments.filter(({ state }) => !ended.includes(state)).flatMap((each) => startOf(each) ?? [])
  const starts = planned.length > 0 ? planned : [startOf({ ...request, slot_from: '' }) ?? issuer.now]
  const first = Math.min(...starts.map((start) => start.getTime()))
  return issuer.now.getTime() > first - hours(operator.cut_off_hours)
}

export function startOf({
  slot_from,
  day,
  week,
}: Pick<StoredConsignment, 'slot_from' | 'day' | 'week'>): Date | undefined {
  if (slot_from !== '') return new Date(slot_from)
  const first = day === '' && week !== '' ? daysOf(week as IsoWeek)[0] : day
  return first === '' ? undefined : momentAt(first as LocalDate, 0, 0)
}

/** The plant does not take the type, or the tonnage of the planned day is full. */
async function plantIsFullAndNoReason({ event, reader, wanted, type, store }: RequestContext): Promise<boolean> {
  if (event.kind !== 'accept' || event.data.reason !== undefined || type === undefined) return false
  const kg = kilogramsOf(wanted, store?.kg_per_m3 ?? type.kg_per_m3)
  return await lacksRoom(reader, { plant: event.data.plant, type, day: wanted.day, kg })
}
