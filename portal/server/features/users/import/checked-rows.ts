import type { ImportFault, ImportFaultCode, ImportField, ImportPlan, PostalCodeRule } from '../../../../contract/own.ts'
import { emailKey, ImportField as ImportFields, usernameKey } from '../../../../contract/own.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import type { Acting } from '../../../kernel/rights/acting.ts'
import { resolvePerson } from '../resolve-person.ts'
import type { ResolvedUserRights } from '../user-rights.ts'
import type { ImportDraft } from './import-draft.ts'
import type { ImportedRow } from './imported-row.ts'
import { readRow } from './imported-row.ts'
import { takenNames } from './taken-names.ts'

/** A row with everything that is known of it: who it would be, with which rights, and what stands against it. */
export interface CheckedRow {
  readonly row: ImportedRow
  readonly given: Pick<ImportedRow, 'username' | 'email'>
  /** Undefined for a row with faults. */
  readonly settled: ResolvedUserRights | undefined
  readonly faults: readonly ImportFault[]
}

export interface Import {
  readonly draft: ImportDraft
  readonly plan: ImportPlan
  readonly postalCodeRule: PostalCodeRule
}

const rowsBetweenTurns = 100

/** Judges every row by the rules of the form and the rights of whoever imports. Nothing is written. */
export async function checkedRows(portal: PortalHost, acting: Acting, task: Import): Promise<CheckedRow[]> {
  const read = []
  for (const [index, line] of task.draft.lines.entries()) {
    if (index % rowsBetweenTurns === 0) await yieldToEventLoop()
    read.push(readRow(line, task))
  }
  const taken = await takenNames(
    portal.database,
    read.map(({ row }) => row),
    portal.clock.now(),
  )
  const seen = { usernames: new Set<string>(), emails: new Set<string>() }
  const judged: CheckedRow[] = []
  for (const [index, { row, given, faults: own }] of read.entries()) {
    if (index % rowsBetweenTurns === 0) await yieldToEventLoop()
    const told = (field: ImportField, code: ImportFaultCode): ImportFault => ({
      row: row.row,
      column: task.draft.headings[task.plan.columns.indexOf(field)] ?? '',
      field,
      code,
    })
    const ofFile = task.draft.faults.filter((fault) => fault.row === row.row)
    const ofNames = nameFaults(row, taken, seen).map(([field, code]) => told(field, code))
    const faults = [...ofFile, ...own, ...ofNames]
    const standing = settled(portal, acting, row)
    if ('fault' in standing) faults.push(told(...standing.fault))
    judged.push({ row, given, settled: faults.length > 0 || 'fault' in standing ? undefined : standing, faults })
  }
  return judged
}

/** Names that somebody has, and names that an earlier row of the file has. */
function nameFaults(
  { username, email }: ImportedRow,
  taken: { usernames: ReadonlySet<string>; emails: ReadonlySet<string> },
  seen: { usernames: Set<string>; emails: Set<string> },
): [ImportField, ImportFaultCode][] {
  const faults: [ImportField, ImportFaultCode][] = []
  const [name, address] = [usernameKey(username), emailKey(email)]
  if (name !== '' && taken.usernames.has(name)) faults.push(['username', 'user_exists'])
  if (address !== '' && taken.emails.has(address)) faults.push(['email', 'email_exists'])
  if (name !== '' && seen.usernames.has(name)) faults.push(['username', 'repeated'])
  if (address !== '' && seen.emails.has(address)) faults.push(['email', 'repeated'])
  seen.usernames.add(name)
  seen.emails.add(address)
  return faults
}

function settled(
  portal: PortalHost,
  acting: Acting,
  row: ImportedRow,
): ResolvedUserRights | { readonly fault: [ImportField, ImportFaultCode] } {
  const { usertype, usergroups: groups, apps } = row
  // A transport company may stand in the file by its name, which is all that people know of it.
  const carrier = acting.facts.transportCompanies.find(({ companyname }) => companyname === row.company)
  const company = usertype === 'transport' ? (carrier?._id ?? row.company) : row.company
  const flags = { transportalloworders: false, transportadmin: false }
  try {
    const wanted = { usertype, company, groups, apps, ...flags, sent: {} }
    return resolvePerson(acting, { stored: undefined, wanted, applications: portal.applications })
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    return { fault: [fieldOf(fault), codeOf(fault, row)] }
  }
}

function fieldOf({ detail }: Refused): ImportField {
  const field = ImportFields.safeParse(detail.fields?.[0])
  // A membership's own field follows from the groups, which are what the file can say of it.
  return field.success ? field.data : 'usergroups'
}

function codeOf(fault: Refused, { company }: ImportedRow): ImportFaultCode {
  if (fault.code === 'forbidden') return 'forbidden'
  return fieldOf(fault) === 'company' && company === '' ? 'required' : 'unknown'
}
