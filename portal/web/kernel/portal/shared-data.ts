/** Data about the site that every screen may read (ENT-40), from the main record and the lists beside it. */
import type { Application } from '../../../contract/applications/application.ts'
import { isActive } from '../../../contract/applications/is-active.ts'
import type { TransportCompany } from '../../../contract/companies/company.ts'
import type { MainRecord } from '../../../contract/site/site.ts'
import type { InitialData } from '../sessions/session.ts'

export type SharedData = {
  readonly siteTitle: string
  readonly siteAdminEmail: string
  readonly supportEmail: string
  /** STATE-06, START-14. */
  readonly isSiteActive: boolean
  readonly salesPhone: MainRecord['salesphone']
  /** The whole main record, for what only one screen reads. */
  readonly mainRecord: MainRecord
  readonly activeApps: readonly Application[]
  readonly companies: readonly string[]
  readonly transportCompanies: readonly TransportCompany[]
  readonly userGroups: readonly string[]
}

/** Until the server has answered: the contract's defaults, written out since its schemas are not in the entry; no phone to call in vain. */
const unansweredRecord: MainRecord = {
  isactive: true,
  siteadmin: '',
  name: 'Kuivike- ja lantapalvelut',
  supportemail: '',
  salesphone: { value: '', name: '' },
  registrationenabled: true,
  postalcoderule: 'strict',
  resetemailmaxlength: 29,
  unverifieddays: 90,
  sessionmaxdays: 30,
  auditmonths: 12,
  feedbackmonths: 24,
}

export const unansweredSite: SharedData = {
  ...ofMainRecord(unansweredRecord),
  activeApps: [],
  companies: [],
  transportCompanies: [],
  userGroups: [],
}

type SiteAnswer = Pick<InitialData, 'maindata' | 'companies'> &
  Partial<Pick<InitialData, 'apps' | 'transportcompanies' | 'usergroups'>>

export function sharedData(site: SharedData, answer: SiteAnswer): SharedData {
  return {
    ...ofMainRecord(answer.maindata[0] ?? site.mainRecord),
    activeApps: answer.apps?.filter(isActive) ?? site.activeApps,
    companies: answer.companies,
    transportCompanies: answer.transportcompanies ?? site.transportCompanies,
    userGroups: answer.usergroups ?? site.userGroups,
  }
}

/** STATE-02: forgets what only signed-in people may see. */
export function publicSharedData(site: SharedData): SharedData {
  return { ...site, activeApps: [], transportCompanies: [], userGroups: [] }
}

export function withMainRecord(site: SharedData, record: MainRecord): SharedData {
  return { ...site, ...ofMainRecord(record) }
}

function ofMainRecord(record: MainRecord) {
  return {
    siteTitle: record.name,
    siteAdminEmail: record.siteadmin,
    supportEmail: record.supportemail,
    isSiteActive: record.isactive,
    salesPhone: record.salesphone,
    mainRecord: record,
  }
}
