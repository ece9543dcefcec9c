import * as z from 'zod/mini'
import type { User } from '../../../contract/own.ts'
import { isAdminByGroups, Language, UserType } from '../../../contract/own.ts'
import type { AccountTable } from '../database/tables.ts'

/** An account as the server thinks of it. Rows never leave the store, password hashes never leave `PasswordRecord`. */
export interface Account {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly recoveryEmail: string
  readonly company: string
  readonly jobtitle: string
  readonly firstname: string
  readonly lastname: string
  readonly streetaddress: string
  readonly postal: string
  readonly city: string
  readonly country: string
  readonly telephone: string
  readonly usertype: UserType
  /** Id of the own transport company, empty for those without one (ROLE-23). */
  readonly carrier: string
  readonly groups: readonly string[]
  readonly apps: readonly string[]
  readonly homeapp: string
  readonly preferredapps: readonly string[]
  readonly language: Language
  readonly activated: boolean
  readonly deactivated: boolean
  readonly transportalloworders: boolean
  readonly transportadmin: boolean
  readonly createdby: string
  readonly createdAt: string
  readonly lastmodified: string
  readonly isSuperadmin: boolean
  /** Whether an exact group of the catalogue makes this person an administrator; kept at write (ROLE-21). */
  readonly isAdmin: boolean
  /** Company whose administrators passed this person's claim on to the superadmins; empty for all others (GEN-17). */
  readonly declinedCompany: string
}

/** The row without its password and without what only sorts and finds it. */
export type AccountRow = Omit<
  AccountTable,
  | 'password_hash'
  | 'username_key'
  | 'sort_name'
  | 'sort_username'
  | 'sort_email'
  | 'sort_company'
  | 'sort_waiting'
  | 'search_text'
  | 'import_id'
  | 'second_factor'
  | 'second_factor_due'
>

const Names = z.array(z.string())

/** A row of the account table as a domain value. */
export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    recoveryEmail: row.recovery_email,
    company: row.company,
    jobtitle: row.jobtitle,
    firstname: row.firstname,
    lastname: row.lastname,
    streetaddress: row.streetaddress,
    postal: row.postal,
    city: row.city,
    country: row.country,
    telephone: row.telephone,
    usertype: z.parse(UserType, row.usertype),
    carrier: row.carrier,
    groups: names(row.usergroups),
    apps: names(row.apps),
    homeapp: row.homeapp,
    preferredapps: names(row.preferredapps),
    language: z.parse(Language, row.language),
    activated: row.activated === 1,
    deactivated: row.deactivated === 1,
    transportalloworders: row.transportalloworders === 1,
    transportadmin: row.transportadmin === 1,
    createdby: row.createdby,
    createdAt: row.created_at,
    lastmodified: row.lastmodified,
    isSuperadmin: row.is_superadmin === 1,
    isAdmin: row.is_admin === 1,
    declinedCompany: row.declined_company,
  }
}

export function names(json: string): readonly string[] {
  // Most people have none, and nearly every request reads somebody.
  return json === '[]' ? [] : z.parse(Names, JSON.parse(json))
}

/** The user as it stands on the wire, field by field, with the memberships of the applications. */
export function userOf(account: Account, memberships: Readonly<Record<string, unknown>> = {}): User {
  return {
    _id: account.id,
    username: account.username,
    email: account.email,
    company: account.company,
    jobtitle: account.jobtitle,
    firstname: account.firstname,
    lastname: account.lastname,
    streetaddress: account.streetaddress,
    postal: account.postal,
    city: account.city,
    country: account.country,
    telephone: account.telephone,
    usertype: account.usertype,
    usergroups: [...account.groups],
    apps: [...account.apps],
    homeapp: account.homeapp,
    preferredapps: [...account.preferredapps],
    createdby: account.createdby,
    lastmodified: account.lastmodified,
    misc: { language: account.language },
    activated: account.activated,
    deactivated: account.deactivated,
    transportalloworders: account.transportalloworders,
    transportadmin: account.transportadmin,
    ...memberships,
  }
}

/** ROLE-21: only exact names of the catalogue count, so an invented `fooadmin` gives nothing. */
export function isAdministrator(groups: readonly string[], catalogue: readonly string[]): boolean {
  return isAdminByGroups(groups.filter((group) => catalogue.includes(group)))
}
