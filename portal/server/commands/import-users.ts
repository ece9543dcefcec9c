import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { ImportFault, ImportPlan } from '../../contract/index.ts'
import { importFileMost, Language, requiredImportFields } from '../../contract/index.ts'
import type { AuditEvent } from '../audit/audit-trail.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { readTable } from '../spreadsheets/read-table.ts'
import { actingOperator } from '../users/administration.ts'
import { guessedFields } from '../users/import/column-fields.ts'
import type { ImportDraft } from '../users/import/import-draft.ts'
import { importPeople } from '../users/import/import-people.ts'
import type { JudgedRow } from '../users/import/judged-rows.ts'
import { judgedRows } from '../users/import/judged-rows.ts'
import { faultsOf, fitsPlan, resultOf } from '../users/import/plan.ts'
import { resultFile } from '../users/import/result.ts'
import { faultWords } from '../users/import/result-words.ts'
import { importLimits } from '../users/import/upload.ts'
import type { Command, Given } from './command.ts'
import { CommandFailed, textOption } from './command.ts'

/** The import of the administration's page, for files that an operator has: the same columns, rules and results. */
export const importUsers: Command = {
  usage:
    '<file.csv|file.xlsx> [--company <name>] [--language fi|en] [--skip-faulty] [--no-invite] [--result <file>] [--confirm]',
  summary: 'Adds users from a file. Without --confirm it only tells what it would do and what is wrong.',
  options: {
    company: { type: 'string' },
    language: { type: 'string' },
    'skip-faulty': { type: 'boolean' },
    'no-invite': { type: 'boolean' },
    result: { type: 'string' },
    confirm: { type: 'boolean' },
  },
  words: 1,
  run: (given, place) =>
    place.withPortal(async (portal) => {
      const { draft, judged } = await judgedFile(portal, given)
      const faults = faultsOf(draft, judged)
      for (const fault of faults) place.print(wordsOf(fault))
      const addable = judged.filter(({ settled }) => settled !== undefined)
      place.print(`${judged.length} rows, ${addable.length} can be added, ${faults.length} faults.`)
      if (given.options.confirm !== true) return place.print('Nothing was written. Add --confirm to import.')
      const stops = faults.length > 0 && given.options['skip-faulty'] !== true
      if (stops || addable.length === 0)
        throw new CommandFailed('nothing was written: put the faults right, or add --skip-faulty')
      const added = await addAll(portal, addable, given.options['no-invite'] !== true)
      writeResult(given, judged)
      return place.print(`${added} users were added.`)
    }),
}

async function judgedFile(
  portal: PortalHost,
  given: Given,
): Promise<{ draft: ImportDraft; judged: readonly JudgedRow[] }> {
  const [path] = given.words
  if (path === undefined) throw new CommandFailed('the file is missing')
  const table = await readTable(bytesOf(path), importLimits)
  const faults = table.faults.map((fault) => ({ ...fault, field: '' as const }))
  if (table.lines.length === 0) throw new CommandFailed(faults.map(wordsOf).join('\n'))
  const lines = table.lines.map(({ row, cells }) => ({ row, cells: [...cells] }))
  const draft = { id: '', headings: table.headings, lines, faults }
  const language = textOption(given, 'language') ?? 'fi'
  if (!z.safeParse(Language, language).success) throw new CommandFailed('--language must be fi or en')
  const plan: ImportPlan = {
    import: '',
    columns: guessedFields(draft.headings),
    company: textOption(given, 'company') ?? '',
    language: z.parse(Language, language),
  }
  if (!fitsPlan(plan, draft)) throw new CommandFailed(`the file needs columns for ${requiredImportFields.join(', ')}`)
  const { postalCodeRule } = await portal.site.settings()
  return { draft, judged: await judgedRows(portal, await actingOperator(portal), { draft, plan, postalCodeRule }) }
}

function bytesOf(path: string): Buffer {
  if (!existsSync(path)) throw new CommandFailed(`${path} is not there`)
  if (statSync(path).size > importFileMost) throw new CommandFailed(`${path} is larger than 5 MB`)
  return readFileSync(path)
}

async function addAll(portal: PortalHost, judged: readonly JudgedRow[], invite: boolean): Promise<number> {
  const now = portal.clock.now()
  const people = judged.flatMap(({ row, settled }) => (settled ? [{ row, settled }] : []))
  const facts = { at: now, actor: 'console', result: 'done', requestId: '', address: '' } as const
  const told = (event: Parameters<Parameters<typeof importPeople>[2]['told']>[0]): AuditEvent => ({
    ...facts,
    ...event,
  })
  return portal.database.writing(async (transaction) => {
    await portal.database.lock(transaction, 'superadmins')
    const added = await importPeople({ portal, transaction }, people, { createdby: 'console', invite, now, told })
    await portal.audit.append(transaction, told({ action: 'importusers', target: '', details: { added, skipped: 0 } }))
    return added
  })
}

function writeResult(given: Given, judged: readonly JudgedRow[]): void {
  const path = textOption(given, 'result')
  if (path === undefined) return
  writeFileSync(path, resultFile(resultOf(judged), 'en'), { mode: 0o600 })
}

function wordsOf({ row, column, code }: ImportFault): string {
  const place = row === 0 ? 'The file' : `Row ${row}${column === '' ? '' : `, ${column}`}`
  return `${place}: ${faultWords.en[code]}`
}
