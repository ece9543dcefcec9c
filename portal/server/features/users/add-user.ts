import { administrationCalls, may, passwordForm } from '../../../contract/own.ts'
import { userOf } from '../../kernel/accounts/account.ts'
import { markUnproven } from '../../kernel/accounts/unproven-addresses.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { budgetAddress } from '../../kernel/limits/budgets.ts'
import { tellOfPerson } from '../../kernel/live/tell-overseers.ts'
import { actingReader, authorizeIn } from '../../kernel/rights/acting.ts'
import { freeOverdueAddress } from '../email-change/index.ts'
import { checkNotCommon, checkPostal, contactOf, wantedOf } from './administered-fields.ts'
import { spendForeignNames } from './foreign-names.ts'
import { mailPasswordLink } from './letters.ts'
import { insertPerson, newPersonFields } from './new-person.ts'
import { newPersonChanges } from './person-changes.ts'
import { saveMemberships } from './resolve-memberships.ts'
import { resolvePerson } from './resolve-person.ts'

const { addUser } = administrationCalls

/** CALL-31. Allowed domains and the registration switch do not bind administrators (ADMIN-NEW-19). */
export const addUserHandler = writingHandler(addUser, {
  prepare: async (context, given, refuse) => {
    const { portal, request, site } = context
    const acting = actingReader(context)
    if (!may.addPeople(acting.administrator)) throw refuse('forbidden')
    const { password, editpassword = password } = given
    if (passwordForm(editpassword) !== passwordForm(password))
      throw refuse('invalid_input', { fields: ['editpassword'] })
    checkPostal(given.postal, '', site.settings.postalCodeRule)
    await checkNotCommon(portal, given.password, given)
    // Before the costly hash: what the administrator may not ask for is refused at once.
    resolvePerson(acting, {
      stored: undefined,
      wanted: wantedOf(given, given.apps),
      applications: portal.applications,
    })
    await spendForeignNames(portal, acting.administrator, [given])
    return portal.passwords.hash(given.password, budgetAddress(request.address))
  },
  write: async (context, given, refuse) => {
    const { portal, request, actor, transaction, prepared: passwordHash } = context
    const { applications } = portal
    const acting = await authorizeIn(transaction, portal, actor)
    if (!may.addPeople(acting.administrator)) throw refuse('forbidden')
    const settled = resolvePerson(acting, { stored: undefined, wanted: wantedOf(given, given.apps), applications })
    const names = { username: given.username, email: given.email, createdby: actor.username }
    const fields = newPersonFields(names, contactOf(given), settled)
    await freeOverdueAddress(context, given.email)
    const account = await insertPerson(portal, transaction, { fields, passwordHash, now: request.now })
    // A mistyped one must not become a stranger's way back.
    await markUnproven(transaction, [account], request.now)
    await saveMemberships(transaction, account.id, settled.parts)
    await mailPasswordLink(portal, transaction, { account, template: 'accountcreated', now: request.now })
    const details = { changes: newPersonChanges(account) }
    await appendAuditEvent(context, { action: 'adduser', target: account.username, company: account.company, details })
    await tellOfPerson(portal, transaction, { account })
    return { user: userOf(account, settled.memberships) }
  },
})
