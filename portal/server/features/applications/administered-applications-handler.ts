import type { Application } from '../../../contract/own.ts'
import { administrationCalls, seesApplication } from '../../../contract/own.ts'
import { names } from '../../kernel/accounts/account.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'

interface Kind {
  readonly groups: readonly string[]
  readonly apps: readonly string[]
  readonly people: number
}

/** Every administrator may see which applications there are; only numbers of people go with them. */
export const readApplicationsHandler = handler(administrationCalls.readApplications, async ({ portal }) => {
  // People share few combinations of rights, so the database counts those and the rule itself is asked once for each.
  const rows = await selectPeople(portal.database.reading)
    .select((count) => ['usergroups', 'apps', count.fn.countAll<number>().as('people')])
    .where('deactivated', '=', 0)
    .groupBy(['usergroups', 'apps'])
    .execute()
  const kinds = rows.map((row) => ({
    groups: names(row.usergroups),
    apps: names(row.apps),
    people: Number(row.people),
  }))
  const applications = await listedApplications(portal.database)
  return { applications: applications.map((application) => ({ application, users: seenBy(application, kinds) })) }
})

function seenBy(application: Application, kinds: readonly Kind[]): number {
  return kinds
    .filter(({ groups, apps }) => seesApplication(application, { apps, usergroups: groups }))
    .reduce((sum, { people }) => sum + people, 0)
}
