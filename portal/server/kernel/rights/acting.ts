import type { Administrator, Application, RightsCatalogue, TransportCompany } from '../../../contract/own.ts'
import { administratorOf, groupCatalogue, groupsOfApplications } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import { findAccount } from '../accounts/account-store.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { Refused } from '../refusals/refuse.ts'
import { listedApplicationsIn } from '../registers/application-store.ts'
import { companyNamesIn, transportCompaniesIn } from '../registers/company-store.ts'
import type { SiteRecord } from '../site/site-store.ts'

/** What there is in the portal, as rights and forms are about it. */
export interface AdministrationFacts extends RightsCatalogue {
  readonly applications: readonly Application[]
  readonly transportCompanies: readonly TransportCompany[]
}

/** Who acts, with what decides it. */
export interface Acting {
  readonly administrator: Administrator
  readonly facts: AdministrationFacts
}

interface Reading {
  readonly portal: PortalHost
  readonly actor: Actor
  /** What was listed when the request came. */
  readonly site: Listed
}

type Actor = Parameters<typeof administratorOf>[0]
type Listed = Pick<SiteRecord, 'companies' | 'applications' | 'transportCompanies'>

/** For answers that only read. */
export function actingReader({ portal, actor, site }: Reading): Acting {
  const { companies, applications, transportCompanies } = site
  const applicationGroups = groupsOfApplications(portal.manifests)
  const groups = groupCatalogue(companies, applicationGroups)
  const facts = { companies, applications, transportCompanies, applicationGroups, groups }
  return { administrator: administratorOf(actor, facts), facts }
}

/**
 * Who acts, as this transaction sees it: a right that was taken away since the request began is gone (ROLE-27).
 * Administrators change people one after the other, so that two cannot undo each other's last superadmin (R22).
 */
export async function authorizeIn(
  transaction: PortalTransaction,
  portal: PortalHost,
  { id }: Pick<Account, 'id'>,
): Promise<Acting> {
  await portal.database.lock(transaction, 'superadmins')
  const stored = await findAccount(transaction, id)
  if (!stored?.activated || stored.deactivated) throw new Refused('unauthorized')
  if (!stored.isAdmin) throw new Refused('forbidden')
  const site = {
    companies: await companyNamesIn(transaction),
    applications: await listedApplicationsIn(transaction),
    transportCompanies: await transportCompaniesIn(transaction),
  }
  return actingReader({ portal, actor: stored, site })
}

/** The operator at the console, who may do what a superadmin may. */
export async function actingOperator(portal: PortalHost): Promise<Acting> {
  const actor = { id: '', groups: ['superadmin'], carrier: '', transportadmin: false, isSuperadmin: true }
  return actingReader({ portal, actor, site: await portal.site.read() })
}
