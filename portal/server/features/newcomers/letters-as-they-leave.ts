import type { Kysely } from 'kysely'
import type { ApplicationManifest } from '../../../contract/own.ts'
import { groupsOfApplications, isActive, peopleScope, seesApplication, waitsForAccess } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { accountOf } from '../../kernel/accounts/account.ts'
import { accountColumns } from '../../kernel/accounts/account-row.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { LetterAsItLeaves } from '../../kernel/mail/deliver-letter.ts'
import type { LetterContent } from '../../kernel/mail/letters.ts'
import type { SiteRecord, SiteStore } from '../../kernel/site/site-store.ts'
import { waitingByCompany } from './waiting-people.ts'

interface Parts {
  readonly database: Pick<Database<PortalTables>, 'reading'>
  readonly site: SiteStore
  readonly manifests: readonly ApplicationManifest[]
}

/** Letters about newcomers say how things stand when they leave; one that is true no more does not leave (GEN-17). */
export function newcomersLetters({ database, site, manifests }: Parts): LetterAsItLeaves {
  return async (letter, recipient) => {
    switch (letter.template) {
      case 'newcomers': {
        const { parameters } = letter
        const administrator = await personAt(database.reading, parameters.account, recipient)
        if (!administrator?.isAdmin) return undefined
        const { companies, applications } = await site.read()
        const scope = peopleScope(administrator, { companies, applicationGroups: groupsOfApplications(manifests) })
        const waiting = await waitingByCompany(database.reading, scope, applications)
        return waiting.length === 0 ? undefined : { ...letter, parameters: { ...parameters, waiting } }
      }
      case 'letin': {
        const { parameters } = letter
        const person = await personAt(database.reading, parameters.account, recipient)
        if (!person || person.groups.length === 0) return undefined
        const applications = seenBy(person, await site.read(), manifests)
        return { ...letter, parameters: { ...parameters, applications } }
      }
      case 'claimdeclined': {
        const person = await personAt(database.reading, letter.parameters.account, recipient)
        const isTrue = person && person.declinedCompany !== '' && person.company === '' && waitsForAccess(person)
        return isTrue ? letter : undefined
      }
      default:
        return letter satisfies LetterContent
    }
  }
}

/** Undefined also when the person's letters go elsewhere by now. */
async function personAt(reading: Kysely<PortalTables>, id: string, recipient: string): Promise<Account | undefined> {
  const row = await selectPeople(reading).select(accountColumns).where('id', '=', id).executeTakeFirst()
  const account = row && accountOf(row)
  const isHere = account?.activated && !account.deactivated && account.recoveryEmail === recipient
  return isHere ? account : undefined
}

/** Names in the person's language, in the order of the tiles. */
function seenBy(
  person: Account,
  { applications }: SiteRecord,
  manifests: readonly ApplicationManifest[],
): readonly string[] {
  const holder = { apps: person.apps, usergroups: person.groups }
  const seen = applications.filter((each) => isActive(each) && seesApplication(each, holder))
  return seen.map(({ name, clearname }) => {
    const manifest = manifests.find(({ key }) => key === name)
    return manifest?.names[person.language] ?? clearname
  })
}
