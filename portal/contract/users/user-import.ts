import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** The file's size at most, in bytes. */
export const importFileMost = 5 * 1024 * 1024
export const importRowsMost = 20_000
/** So many faults are listed one by one; of further ones only the number. */
export const importFaultsMost = 1000

/** Fields that a column may stand for. `usergroups` and `apps` hold names separated by commas. */
export const importFields = [
  'username',
  'email',
  'firstname',
  'lastname',
  'company',
  'jobtitle',
  'telephone',
  'streetaddress',
  'postal',
  'city',
  'country',
  'language',
  'usertype',
  'usergroups',
  'apps',
] as const
export const ImportField = z.enum(importFields)
export type ImportField = z.infer<typeof ImportField>

export const requiredImportFields = [
  'username',
  'email',
  'firstname',
  'lastname',
] as const satisfies readonly ImportField[]

/** What is wrong with a file, a row or a cell. Each has a text in both languages. */
export const ImportFaultCode = z.enum([
  'file_empty',
  'file_unreadable',
  'file_encoding',
  'file_too_many_rows',
  'file_too_many_columns',
  'file_too_complex',
  'row_too_many_cells',
  'row_unreadable',
  'cell_encoding',
  'cell_error',
  'required',
  'invalid',
  'too_long',
  'user_exists',
  'email_exists',
  'repeated',
  'unknown',
  'forbidden',
])
export type ImportFaultCode = z.infer<typeof ImportFaultCode>

/** `row` counts as a spreadsheet does, headings being row 1; 0 is the file as a whole. `column` is the heading, or empty. */
export const ImportFault = z.strictObject({
  row: z.number(),
  column: z.string(),
  field: z.union([ImportField, z.literal('')]),
  code: ImportFaultCode,
})
export type ImportFault = z.infer<typeof ImportFault>

export const ImportColumn = z.strictObject({
  heading: z.string(),
  samples: z.array(z.string()),
  /** What the column seems to be, by its heading; empty when nothing fits. */
  field: z.union([ImportField, z.literal('')]),
})
export type ImportColumn = z.infer<typeof ImportColumn>

const ImportId = z.string().check(z.minLength(1), z.maxLength(64))

/** The file's bytes are the body, whatever their content type; the format is told by the content. Kept for a day, unseen by others. */
export const uploadUserImport = defineCall({
  name: 'uploadUserImport',
  method: 'POST',
  path: '/api/admin/users/import/upload/{filename}',
  access: 'admin',
  file: 'taken',
  status: 201,
  input: z.object({ filename: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: {
    /** Names the uploaded file in the further calls; empty when it cannot be used, and `faults` say why. */
    import: z.string(),
    format: z.enum(['csv', 'xlsx', 'unknown']),
    encoding: z.enum(['utf-8', 'utf-16', 'windows-1252', '']),
    separator: z.enum([';', ',', '\t', '']),
    columns: z.array(ImportColumn),
    rows: z.number(),
    faults: z.array(ImportFault),
    faultcount: z.number(),
  },
  refusals: ['busy'],
})

/** How the columns are read, in the order of the file, and what rows get that have no such column or an empty cell in it. */
const ImportPlan = z.object({
  import: ImportId,
  columns: z.array(z.union([ImportField, z.literal('')])).check(z.maxLength(100)),
  company: z._default(z.string().check(z.maxLength(100)), ''),
  language: z._default(z.enum(['fi', 'en']), 'fi'),
})
export type ImportPlan = z.infer<typeof ImportPlan>

export const ImportedUser = z.strictObject({
  row: z.number(),
  username: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  usergroups: z.array(z.string()),
})
export type ImportedUser = z.infer<typeof ImportedUser>

/** Nothing is written: what the import would do, with every fault. */
export const rehearseUserImport = defineCall({
  name: 'rehearseUserImport',
  method: 'POST',
  path: '/api/admin/users/import/rehearse',
  access: 'admin',
  input: ImportPlan,
  output: {
    rows: z.number(),
    addable: z.number(),
    /** The first rows as they would be added. */
    preview: z.array(ImportedUser),
    faults: z.array(ImportFault),
    faultcount: z.number(),
  },
  refusals: ['not_found', 'invalid_input', 'busy'],
})

/**
 * Adds every row, or none: nobody sees one before all are there. Rows with faults stop it with `invalid_input`, unless they are to be skipped.
 * With `invite` each new person gets a letter with a link to set a password (ADMIN-NEW-18). Refused as `busy` while the
 * same file is on its way in.
 */
export const confirmUserImport = defineCall({
  name: 'confirmUserImport',
  method: 'POST',
  path: '/api/admin/users/import/confirm',
  access: 'admin',
  status: 201,
  input: z.extend(ImportPlan, { skipfaulty: z._default(z.boolean(), false), invite: z._default(z.boolean(), true) }),
  output: { added: z.number(), skipped: z.number() },
  refusals: ['not_found', 'invalid_input', 'busy'],
})

/** What became of each row, as a CSV file. */
export const readUserImportResult = defineCall({
  name: 'readUserImportResult',
  method: 'POST',
  path: '/api/admin/users/import/result',
  access: 'admin',
  file: 'given',
  input: z.object({ import: ImportId, language: z.enum(['fi', 'en']) }),
  output: {},
  refusals: ['not_found'],
})
