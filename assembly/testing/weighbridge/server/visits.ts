import { randomUUID } from 'node:crypto'
import { handlersOf, SentFile } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import type { Visit } from '../contract/index.ts'
import { clearVisits, drawVisits, kilogramsMost, readVisits, recordVisit, sendVisits } from '../contract/index.ts'
import type { VisitsContent } from './drawings.ts'
import { letters } from './letters/index.ts'
import type { WeighbridgeTables } from './tables.ts'
import { ownTables } from './tables.ts'
import type { Weigher } from './weigher.ts'
import { channelsOfWeigher } from './weigher.ts'

const { gives, reads, writes } = handlersOf<Weigher>()

export const recordVisitHandler = writes(recordVisit, {
  write: async ({ host, actor, request, transaction }, { kilograms }, refuse) => {
    if (kilograms > kilogramsMost) throw refuse('bridge_overloaded', { fields: ['kilograms'] })
    const own = ownTables(transaction)
    const visit = { id: randomUUID(), account_id: actor.id, kilograms, at: request.now.toISOString() }
    await own.insertInto('weighbridge_visit').values(visit).execute()
    await host.live.publish(transaction, { topic: 'visits', ids: [visit.id], channels: channelsOfWeigher(actor) })
    return { visits: await visitsOf(own, actor.id) }
  },
})

export const readVisitsHandler = reads(readVisits, async ({ host, actor }) => {
  const own = ownTables(host.database.reading)
  if (actor.bridge === '') return { visits: await visitsOf(own, actor.id) }
  const there = own
    .selectFrom('weighbridge_visit')
    .innerJoin('weighbridge_member', 'weighbridge_member.account_id', 'weighbridge_visit.account_id')
    .select(['kilograms', 'at'])
    .where('bridge', '=', actor.bridge)
  return { visits: await there.orderBy('at').execute() }
})

export const sendVisitsHandler = writes(sendVisits, {
  write: async ({ host, actor, request, transaction }) => {
    await host.mail.queue(transaction, {
      template: letters.weighings,
      to: { person: actor.id },
      parameters: { bridge: actor.bridge, visits: await visitsOf(ownTables(transaction), actor.id) },
      route: '/',
      replyTo: 'vaaka@demo.example',
      now: request.now,
    })
    return {}
  },
})

function visitsOf(own: Kysely<WeighbridgeTables>, accountId: string): Promise<Visit[]> {
  const visits = own.selectFrom('weighbridge_visit').select(['kilograms', 'at'])
  return visits.where('account_id', '=', accountId).orderBy('at').execute()
}

export const clearVisitsHandler = writes(clearVisits, {
  write: async ({ host, actor, request, transaction }) => {
    const gone = await ownTables(transaction)
      .deleteFrom('weighbridge_visit')
      .where('account_id', '=', actor.id)
      .returning('id')
      .execute()
    const act = { action: 'clearvisits', details: { removed: gone.length }, target: actor.bridge, company: 'Novarbo' }
    await host.audit.append(transaction, request, act)
    host.wake('tidy')
    return { removed: gone.length }
  },
})

export const drawVisitsHandler = gives(drawVisits, async ({ host, actor, request }, { language }) => {
  const visits = await ownTables(host.database.reading)
    .selectFrom('weighbridge_visit')
    .select(['kilograms', 'at'])
    .where('account_id', '=', actor.id)
    .orderBy('at')
    .execute()
  const content: VisitsContent = { bridge: actor.bridge, visits }
  const facts = { title: 'Punnitustodistus', language, at: request.now }
  const bytes = await host.pdf.draw('visits', content, facts)
  return new SentFile('application/pdf', Buffer.from(bytes), 'visits.pdf')
})
