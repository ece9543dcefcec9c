import type { Application } from '../../../contract/own.ts'
import { companyKey, groupsOfApplications, waitsForAccess } from '../../../contract/own.ts'
import { accountOf } from '../accounts/account.ts'
import { accountColumns } from '../accounts/account-row.ts'
import { selectPeople } from '../accounts/people.ts'
import { people } from '../accounts/person-cards.ts'
import type { Database } from '../database/database.ts'
import { withPortalTables } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { isOpenTo } from '../registers/application-store.ts'
import { applicationAudit, askerOf } from './application-audit.ts'
import { applicationMail } from './application-mail.ts'
import { applicationNotices } from './application-notices.ts'
import type { Host } from './host.ts'
import { jobName } from './job-name.ts'
import { databaseOf, liveOf, moduleHost } from './module-host.ts'

/** The part of the portal that the application works with. */
export function applicationHost(portal: PortalHost, application: MountedApplication): Host {
  const { database, site, limits, live, jobs, clock, log } = portal
  const { key } = application.manifest
  const companies = async () => (await site.read()).companies
  const applicationGroups = groupsOfApplications(portal.manifests)
  const mail = applicationMail(portal, application)
  const catalogue = async () => ({ companies: await companies(), applicationGroups })
  return {
    database: databaseOf(database, key),
    people: {
      ...people({ database, catalogue }),
      waiting: async (ids) =>
        peopleWaiting(database, { ids, application: key, listed: (await site.read()).applications }),
      letIn: (transaction, by, { person, company }) =>
        portal.letIn(withPortalTables(transaction), {
          asker: askerOf(by),
          application: key,
          person,
          company,
          now: by.now,
        }),
    },
    companies: async () => (await companies()).map((name) => ({ name, key: companyKey(name) })),
    transportCompanies: async () => (await site.read()).transportCompanies,
    limits: { spend: (budget, whose) => limits.spend({ ...budget, name: `${key}:${budget.name}` }, whose) },
    mail,
    notices: applicationNotices(portal, application, mail),
    live: liveOf(live, key),
    audit: applicationAudit(portal, application),
    files: portal.files.of(key),
    pdf: {
      draw: async (drawing, content, facts) => {
        const { drawings } = application
        if (!drawings) throw new Error(`${key} has no drawings`)
        return portal.pdf.draw({ ...facts, module: drawings.href, drawing, content })
      },
    },
    inModule: (module) => moduleHost(portal, module),
    wake: (job) => jobs.wake(jobName(key, job)),
    clock,
    log,
  }
}

/** Those of them who wait for access and cannot open the application (GEN-17). */
async function peopleWaiting(
  database: Pick<Database<PortalTables>, 'reading'>,
  {
    ids,
    application,
    listed,
  }: { readonly ids: readonly string[]; readonly application: string; readonly listed: readonly Application[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const chosen = selectPeople(database.reading).select(accountColumns).where('id', 'in', ids)
  const accounts = (await chosen.execute()).map(accountOf)
  const waiting = accounts.filter((account) => waitsForAccess(account) && !isOpenTo(listed, application, account))
  return new Set(waiting.map(({ id }) => id))
}
