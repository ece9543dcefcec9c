/** How the columns of a file are read: the plan of an import, and what it still lacks. */
import type { AnswerOf, AskOf } from '../../../../contract/call.ts'
import type { ImportField, rehearseUserImport, uploadUserImport } from '../../../../contract/users/user-import.ts'
import { importFields, requiredImportFields } from '../../../../contract/users/user-import.ts'
import type { Language } from '../../../kernel/texts/index.ts'

export type UploadedFile = AnswerOf<typeof uploadUserImport>
export type ImportPlan = AskOf<typeof rehearseUserImport>
export type PlannedColumns = readonly (ImportField | '')[]

/** As the server recognised the headings. */
export function firstPlan(
  file: UploadedFile,
  { company, language }: { company: string; language: Language },
): ImportPlan {
  return { import: file.import, columns: file.columns.map(({ field }) => field), company, language }
}

export function withColumn(plan: ImportPlan, place: number, field: ImportField | ''): ImportPlan {
  return { ...plan, columns: plan.columns.with(place, field) }
}

export function missingFields(columns: PlannedColumns): readonly ImportField[] {
  return requiredImportFields.filter((field) => !columns.includes(field))
}

export function doubledFields(columns: PlannedColumns): readonly ImportField[] {
  return importFields.filter((field) => columns.filter((each) => each === field).length > 1)
}

export function isPlanReady({ columns }: ImportPlan): boolean {
  return missingFields(columns).length === 0 && doubledFields(columns).length === 0
}

export function isImportField(value: string): value is ImportField {
  return importFields.some((field) => field === value)
}

/** A file of headings alone, to be filled in: with the mark that tells spreadsheets of UTF-8. */
export function templateFile(headings: readonly string[]): Blob {
  return new Blob([`\uFEFF${headings.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
