import type { LocalDate } from '@workspace/portal/contract'
import { dayOf, daysBetween } from '@workspace/portal/contract'
import { handlersOf, SentFile } from '@workspace/portal/server'
import { exportRawMaterials, readRawMaterials, readReceived } from '../../contract/reports/calls.ts'
import { readLateCorrections, readWeightQuality } from '../../contract/reports/quality.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { lateCorrections } from './late-corrections.ts'
import { correctedSince, latestFile, materialsFile } from './materials-file.ts'
import { rawMaterials, reportYears, unconfirmedIn } from './raw-materials.ts'
import { received } from './received.ts'
import { weightQuality } from './weight-quality.ts'

const { gives, reads } = handlersOf<ManureActor>()

const daysMost = 366

function isPeriod({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days <= daysMost
}

const readReceivedHandler = reads(readReceived, async ({ host, actor }, asked, refuse) => {
  if (!actor.companies.includes(asked.company)) throw refuse('not_found')
  if (!isPeriod(asked)) throw refuse('invalid_input', { fields: ['to'] })
  return { received: await received(host.database.reading, asked) }
})

const readRawMaterialsHandler = reads(readRawMaterials, async ({ host, actor, request }, asked, refuse) => {
  if (!actor.companies.includes(asked.company)) throw refuse('not_found')
  const reader = host.database.reading
  const [materials, unconfirmed, years, kept] = await Promise.all([
    rawMaterials(reader, asked),
    unconfirmedIn(reader, asked),
    reportYears(reader, asked.company, request.now),
    latestFile(reader, asked),
  ])
  if (kept === undefined) return { materials: { ...materials, unconfirmed, years, file: null } }
  const [maker] = await host.people.cards({ ids: [kept.made_by] })
  const { made_at: madeAt, consignments, kg, n } = kept
  const corrections = await correctedSince(reader, { ...asked, at: madeAt })
  const file = { madeAt, madeBy: maker?.name ?? '', consignments, kg, n, corrections }
  return { materials: { ...materials, unconfirmed, years, file } }
})

const exportRawMaterialsHandler = gives(exportRawMaterials, async (asking, { which, ...asked }, refuse) => {
  const { host, actor, request, write } = asking
  const { company, year } = asked
  if (!actor.companies.includes(company)) throw refuse('not_found')
  const reader = host.database.reading
  const kept = await latestFile(reader, asked)
  if (which === 'kept' && kept === undefined) throw refuse('not_found')
  const file = which === 'kept' ? (kept?.file ?? '') : await makeFile()
  const { mediaType, body } = await host.files.open(file)
  return new SentFile(mediaType, body, `raaka-aineet-${year}.csv`)

  async function makeFile(): Promise<string> {
    const materials = await rawMaterials(reader, asked)
    const made = await host.files.keep(materialsFile(materials), 'csv')
    const { consignments, kg, n } = materials.total
    await write(async (transaction) => {
      const row = { ...asked, file: made, made_at: request.now.toISOString(), made_by: actor.id, consignments, kg, n }
      const inserted = await ownTables(transaction)
        .insertInto('manuredelivery_materials_file')
        .values(row)
        .onConflict((conflict) => conflict.columns(['company', 'year', 'made_at']).doNothing())
        .returning('file')
        .executeTakeFirst()
      if (inserted !== undefined) await host.files.use(transaction, made, `materials:${company}:${year}:${row.made_at}`)
      await host.audit.append(transaction, request, {
        ...{ action: 'exportmaterials', target: String(year), details: { kg } },
      })
      return {}
    })
    return made
  }
})

const readWeightQualityHandler = reads(readWeightQuality, async ({ host, actor, request }, asked, refuse) => {
  if (!actor.companies.includes(asked.company)) throw refuse('not_found')
  if (!isPeriod(asked)) throw refuse('invalid_input', { fields: ['to'] })
  return { quality: await weightQuality(host, asked, dayOf(request.now)) }
})

const readLateCorrectionsHandler = reads(readLateCorrections, async ({ host, actor }, asked, refuse) => {
  if (!actor.companies.includes(asked.company)) throw refuse('not_found')
  if (!isPeriod(asked)) throw refuse('invalid_input', { fields: ['to'] })
  return await lateCorrections(host, asked)
})

export const reportHandlers = {
  readWeightQuality: readWeightQualityHandler,
  readLateCorrections: readLateCorrectionsHandler,
  readReceived: readReceivedHandler,
  readRawMaterials: readRawMaterialsHandler,
  exportRawMaterials: exportRawMaterialsHandler,
}
