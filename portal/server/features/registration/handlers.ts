import type { InputOf } from '../../../contract/own.ts'
import { domainMayRegister, isPostalCode, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { changeAccount, findAccount, holdAccount, insertAccount } from '../../kernel/accounts/account-store.ts'
import { isKeptAddress, isTakenAddress, refuseKeptAddress } from '../../kernel/accounts/kept-addresses.ts'
import { ownWords } from '../../kernel/accounts/own-words.ts'
import { isTakenName, selectPeople } from '../../kernel/accounts/people.ts'
import { forgetUnproven } from '../../kernel/accounts/unproven-addresses.ts'
import { after, days } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { HandlerContext, OpenContext } from '../../kernel/handlers/handler.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { budgetAddress, budgets } from '../../kernel/limits/budgets.ts'
import { spendExistence } from '../../kernel/limits/existence-budget.ts'
import { findSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { isCommonPassword } from '../../kernel/passwords/common-passwords.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { companyAsListed } from '../../kernel/registers/company-as-listed.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import { holdCompany } from '../companies/index.ts'
import { freeOverdueAddress, isUnverifiedRegistration, removeUnverified } from '../email-change/index.ts'
import { tellAdministrators } from '../newcomers/index.ts'
import { mailActivation } from './activation-letter.ts'
import { isRefusedRegistration, isRepeatedRegistration, refusedRegistration } from './repeated-registration.ts'

const { register, checkUsername, checkEmail, validateEmail } = portalCalls

/** An unverified registration of this age no longer holds its address against its owner (security.md 4.11). */
const unverifiedHoldsAddressFor = days(7)

/** CALL-18. The customer that comes out has no group and no application, whatever was sent (REG-38, REG-40). */
export const registerHandler = writingHandler(register, {
  prepare: async (context, given, refuse) => {
    const { portal, request } = context
    const settings = await portal.site.settings()
    if (!settings.registrationEnabled) throw refuse('registration_disabled')
    await portal.limits.spendOfAddress(budgets.registration, request.address)
    if (!isPostalCode(given.postal, settings.postalCodeRule)) throw refuse('invalid_input', { fields: ['postal'] })
    const companies = await companyNames(portal.database)
    if (given.company !== '' && companyAsListed(companies, given.company) === undefined) {
      throw refuse('invalid_input', { fields: ['company'] })
    }
    if (!domainMayRegister(given.email, domainRules(settings)))
      throw refuse('email_domain_not_allowed', { fields: ['email'] })
    if (isCommonPassword(given.password, ownWords(given, companies)))
      throw refuse('common_password', { fields: ['password'] })
    await spendExistence(portal, request.address)
    if (await isRepeatedRegistration(context, given)) return { passwordHash: undefined, refusedId: '' }
    const refusedId = await refusedRegistration(context, given)
    await refuseTaken(portal, given, { exceptOf: refusedId })
    return {
      refusedId,
      passwordHash: await portal.passwords.hash(given.password, budgetAddress(request.address)),
    }
  },
  write: async (context, given, refuse) => {
    const { portal, request, transaction } = context
    const { passwordHash, refusedId } = context.prepared
    if (passwordHash === undefined) return {}
    await freeRefused(context, refusedId)
    await freeAbandonedAddress(context, given.email)
    // Hashing took its time: the company may have been renamed or removed meanwhile.
    const company = given.company === '' ? '' : await holdCompany(transaction, given.company)
    if (company === undefined) throw refuse('invalid_input', { fields: ['company'] })
    const account = await insertCustomer(transaction, { ...given, passwordHash, company, now: request.now })
    await mailActivation(portal, transaction, { account, now: request.now })
    await appendAuditEvent(context, {
      action: 'register',
      actor: account.username,
      target: account.username,
      company: account.company,
    })
    return {}
  },
  // Two at once: the unique indexes let one through, and the other is answered as if it had come later (OPS-09).
  onUniqueViolation: async (context, given) => {
    if (await isAlreadyDone(context, given)) return {}
    // Whoever took the name has gone again at once.
    throw new Refused('user_exists', { fields: ['username'] })
  },
})

/** CALL-19. Free or taken, both are answers (REG-17); a name is free to be registered again where its letter was refused. */
export const checkUsernameHandler = handler(checkUsername, async ({ portal, request }, { username }) => {
  await spendExistence(portal, request.address)
  const isTaken = await isTakenName(portal.database.reading, username)
  const isFree = !isTaken || (await isRefusedRegistration(portal, username))
  return { value: isFree ? ('available' as const) : ('user_exists' as const) }
})

/** CALL-20, with the operator's rule on domains (REG-23). */
export const checkEmailHandler = handler(checkEmail, async ({ portal, request }, { email }) => {
  await spendExistence(portal, request.address)
  if (!domainMayRegister(email, domainRules(await portal.site.settings())))
    return { value: 'email_domain_not_allowed' as const }
  const isTaken = await isTakenAddress(portal.database.reading, { email, now: request.now })
  return { value: isTaken ? ('email_exists' as const) : ('available' as const) }
})

/** CALL-21. The same code again within its time is a success: reloads and mail scanners do no harm (VALID-07). */
export const validateEmailHandler = writingHandler(validateEmail, {
  write: async (context, { validationcode }, refuse) => {
    const { portal, request, transaction } = context
    const found = await findSecret(transaction, { secret: validationcode, purpose: 'activation', now: request.now })
    const account = found && (await findAccount(transaction, found.accountId))
    // A code proves the address it was mailed to, and no other.
    if (!found || account?.email !== found.email) throw refuse('invalid_code')
    await forgetUnproven(transaction, account)
    if (account.activated) return {}
    await changeAccount(transaction, account.id, { activated: true, recoveryEmail: account.email, now: request.now })
    await appendAuditEvent(context, {
      action: 'verifyemail',
      actor: account.username,
      target: account.username,
      company: account.company,
    })
    const told = { kind: 'data-changed', topic: 'users', ids: [account.id] } as const
    await portal.live.publish(transaction, { ...told, for: { to: 'overseers', of: account } })
    await tellAdministrators(portal, transaction, { people: [{ ...account, activated: true }], now: request.now })
    return {}
  },
})

/** Whether the account is there and its letter has gone, so that only the answer is given once more. @throws Refused when a name is taken. */
async function isAlreadyDone(context: OpenContext, given: InputOf<typeof register>): Promise<boolean> {
  if (await isRepeatedRegistration(context, given)) return true
  await refuseTaken(context.portal, given)
  return false
}

async function refuseTaken(
  portal: PortalHost,
  { username, email }: { username: string; email: string },
  { exceptOf = '' } = {},
): Promise<void> {
  if (exceptOf === '' && (await isTakenName(portal.database.reading, username)))
    throw new Refused('user_exists', { fields: ['username'] })
  const now = portal.clock.now()
  const holder = await portal.accounts.findByEmail(email)
  const isTaken =
    holder && isAbandoned(holder, now)
      ? await isKeptAddress(portal.database.reading, { email, now })
      : await isTakenAddress(portal.database.reading, { email, now })
  if (isTaken) throw new Refused('email_exists', { fields: ['email'] })
}

function isAbandoned(holder: Account, now: Date): boolean {
  return isUnverifiedRegistration(holder) && now > after(new Date(holder.createdAt), unverifiedHoldsAddressFor)
}

async function freeAbandonedAddress(
  context: HandlerContext<typeof register> & { transaction: PortalTransaction },
  email: string,
): Promise<void> {
  const { request, transaction } = context
  const row = await selectPeople(transaction).select('id').where('email', '=', email).executeTakeFirst()
  const holder = row && (await holdAccount(transaction, row.id))
  if (holder && isAbandoned(holder, request.now)) await removeUnverified(context, holder)
  else await freeOverdueAddress(context, email)
}

/** Somebody registers once more, since no letter came to the first address. */
async function freeRefused(
  context: HandlerContext<typeof register> & { transaction: PortalTransaction },
  id: string,
): Promise<void> {
  const account = id === '' ? undefined : await holdAccount(context.transaction, id)
  if (account && isUnverifiedRegistration(account)) await removeUnverified(context, account)
}

async function insertCustomer(
  transaction: PortalTransaction,
  given: Omit<InputOf<typeof register>, 'company'> & { company: string; passwordHash: string; now: Date },
): Promise<Account> {
  const { misc, password: _, ...fields } = given
  const account = await insertAccount(transaction, {
    ...fields,
    id: newId(),
    recoveryEmail: given.email,
    jobtitle: '',
    country: given.country === '' ? defaultCountry[misc.language] : given.country,
    usertype: 'customer',
    carrier: '',
    groups: [],
    apps: [],
    homeapp: '',
    preferredapps: [],
    language: misc.language,
    activated: false,
    deactivated: false,
    transportalloworders: false,
    transportadmin: false,
    createdby: given.username,
    isSuperadmin: false,
    isAdmin: false,
    declinedCompany: '',
  })
  await refuseKeptAddress(transaction, account, given.now)
  return account
}

const defaultCountry = { fi: 'Suomi', en: 'Finland' } as const

function domainRules(settings: { emailDomainsAllowed: string[]; emailDomainsBlocked: string[] }) {
  return { allowed: settings.emailDomainsAllowed, blocked: settings.emailDomainsBlocked }
}
