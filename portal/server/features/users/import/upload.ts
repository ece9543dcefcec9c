import { administrationCalls, importFaultsMost, importRowsMost, may } from '../../../../contract/own.ts'
import { writingHandler } from '../../../kernel/handlers/handler.ts'
import { budgets } from '../../../kernel/limits/budgets.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import { openTableReader } from '../../../kernel/spreadsheets/read-table.ts'
import { guessedFields } from './column-fields.ts'
import { keepDraft } from './import-draft.ts'
import { rowsOf } from './plan.ts'

const { uploadUserImport } = administrationCalls

export const importLimits = { rows: importRowsMost, columns: 100 } as const

const samplesShown = 3

/** Reads the file in a process of its own and keeps what it says for a day; users come of it only when it is confirmed. */
export const uploadUserImportHandler = writingHandler(uploadUserImport, {
  prepare: async (context, _, refuse) => {
    const { portal, request, actor } = context
    const { administrator } = actingReader(context)
    if (!may.addPeople(administrator)) throw refuse('forbidden')
    using reader = openTableReader()
    if (!reader) throw refuse('busy', { retryAfterSeconds: 5 })
    await portal.limits.spend(budgets.userImport, actor.id)
    return await reader.read(request.file ?? Buffer.alloc(0), importLimits)
  },
  write: async ({ request, actor, transaction, prepared: table }) => {
    const { format, encoding, separator, headings, lines } = table
    const faults = table.faults.map((fault) => ({ ...fault, field: '' as const }))
    const isUsable = lines.length > 0
    const draft = { accountId: actor.id, now: request.now, headings, faults }
    const fields = guessedFields(headings)
    return {
      import: isUsable
        ? await keepDraft(transaction, { ...draft, lines: lines.map(({ row, cells }) => ({ row, cells: [...cells] })) })
        : '',
      format,
      encoding,
      separator,
      columns: headings.map((heading, index) => ({
        heading,
        samples: lines.slice(0, samplesShown).map(({ cells }) => cells[index] ?? ''),
        field: fields[index] ?? '',
      })),
      rows: rowsOf({ lines, faults }),
      faults: faults.slice(0, importFaultsMost),
      faultcount: faults.length,
    }
  },
})
