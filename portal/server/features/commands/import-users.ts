import { readFileSync, statSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { ImportFault, ImportPlan } from '../../../contract/own.ts'
import { ImportField, importFields, importFileMost, Language, requiredImportFields } from '../../../contract/own.ts'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { tellOverseers } from '../../kernel/live/tell-overseers.ts'
import { actingOperator } from '../../kernel/rights/acting.ts'
import { openTableReader } from '../../kernel/spreadsheets/read-table.ts'
import type { CheckedRow, ImportDraft } from '../users/index.ts'
import {
  checkedRows,
  faultsOf,
  faultWords,
  finishImport,
  fitsPlan,
  guessedFields,
  importLimits,
  prepareImport,
  resultFile,
  resultHeadings,
  resultOf,
  rowsOf,
  showImport,
  takeBackImport,
} from '../users/index.ts'
import type { Command, Given } from './command.ts'
import { textOption } from './command.ts'
import { refuseUnreadable, refuseUnwritable } from './given-paths.ts'

/** The import of the administration's page, for files that an operator has: the same columns, rules and results. */
export const importUsers: Command = {
  usage:
    '<file.csv|file.xlsx> [--columns <field=heading,…>] [--company <name>] [--language fi|en] [--skip-faulty] [--no-invite] [--result <file>] [--confirm]',
  summary: 'Adds users from a file. Without --confirm it only tells what it would do and what is wrong.',
  options: {
    columns: { type: 'string' },
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
      // Found out after the import, nobody would know who was added.
      const result = textOption(given, 'result')
      if (result !== undefined) refuseUnwritable(result, 'file')
      const file = await judgedFile(portal, given)
      const { draft, judged, tongue } = file
      const faults = faultsOf(draft, judged)
      for (const fault of faults) place.print(wordsOf(fault, tongue))
      const addable = judged.filter(({ settled }) => settled !== undefined)
      const rows = counted(rowsOf(draft), 'row', 'rows')
      place.print(`${rows}, ${addable.length} can be added, ${counted(faults.length, 'fault', 'faults')}.`)
      if (given.options.confirm !== true) {
        writeResult(given, file, 'addable')
        return place.print('Nothing was written. Add --confirm to import.')
      }
      const stops = faults.length > 0 && given.options['skip-faulty'] !== true
      if (stops || addable.length === 0) {
        writeResult(given, file, 'addable')
        const cure = addable.length === 0 ? 'put the faults right' : 'put the faults right, or add --skip-faulty'
        throw new CommandFailed(`nobody was added: ${cure}`)
      }
      const added = await addAll(portal, file, given.options['no-invite'] !== true)
      writeResult(given, file, 'added')
      return place.print(`${counted(added, 'user was', 'users were')} added.`)
    }),
}

function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`
}

interface JudgedFile {
  readonly draft: ImportDraft
  readonly judged: readonly CheckedRow[]
  /** Of what is said of the rows; the command itself speaks English. */
  readonly tongue: Language
}

async function judgedFile(portal: PortalHost, given: Given): Promise<JudgedFile> {
  const [path] = given.words
  if (path === undefined) throw new CommandFailed('the file is missing')
  const named = z.safeParse(z.optional(Language), textOption(given, 'language'))
  if (!named.success) throw new CommandFailed('--language must be fi or en')
  const tongue = named.data ?? 'en'
  using reader = openTableReader()
  if (!reader) throw new CommandFailed('other files are being read')
  const table = await reader.read(bytesOf(path), importLimits)
  const faults = table.faults.map((fault) => ({ ...fault, field: '' as const }))
  if (table.lines.length === 0) throw new CommandFailed(faults.map((fault) => wordsOf(fault, tongue)).join('\n'))
  const lines = table.lines.map(({ row, cells }) => ({ row, cells: [...cells] }))
  const draft = { id: '', headings: table.headings, lines, faults }
  const plan: ImportPlan = {
    import: '',
    columns: namedColumns(draft.headings, textOption(given, 'columns')),
    company: textOption(given, 'company') ?? '',
    language: named.data ?? 'fi',
  }
  if (!fitsPlan(plan, draft)) throw new CommandFailed(`the file needs columns for ${requiredImportFields.join(', ')}`)
  const { postalCodeRule } = await portal.site.settings()
  const judged = await checkedRows(portal, await actingOperator(portal), { draft, plan, postalCodeRule })
  return { draft, judged, tongue }
}

/** What the headings say by themselves, but for the fields that the operator has named a column for. */
function namedColumns(headings: readonly string[], mapping = ''): ImportPlan['columns'] {
  const columns = guessedFields(headings)
  for (const pair of mapping.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', ...rest] = pair.split('=')
    const field = ImportField.safeParse(name.trim())
    if (!field.success)
      throw new CommandFailed(`--columns: no field ${name.trim()}; there are ${importFields.join(', ')}`)
    const heading = rest.join('=').trim()
    const index = headings.findIndex((each) => each.toLowerCase() === heading.toLowerCase())
    if (index < 0) throw new CommandFailed(`--columns: the file has no column ${heading}`)
    for (const [other, guessed] of columns.entries()) if (guessed === field.data) columns[other] = ''
    columns[index] = field.data
  }
  return columns
}

function bytesOf(path: string): Buffer {
  refuseUnreadable(path, 'file')
  if (statSync(path).size > importFileMost) throw new CommandFailed(`${path} is larger than 5 MB`)
  return readFileSync(path)
}

async function addAll(portal: PortalHost, { draft, judged }: JudgedFile, invite: boolean): Promise<number> {
  const now = portal.clock.now()
  const people = judged.flatMap(({ row, settled }) => (settled ? [{ row, settled }] : []))
  const facts = { actor: 'console', requestId: '', address: '' }
  const id = await prepareImport(portal, people, { draftId: '', createdby: 'console', invite, now, facts }).catch(
    (fault: unknown) => {
      if (!portal.database.isUniqueViolation(fault)) throw fault
      throw new CommandFailed('somebody took one of the names meanwhile; nobody was added')
    },
  )
  const details = { added: people.length, skipped: rowsOf(draft) - people.length }
  const event = { ...facts, at: now, action: 'importusers', target: '', result: 'done', details } as const
  const show = portal.database.writing(async (transaction) => {
    await portal.database.lock(transaction, 'superadmins')
    if (!(await showImport(transaction, id)))
      throw new CommandFailed('the import stood still for too long; start it again')
    await tellOverseers(
      portal,
      transaction,
      people.map(({ settled }) => settled),
    )
    await portal.audit.append(transaction, event)
  })
  await show.catch(async (fault: unknown) => {
    await takeBackImport(portal, id)
    throw fault
  })
  await finishImport(portal, id)
  return people.length
}

function writeResult(given: Given, { draft, judged, tongue }: JudgedFile, faultless: 'added' | 'addable'): void {
  const path = textOption(given, 'result')
  if (path === undefined) return
  writeFileSync(path, resultFile(resultOf(draft, judged), tongue, faultless), { mode: 0o600 })
}

function wordsOf({ row, column, code }: ImportFault, tongue: Language): string {
  const { file, row: rowWord } = resultHeadings[tongue]
  const place = row === 0 ? file : `${rowWord} ${row}${column === '' ? '' : `, ${column}`}`
  return `${place}: ${faultWords[tongue][code]}`
}
