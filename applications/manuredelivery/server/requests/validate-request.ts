/** Fields of a command that fit nothing that is there: a store of another farm, a type out of use, a day that has passed. */
import type { LocalDate } from '@workspace/portal/contract'
import { addWeeks, dayOf, weekOf } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import type { When } from '../../contract/fields/when.ts'
import { ownTables } from '../database/tables.ts'
import type { RequestContent } from './request-after-command.ts'
import { contentOf, withContent } from './request-after-command.ts'
import type { RequestContext } from './request-context.ts'
import { askedDeclarations } from './request-rows.ts'

/** Nobody plans further ahead. */
const weeksAhead = 104

export async function invalidRequestFields(context: RequestContext): Promise<readonly string[]> {
  const { event, issuer } = context
  switch (event.kind) {
    case 'saveDraft':
    case 'submit':
      return [
        ...(await partyFaults(context)),
        ...(await contentFaults(context, event.data)),
        ...declarationFaults(context),
      ]
    case 'edit':
    case 'editInstructions':
      return await contentFaults(context, event.data)
    case 'acceptChange':
      return await contentFaults(context, contentOf(event, context.change))
    case 'requestChange':
      return await contentFaults(context, event.data.fields ?? {})
    case 'declare':
      return declarationFaults(context)
    case 'revokeDeclaration':
      return context.declared.get(event.data.declaration) === true ? [] : ['declaration']
    case 'accept':
    case 'addConsignment':
      return [
        ...((await isPlantOf(context, event.data.plant)) ? [] : ['plant']),
        ...(isPastOrTooFar(event.data.when, issuer.now) ? ['when'] : []),
      ]
    case 'hold':
      return event.data.reviewDate < dayOf(issuer.now) ? ['reviewDate'] : []
    default:
      return []
  }
}

/** For whom it is and by whose farm stays as it was when the request was first saved. */
async function partyFaults({ request, event, reader }: RequestContext): Promise<readonly string[]> {
  if (event.kind !== 'saveDraft' && event.kind !== 'submit') return []
  const { company, account } = event.data
  const faults = [
    ...(request.company === '' || (company !== undefined && company !== request.company) ? ['company'] : []),
    ...(request.account === '' || (account !== undefined && account !== request.account) ? ['account'] : []),
  ]
  if (faults.length > 0) return faults
  const links = ownTables(reader).selectFrom('manuredelivery_farm_link').select('id').where('active', '=', 1)
  const link = await links
    .where('company', '=', request.company)
    .where('account', '=', request.account)
    .executeTakeFirst()
  return link === undefined ? ['account'] : []
}

async function contentFaults(context: RequestContext, content: RequestContent): Promise<readonly string[]> {
  const { request, reader, event } = context
  const { store, type } = content
  const after = withContent(request, content)
  const own = ownTables(reader)
  const stores = own.selectFrom('manuredelivery_store').select('id').where('removed', '=', 0)
  const types = own.selectFrom('manuredelivery_type').select('id').where('active', '=', 1)
  const isStore =
    store == null ||
    (await stores.where('id', '=', store).where('account', '=', request.account).executeTakeFirst()) !== undefined
  const isType = type == null || (await types.where('id', '=', type).executeTakeFirst()) !== undefined
  const isLate = after.ready_from !== null && after.must_be_out_by !== null && after.ready_from > after.must_be_out_by
  // A draft is looked at when it is sent; a store that was removed meanwhile is missing then.
  const lost = event.kind === 'submit' && after.store !== null && context.store?.removed === 1
  return [...(isStore && !lost ? [] : ['store']), ...(isType ? [] : ['type']), ...(isLate ? ['mustBeOutBy'] : [])]
}

/** Only what the type asks for is declared. */
function declarationFaults({ event, type }: RequestContext): readonly string[] {
  const given = 'declarations' in event.data ? (event.data.declarations ?? []) : []
  const asked = askedDeclarations(type)
  return type === undefined || given.every((kind) => asked.includes(kind)) ? [] : ['declarations']
}

async function isPlantOf({ reader, request }: RequestContext, plant: string): Promise<boolean> {
  const plants = ownTables(reader).selectFrom('manuredelivery_plant').select('id').where('id', '=', plant)
  return (await plants.where('company', '=', request.company).executeTakeFirst()) !== undefined
}

export function isPastOrTooFar(when: z.infer<typeof When>, now: Date): boolean {
  const today = dayOf(now)
  const week = when.by === 'week' ? when.week : weekOf(when.day as LocalDate)
  const isPast = when.by === 'week' ? when.week < weekOf(today) : when.day < today
  return isPast || week > addWeeks(weekOf(today), weeksAhead)
}
