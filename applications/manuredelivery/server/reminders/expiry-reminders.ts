/** Letters by date: to a farm 60 days before an analysis ends and on its last day, to a carrier 30 days before its insurance ends. */
import { leadsOf } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import type { ApplicationJob, Host } from '@workspace/portal/server'
import { hours } from '@workspace/portal/server'
import { noticeDays } from '../../contract/expiring/calls.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { notifyFarm, notifyPeople } from '../letters/receivers.ts'
import { letters } from '../letters/templates.ts'
import { dispatchesManure } from '../rights/manure-actor.ts'
import type { ExpiringAnalysis } from './expiring-analyses.ts'
import { expiringAnalyses } from './expiring-analyses.ts'

/** A portal that was off for longer sends no letter about what ended meanwhile. */
const mostDaysLate = 7

export const expiryReminders: ApplicationJob = {
  name: 'expiry-reminders',
  every: hours(1),
  run: async (host, now) => {
    const today = dayOf(now)
    const between = { from: addDays(today, -mostDaysLate), to: addDays(today, noticeDays.analysis) }
    let sent = 0
    for (const analysis of await expiringAnalyses(host.database.reading, between)) {
      // The day that the letter is about: one each.
      const day = analysis.until <= today ? analysis.until : addDays(analysis.until, -noticeDays.analysis)
      sent += await once({ host, now, of: analysis.id, day }, (transaction) =>
        remindFarm(transaction, { host, now }, analysis),
      )
    }
    for (const carrier of await endingInsurances(host, today)) {
      sent += await once({ host, now, of: carrier.id, day: carrier.until }, (transaction) =>
        remindCarrier(transaction, { host, now }, carrier),
      )
    }
    return sent
  },
}

interface Reminder {
  readonly host: Host
  readonly now: Date
  readonly of: string
  readonly day: LocalDate
}

/** In one transaction with the mark, so that it goes once. One that fails stops no other. */
async function once(
  { host, now, of, day }: Reminder,
  send: (transaction: ManureTransaction) => Promise<void>,
): Promise<number> {
  try {
    return await host.database.writing(async (transaction) => {
      const mark = ownTables(transaction).insertInto('manuredelivery_reminder')
      const marked = await mark
        .values({ of_id: of, day, sent_at: now.toISOString() })
        .onConflict((conflict) => conflict.columns(['of_id', 'day']).doNothing())
        .returning('of_id')
        .executeTakeFirst()
      if (marked === undefined) return 0
      await send(transaction)
      return 1
    })
  } catch (fault) {
    host.log.error('reminder failed', fault, { of })
    return 0
  }
}

type Sending = Pick<Reminder, 'host' | 'now'>

/** Answers go to one of the companies that collect from the farm. */
async function remindFarm(
  transaction: ManureTransaction,
  { host, now }: Sending,
  { account, farm, store, until, ...analysis }: ExpiringAnalysis,
): Promise<void> {
  const links = ownTables(transaction).selectFrom('manuredelivery_farm_link').select('company')
  const active = links.where('account', '=', account).where('active', '=', 1).orderBy('company')
  const company = (await active.executeTakeFirst())?.company
  if (company === undefined) return
  const type = { fi: analysis.name_fi, en: analysis.name_en }
  const sampledOn = analysis.sampled_on as LocalDate
  await notifyFarm(
    transaction,
    { host, now, company, account },
    {
      template: letters.analysis_expiring,
      parameters: { farm, type, store, sampledOn, validUntil: until, isOver: until <= dayOf(now) },
      about: { kind: 'farm', id: account },
      route: `/farm?account=${account}`,
    },
  )
}

interface Insured {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly until: LocalDate
}

/** Of carriers that serve a company; one letter whichever companies they serve. */
async function endingInsurances({ database }: Host, today: LocalDate): Promise<readonly Insured[]> {
  const rows = await ownTables(database.reading)
    .selectFrom('logistics_carrier as carrier')
    .innerJoin('manuredelivery_carrier_company as serving', 'serving.carrier', 'carrier.id')
    .select(({ fn }) => [
      'carrier.id',
      'carrier.name',
      'carrier.insurance_until',
      fn.min('serving.company').as('company'),
    ])
    .where('carrier.insurance_until', '>=', today)
    .where('carrier.insurance_until', '<=', addDays(today, noticeDays.other))
    .groupBy(['carrier.id', 'carrier.name', 'carrier.insurance_until'])
    .orderBy('carrier.id')
    .execute()
  return rows.map(({ insurance_until, ...row }) => ({ ...row, until: insurance_until as LocalDate }))
}

async function remindCarrier(
  transaction: ManureTransaction,
  { host, now }: Sending,
  { id, name, company, until }: Insured,
): Promise<void> {
  const people = await leadsOf(host, id, dispatchesManure)
  if (people.length === 0) return
  await notifyPeople(
    transaction,
    { host, now, company, people },
    {
      template: letters.insurance_expiring,
      parameters: { carrier: name, until },
      about: { kind: 'carrier', id },
      route: '/carrier/crew',
    },
  )
}
