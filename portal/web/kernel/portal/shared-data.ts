/** Data about the site that every screen may read (ENT-40), from the main record and the lists beside it. */
import type { Application } from '../../../contract/applications/application.ts'
import { isActive } from '../../../contract/applications/is-active.ts'
import type { TransportCompany } from '../../../contract/companies/company.ts'
import type { MainRecord } from '../../../contract/site/main-record.ts'
import type { InitialData } from '../sessions/session.ts'
import type { Language } from '../texts/languages.ts'

export type SharedData = {
  /** The site's title, for readers of either language. */
  readonly siteNames: Readonly<Record<Language, string>>
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

/** The page names the portal before anything has come; in English, too, where the operator has given it a face of its own. */
const pageName = import.meta.env.SSR ? 'Kuivike- ja lantapalvelut' : document.title
const ownNames = import.meta.env.SSR ? {} : document.querySelector('title')?.dataset

/** Until the server has answered: the contract's defaults, written out since its schemas are not in the entry; no phone to call in vain. */
const unansweredRecord: MainRecord = {
  isactive: true,
  siteadmin: '',
  name: pageName,
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
  siteNames: namesOf(pageName, ownNames),
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
    siteNames: namesOf(record.name, record.brand?.names),
    siteAdminEmail: record.siteadmin,
    supportEmail: record.supportemail,
    isSiteActive: record.isactive,
    salesPhone: record.salesphone,
    mainRecord: record,
  }
}

/** @param own in each language that has a name of its own. */
function namesOf(
  name: string,
  own: Readonly<Partial<Record<Language, string | undefined>>> = {},
): SharedData['siteNames'] {
  return { fi: name, en: name, ...own } as SharedData['siteNames']
}
