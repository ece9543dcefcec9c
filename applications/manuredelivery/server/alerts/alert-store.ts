/** Alerts with the places that they cover; a municipality is stored in lower case, because people write it either way. */
import type { InputOf } from '@workspace/portal/contract'
import { writeRow } from '@workspace/portal/server'
import type { saveAlert } from '../../contract/alerts/calls.ts'
import type { StoredAlert } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type Given = InputOf<typeof saveAlert>

/** What decides what an alert covers. */
export interface Coverage {
  /** Null: every company. */
  readonly company: string | null
  readonly poultryOnly: boolean
  /** In lower case. */
  readonly municipalities: readonly string[]
  readonly accounts: readonly string[]
}

export async function storedAlert(reader: ManureReader, id: string): Promise<StoredAlert | undefined> {
  return await ownTables(reader).selectFrom('manuredelivery_alert').selectAll().where('id', '=', id).executeTakeFirst()
}

export function coverageGiven({
  company,
  poultryOnly,
  area,
}: Pick<Given, 'company' | 'poultryOnly' | 'area'>): Coverage {
  const named = area.by === 'municipalities' ? area.municipalities : []
  return {
    ...{ company, poultryOnly, accounts: area.by === 'accounts' ? area.accounts : [] },
    municipalities: [...new Set(named.map((name) => name.toLowerCase()))],
  }
}

export async function coverageOf(reader: ManureReader, alert: StoredAlert): Promise<Coverage> {
  const places = (await placesOf(reader, [alert.id])).get(alert.id) ?? []
  const values = (wanted: string) => places.flatMap(({ kind, value }) => (kind === wanted ? [value] : []))
  return {
    ...{ company: alert.company, poultryOnly: alert.poultry_only === 1 },
    ...{ municipalities: values('municipality'), accounts: values('account') },
  }
}

/** Of each alert, in the order of the values. */
export async function placesOf(
  reader: ManureReader,
  alerts: readonly string[],
): Promise<ReadonlyMap<string, { readonly kind: string; readonly value: string }[]>> {
  if (alerts.length === 0) return new Map()
  const places = ownTables(reader).selectFrom('manuredelivery_alert_place').selectAll().where('alert', 'in', alerts)
  return Map.groupBy(await places.orderBy('value').execute(), ({ alert }) => alert)
}

interface Writing {
  readonly stored: StoredAlert | undefined
  readonly by: string
  readonly now: Date
}

/** @returns the version that it has now; undefined where somebody has changed it since. */
export async function writeAlert(
  transaction: ManureTransaction,
  given: Given,
  { stored, by, now }: Writing,
): Promise<number | undefined> {
  const { id, version, company, kind, poultryOnly, rule, from, to, wordsFi, wordsEn } = given
  const values = {
    ...{ company, kind, rule, poultry_only: poultryOnly ? 1 : 0, from_day: from, to_day: to },
    ...{ words_fi: wordsFi, words_en: wordsEn, ended_by: '', end_reason: '' },
    ...{ made_by: stored?.made_by ?? by, made_at: stored?.made_at ?? now.toISOString() },
  }
  const own = ownTables(transaction)
  const row = { id, version, now, isNew: stored === undefined, values }
  const written = await writeRow(own, 'manuredelivery_alert', row)
  if (written === undefined) return undefined
  const { municipalities, accounts } = coverageGiven(given)
  const places = [
    ...municipalities.map((value) => ({ alert: id, kind: 'municipality', value })),
    ...accounts.map((value) => ({ alert: id, kind: 'account', value })),
  ]
  await own.deleteFrom('manuredelivery_alert_place').where('alert', '=', id).execute()
  await own.insertInto('manuredelivery_alert_place').values(places).execute()
  return written
}
