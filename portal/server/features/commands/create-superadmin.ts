import * as z from 'zod/mini'
import { Email, NewPassword, PersonName, Username, usernameKey } from '../../../contract/own.ts'
import type { AccountFields } from '../../kernel/accounts/account-store.ts'
import { insertAccount } from '../../kernel/accounts/account-store.ts'
import { isKeptAddress } from '../../kernel/accounts/kept-addresses.ts'
import { ownWords } from '../../kernel/accounts/own-words.ts'
import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { AuditEvent } from '../../kernel/audit/audit-trail.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { isCommonPassword } from '../../kernel/passwords/common-passwords.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import { saveSetting } from '../../kernel/site/site-store.ts'
import type { Command, Given } from './command.ts'
import { requiredOption, textOption } from './command.ts'

/** OPS-02: the first superadmin, or another one. The password is read from standard input, for arguments can be seen by others (R59). */
export const createSuperadmin: Command = {
  usage: '--username <name> --email <address> --password-stdin [--firstname <name>] [--lastname <name>]',
  summary: 'Makes a superadmin; the password comes from standard input. Refuses to change an account that exists.',
  options: {
    username: { type: 'string' },
    email: { type: 'string' },
    'password-stdin': { type: 'boolean' },
    firstname: { type: 'string' },
    lastname: { type: 'string' },
  },
  words: 0,
  mayBegin: true,
  run: async (given, place) => {
    if (given.options['password-stdin'] !== true)
      throw new CommandFailed('--password-stdin is missing: the password is read from standard input')
    const person = personOf(given)
    const password = (await place.readInput()).replace(/\r?\n$/, '')
    if (!z.safeParse(NewPassword, password).success)
      throw new CommandFailed('the password must have 8 to 128 characters')
    const written = await place.withPortal((portal) => create(portal, person, password))
    place.print(`${person.username} is a superadmin now and can sign in.`)
    if (written.length > 0)
      place.print(`${written.join(' and ')}: ${person.email}, until the site settings say otherwise.`)
  },
}

type Person = Pick<AccountFields, 'username' | 'email' | 'firstname' | 'lastname'>

function personOf(given: Given): Person {
  return {
    username: checked(
      Username,
      requiredOption(given, 'username'),
      '--username must have 8 to 29 letters, digits, - or _',
    ),
    email: checked(Email, requiredOption(given, 'email'), '--email must be an e-mail address'),
    firstname: nameOf(given, 'firstname'),
    lastname: nameOf(given, 'lastname'),
  }
}

function nameOf(given: Given, option: 'firstname' | 'lastname'): string {
  const name = textOption(given, option)
  return name === undefined ? '' : checked(PersonName, name, `--${option} must have 2 to 100 characters`)
}

function checked(rule: z.ZodMiniType<string>, value: string, fault: string): string {
  const parsed = z.safeParse(rule, value)
  if (!parsed.success) throw new CommandFailed(fault)
  return parsed.data
}

/** @returns the settings that were empty and have the person's address now. */
async function create(portal: PortalHost, person: Person, password: string): Promise<readonly string[]> {
  const companies = await companyNames(portal.database)
  if (isCommonPassword(password, ownWords({ ...person, company: '' }, companies))) {
    throw new CommandFailed('the password is one of those that everyone tries first; choose another')
  }
  const passwordHash = await portal.passwords.hash(password)
  const { username } = person
  const now = portal.clock.now()
  const fields = {
    ...superadmin,
    ...person,
    recoveryEmail: person.email,
    createdby: username,
    id: newId(),
    passwordHash,
    now,
  }
  const settings = await portal.site.settings()
  // CONST-14: people must have somebody to write to from the first day on.
  const empty = (['siteAdminEmail', 'supportEmail'] as const).filter((name) => settings[name] === '')
  await portal.database.writing(async (transaction) => {
    const taken = selectEveryAccount(transaction).select(['username', 'email'])
    const [byName] = await taken.where('username_key', '=', usernameKey(username)).execute()
    if (byName) throw new CommandFailed(`there is already an account ${byName.username}; nothing was changed`)
    const [byEmail] = await taken.where('email', '=', person.email).execute()
    if (byEmail) throw new CommandFailed(`${byEmail.username} already has this address; nothing was changed`)
    if (await isKeptAddress(transaction, { email: person.email, now }))
      throw new CommandFailed('somebody recovers an account by this address; nothing was changed')
    await insertAccount(transaction, fields)
    const event = { action: 'createsuperadmin', actor: 'console', target: username, result: 'done' } as const
    await portal.audit.append(transaction, { ...event, at: now, requestId: '', address: '' })
    for (const name of empty) await saveSetting(transaction, name, person.email)
    if (empty.length > 0) await portal.audit.append(transaction, settingsEvent(empty, person.email, now))
  })
  return empty
}

function settingsEvent(names: readonly string[], address: string, now: Date): AuditEvent {
  const changes = names.map((field) => ({ field, before: '', after: address }))
  const event = { action: 'savesystemsettings', actor: 'console', target: '', result: 'done' } as const
  return { ...event, details: { changes }, at: now, requestId: '', address: '' }
}

const superadmin = {
  company: '',
  jobtitle: '',
  streetaddress: '',
  postal: '',
  city: '',
  country: '',
  telephone: '',
  usertype: 'admin',
  carrier: '',
  groups: ['superadmin'],
  apps: [],
  homeapp: '',
  preferredapps: [],
  language: 'fi',
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
  isSuperadmin: true,
  isAdmin: true,
  declinedCompany: '',
} as const
