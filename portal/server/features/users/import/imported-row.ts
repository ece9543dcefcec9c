import * as z from 'zod/mini'
import type { ImportFault, ImportFaultCode, ImportField, ImportPlan, PostalCodeRule } from '../../../../contract/own.ts'
import {
  City,
  Country,
  Email,
  isPostalCode,
  JobTitle,
  Language,
  PersonName,
  PostalCode,
  requiredImportFields,
  StreetAddress,
  Telephone,
  Username,
  UserType,
} from '../../../../contract/own.ts'
import type { ImportDraft, ImportLine } from './import-draft.ts'

/** A line as a person to add, before rights and other people are looked at. */
export interface ImportedRow {
  readonly row: number
  readonly username: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly company: string
  readonly jobtitle: string
  readonly telephone: string
  readonly streetaddress: string
  readonly postal: string
  readonly city: string
  readonly country: string
  readonly language: Language
  readonly usertype: UserType
  readonly usergroups: readonly string[]
  readonly apps: readonly string[]
}

export interface ReadRow {
  readonly row: ImportedRow
  /** The two names as the file has them, right or wrong: by them people know a line again. */
  readonly given: Pick<ImportedRow, 'username' | 'email'>
  readonly faults: readonly ImportFault[]
}

const names = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(100))

/** The same rules as in the form (ADMIN-NEW-01 to 07). */
const rules = {
  username: Username,
  email: Email,
  firstname: PersonName,
  lastname: PersonName,
  company: z.string().check(z.maxLength(100)),
  jobtitle: JobTitle,
  telephone: Telephone,
  streetaddress: StreetAddress,
  postal: PostalCode,
  city: City,
  country: Country,
  language: Language,
  usertype: UserType,
  usergroups: names,
  apps: names,
} as const satisfies Record<ImportField, z.ZodMiniType>

/** Reads a line by the plan. Its faults name row, column and field; the values of faulty cells are left empty. */
export function readRow(
  line: ImportLine,
  { draft, plan, postalCodeRule }: { draft: ImportDraft; plan: ImportPlan; postalCodeRule: PostalCodeRule },
): ReadRow {
  const faults: ImportFault[] = []
  const fault = (field: ImportField, code: ImportFaultCode) => {
    faults.push({ row: line.row, column: draft.headings[plan.columns.indexOf(field)] ?? '', field, code })
  }
  const given = (field: ImportField): string => {
    const index = plan.columns.indexOf(field)
    return index < 0 ? '' : plainText(line.cells[index] ?? '')
  }
  const read = <Field extends ImportField>(
    field: Field,
    value: unknown,
    otherwise: z.output<(typeof rules)[Field]>,
  ) => {
    const isRequired = (requiredImportFields as readonly ImportField[]).includes(field)
    if (value === '' && isRequired) fault(field, 'required')
    if (value === '') return otherwise
    const parsed = rules[field].safeParse(value)
    if (parsed.success) return parsed.data as z.output<(typeof rules)[Field]>
    fault(field, parsed.error.issues.some(({ code }) => code === 'too_big') ? 'too_long' : 'invalid')
    return otherwise
  }
  const postal = read('postal', given('postal'), '')
  if (postal !== '' && !isPostalCode(postal, postalCodeRule)) fault('postal', 'invalid')
  const row: ImportedRow = {
    row: line.row,
    username: read('username', given('username'), ''),
    email: read('email', given('email'), ''),
    firstname: read('firstname', given('firstname'), ''),
    lastname: read('lastname', given('lastname'), ''),
    company: read('company', given('company'), plan.company),
    jobtitle: read('jobtitle', given('jobtitle'), ''),
    telephone: read('telephone', given('telephone'), ''),
    streetaddress: read('streetaddress', given('streetaddress'), ''),
    postal,
    city: read('city', given('city'), ''),
    country: read('country', given('country'), ''),
    language: read('language', given('language').toLowerCase(), plan.language),
    usertype: read('usertype', given('usertype').toLowerCase(), 'customer'),
    usergroups: read('usergroups', listed(given('usergroups')), []),
    apps: read('apps', listed(given('apps')), []),
  }
  return { row, given: { username: given('username'), email: given('email') }, faults }
}

/** Without the apostrophe that an export puts before what could run as a formula (R57). */
function plainText(cell: string): string {
  return cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
}

function listed(cell: string): readonly string[] {
  const parts = cell.split(/[,;|]/).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}
