import type { ImportFault, ImportPlan } from '../../../contract/index.ts'
import { requiredImportFields } from '../../../contract/index.ts'
import { Refused } from '../../answering/refuse.ts'
import type { ImportDraft } from './import-draft.ts'
import type { JudgedRow } from './judged-rows.ts'

/** @throws Refused invalid_input when a needed field has no column, a field has two, or the plan is of another file. */
export function checkPlan({ columns }: ImportPlan, { headings }: ImportDraft): void {
  const named = columns.filter((field) => field !== '')
  const isWhole = requiredImportFields.every((field) => named.includes(field))
  const isClear = new Set(named).size === named.length && columns.length === headings.length
  if (!isWhole || !isClear) throw new Refused('invalid_input', { fields: ['columns'] })
}

/** Every fault in the order of the file, those of lines that could not be read at all among them. */
export function faultsOf(draft: ImportDraft, judged: readonly JudgedRow[]): readonly ImportFault[] {
  const read = new Set(draft.lines.map(({ row }) => row))
  const lost = draft.faults.filter(({ row }) => !read.has(row))
  return [...lost, ...judged.flatMap(({ faults }) => faults)].toSorted((one, other) => one.row - other.row)
}
