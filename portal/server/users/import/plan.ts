import type { ImportFault, ImportPlan } from '../../../contract/index.ts'
import { requiredImportFields } from '../../../contract/index.ts'
import type { ImportDraft, ImportedLine } from './import-draft.ts'
import type { JudgedRow } from './judged-rows.ts'

/** Whether every needed field has a column, no field has two, and the plan is of this file. */
export function fitsPlan({ columns }: ImportPlan, { headings }: ImportDraft): boolean {
  const named = columns.filter((field) => field !== '')
  const isWhole = requiredImportFields.every((field) => named.includes(field))
  return isWhole && new Set(named).size === named.length && columns.length === headings.length
}

/** Every fault in the order of the file, those of lines that could not be read at all among them. */
export function faultsOf(draft: ImportDraft, judged: readonly JudgedRow[]): readonly ImportFault[] {
  const read = new Set(draft.lines.map(({ row }) => row))
  const lost = draft.faults.filter(({ row }) => !read.has(row))
  return [...lost, ...judged.flatMap(({ faults }) => faults)].toSorted((one, other) => one.row - other.row)
}

/** What became of each line, once those without faults are added. */
export function resultOf(judged: readonly JudgedRow[]): ImportedLine[] {
  return judged.map(({ row: { row }, given, faults }) => ({ row, ...given, faults: [...faults] }))
}
