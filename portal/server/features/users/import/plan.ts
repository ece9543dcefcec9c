import type { ImportFault, ImportPlan } from '../../../../contract/own.ts'
import { requiredImportFields } from '../../../../contract/own.ts'
import type { CheckedRow } from './checked-rows.ts'
import type { ImportDraft, ImportedLine } from './import-draft.ts'

/** Whether every needed field has a column, no field has two, and the plan is of this file. */
export function fitsPlan({ columns }: ImportPlan, { headings }: ImportDraft): boolean {
  const named = columns.filter((field) => field !== '')
  const isWhole = requiredImportFields.every((field) => named.includes(field))
  return isWhole && new Set(named).size === named.length && columns.length === headings.length
}

/** Every fault in the order of the file, those of lines that could not be read at all among them. */
export function faultsOf(draft: ImportDraft, judged: readonly CheckedRow[]): readonly ImportFault[] {
  return inOrder([...lostFaults(draft), ...judged.flatMap(({ faults }) => faults)])
}

/** How many lines the file has, those that could not be read among them. */
export function rowsOf(draft: FileRows): number {
  return draft.lines.length + lostLines(draft).length
}

/** What became of each line, once those without faults are added; a line that could not be read has no names. */
export function resultOf(draft: ImportDraft, judged: readonly CheckedRow[]): ImportedLine[] {
  const read = judged.map(({ row: { row }, given, faults }) => ({ row, ...given, faults: [...faults] }))
  return inOrder([...lostLines(draft), ...read])
}

interface FileRows {
  readonly lines: readonly { readonly row: number }[]
  readonly faults: readonly ImportFault[]
}

function lostLines(draft: FileRows): ImportedLine[] {
  const byRow = Map.groupBy(lostFaults(draft), ({ row }) => row)
  return [...byRow].map(([row, faults]) => ({ row, username: '', email: '', faults }))
}

function lostFaults({ lines, faults }: FileRows): ImportFault[] {
  const read = new Set(lines.map(({ row }) => row))
  return faults.filter(({ row }) => !read.has(row))
}

function inOrder<Line extends { readonly row: number }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.row - other.row)
}
