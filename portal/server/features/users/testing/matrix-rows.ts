/** A row for every call there is; a call without one does not compile, and fails the test. */
import type {
  administrationCalls as AdministrationCalls,
  AskOf,
  portalCalls as PortalCalls,
} from '../../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { registrationForm } from '../../../testing/registration-form.ts'
import { partVersion } from '../application-people/application-person.ts'
import { manureApplication, newUser } from './administered-portal.ts'
import type { Cell, MatrixRow } from './matrix-row.ts'
import { onPerson, onPortal } from './matrix-row.ts'
import type { MatrixTable } from './matrix-tables.ts'
import * as tables from './matrix-tables.ts'
import { newsRows } from './news-rows.ts'
import { personalSecondFactorRows, secondFactorRows } from './second-factor-rows.ts'

const { everybody, signedIn, administrators, superadmins } = tables
const admin = ({ caller }: Cell) => caller.account.username
const path = ({ caller }: Cell) => ({ username: caller.account.username, token: caller.token ?? 'x' })
const nothing = () => ({})
const guessed = ({ target }: { target: { username: string } }) => ({ username: target.username, password: 'x' })

const ofPortal: Readonly<Record<keyof typeof PortalCalls, MatrixRow>> = {
  ...secondFactorRows,
  ...newsRows,
  readInitialData: onPortal(portalCalls.readInitialData, signedIn, path),
  readPublicData: onPortal(portalCalls.readPublicData, everybody, nothing),
  logIn: onPortal(portalCalls.logIn, 'ppppp', ({ target }) => ({
    username: target.username,
    password: 'Väärä-salasana',
  })),
  logOut: { ...onPortal(portalCalls.logOut, everybody, nothing), spends: () => true },
  readOwnSessions: onPortal(portalCalls.readOwnSessions, signedIn, nothing),
  readOwnEmailState: onPortal(portalCalls.readOwnEmailState, signedIn, nothing),
  endOwnSession: onPerson(portalCalls.endOwnSession, tables.endingOwnSession, ({ target }) => ({ id: target.session })),
  endOtherSessions: onPortal(portalCalls.endOtherSessions, signedIn, nothing),
  searchOwnSignIns: onPortal(portalCalls.searchOwnSignIns, signedIn, nothing),
  register: onPortal(portalCalls.register, everybody, ({ number }) =>
    registrationForm({ username: `tulija_${number}` }),
  ),
  checkUsername: onPortal(portalCalls.checkUsername, everybody, () => ({ username: 'vapaa_nimi' })),
  checkEmail: onPortal(portalCalls.checkEmail, everybody, () => ({ email: 'vapaa@posti.test' })),
  validateEmail: onPortal(portalCalls.validateEmail, 'ccccc', () => ({ validationcode: 'arvattu' })),
  resendValidation: onPortal(portalCalls.resendValidation, everybody, guessed),
  readActivationLetter: onPortal(portalCalls.readActivationLetter, everybody, guessed),
  requestReset: onPortal(portalCalls.requestReset, 'nnnnn', () => ({ username: 'ei_ketaan_taalla' })),
  requestResetCommon: onPortal(portalCalls.requestResetCommon, 'nnnnn', () => ({ useremail: 'ei@ketaan.test' })),
  resetByLink: onPortal(portalCalls.resetByLink, 'ccccc', () => ({ hash: 'arvattu', password: 'Rahkasammal-88' })),
  saveOwnSettings: onPortal(portalCalls.saveOwnSettings, signedIn, ({ caller }) => ({
    _id: caller.account.id,
    city: 'Pori',
  })),
  saveOwnApplications: onPortal(portalCalls.saveOwnApplications, signedIn, (cell) => ({
    username: admin(cell),
    homeapp: '',
    preferredapps: [],
  })),
  exportOwnData: onPortal(portalCalls.exportOwnData, signedIn, nothing),
  secureAccount: onPortal(portalCalls.secureAccount, 'ccccc', () => ({ code: 'arvattu' })),
  confirmEmail: onPortal(portalCalls.confirmEmail, 'ccccc', () => ({ code: 'arvattu' })),
  undoEmailChange: onPortal(portalCalls.undoEmailChange, 'ccccc', () => ({ code: 'arvattu' })),
  sendFeedback: onPortal(portalCalls.sendFeedback, signedIn, () => ({ text: 'Hyvää päivää' })),
  readTransportCompanies: onPortal(portalCalls.readTransportCompanies, signedIn, path),
  readApplicationUse: onPortal(portalCalls.readApplicationUse, everybody, () => ({ name: 'peatsale' })),
  readFrontPage: onPortal(portalCalls.readFrontPage, signedIn, nothing),
}

/** Administrators differ in whom they may add: here a customer of Biolan's, there anybody. */
const nobodyAdds = { ...everyCaller('f'), visitor: 'u', deactivated: 'u' }
const addingToBiolan = { ...nobodyAdds, biolanAdmin: 'o', twoAdmin: 'o', biolanAndCarrierAdmin: 'o', superadmin: 'o' }
const searchingApplicationPeople = { ...nobodyAdds, manureAdmin: 'o' }
const adding = (sign: string) => ({
  ...addingToBiolan,
  manureTransportAdmin: sign,
  biolanAdmin: sign,
  novarboAdmin: sign,
  twoAdmin: sign,
  biolanAndCarrierAdmin: sign,
  superadmin: sign,
})

function everyCaller(sign: string) {
  return Object.fromEntries(Object.keys(tables.seeing).map((name) => [name, sign])) as Record<keyof MatrixTable, string>
}

const saved = (changes: (cell: Cell) => Partial<AskOf<typeof AdministrationCalls.saveUser>>) => async (cell: Cell) => {
  const record = await cell.fixture.portal.host.accounts.findById(cell.target.id)
  const account = record?.account ?? (await cell.fixture.person())
  const { id: _id, groups: usergroups, language, transportadmin, transportalloworders } = account
  const { username, company, usertype, lastmodified, email, firstname, lastname } = account
  const names = { username, company, usertype, lastmodified, email, firstname, lastname }
  const user = { _id, ...names, transportadmin, transportalloworders }
  const id = record ? _id : cell.target.id
  return { ...user, _id: id, usergroups: [...usergroups], apps: [], misc: { language }, ...changes(cell) }
}

const people: Readonly<Record<string, MatrixRow>> = {
  ...personalSecondFactorRows,
  readUser: onPerson(administrationCalls.readUser, tables.seeing, ({ target }) => ({ id: target.id })),
  readUserHistory: onPerson(administrationCalls.readUserHistory, tables.seeing, ({ target }) => ({ id: target.id })),
  saveUser: onPerson(
    administrationCalls.saveUser,
    tables.editing,
    saved(() => ({ jobtitle: 'Kuski' })),
  ),
  saveUserAddress: onPerson(
    administrationCalls.saveUser,
    tables.signingInAs,
    saved(({ number }) => ({ email: `uusi${number}@posti.test` })),
  ),
  saveUserPassword: onPerson(
    administrationCalls.saveUser,
    tables.signingInAs,
    saved(() => ({ password: 'Rahkasammal-88', editpassword: 'Rahkasammal-88' })),
  ),
  verifyUsers: onPerson(administrationCalls.verifyUsers, tables.verifying, (cell) => ({
    users: [cell.target.id],
    username: admin(cell),
  })),
  resetUserPassword: onPerson(administrationCalls.resetUserPassword, tables.takingOver, (cell) => ({
    id: cell.target.id,
    username: cell.target.username,
    modifiedby: admin(cell),
  })),
  deleteUser: onPerson(administrationCalls.deleteUser, tables.removing, (cell) => ({
    id: cell.target.id,
    userid: cell.target.id,
    username: cell.target.username,
    admin: admin(cell),
  })),
  takeOutOfCompany: onPerson(administrationCalls.takeOutOfCompany, tables.takingOut, async ({ fixture, target }) => {
    const stored = await fixture.portal.stored(target.id)
    return { id: target.id, company: stored?.company || 'Biolan' }
  }),
  setUserActive: onPerson(administrationCalls.setUserActive, tables.deactivating, ({ target }) => ({
    id: target.id,
    active: false,
  })),
  bulkUsers: onPerson(administrationCalls.bulkUsers, tables.deactivating, ({ target }) => ({
    preview: false,
    action: { act: 'deactivate' as const },
    people: { ids: [target.id] },
  })),
  saveApplicationPart: onPerson(
    administrationCalls.saveApplicationPart,
    tables.savingApplicationParts,
    async (cell) => {
      const stored = await cell.fixture.portal.stored(cell.target.id)
      const version = stored ? partVersion(stored, manureApplication) : 'x'
      return { application: 'manuredelivery', _id: cell.target.id, version, usergroups: ['manureappuser'] }
    },
  ),
  bulkVerify: onPerson(administrationCalls.bulkUsers, tables.verifying, ({ target }) => ({
    preview: false,
    action: { act: 'verify' as const },
    people: { ids: [target.id] },
  })),
  bulkLetIn: onPerson(administrationCalls.bulkUsers, tables.lettingInToBiolan, ({ target }) => ({
    preview: false,
    action: { act: 'letin' as const, company: 'Biolan' },
    people: { ids: [target.id] },
  })),
  bulkDeclineClaim: onPerson(administrationCalls.bulkUsers, tables.decliningClaims, ({ target }) => ({
    preview: false,
    action: { act: 'declineclaim' as const },
    people: { ids: [target.id] },
  })),
  endPersonSession: onPerson(administrationCalls.endPersonSession, tables.endingSessions, ({ target }) => ({
    id: target.session,
  })),
  endPersonSessions: onPerson(administrationCalls.endPersonSessions, tables.editing, ({ target }) => ({
    userid: target.id,
  })),
}

const ofAdministration = {
  readAdminData: onPortal(administrationCalls.readAdminData, administrators, path),
  addUser: onPortal(administrationCalls.addUser, addingToBiolan, ({ number }) =>
    newUser({ username: `lisatty_${number}`, company: 'Biolan', usergroups: [] }),
  ),
  searchUsers: onPortal(administrationCalls.searchUsers, administrators, nothing),
  searchApplicationPeople: onPortal(administrationCalls.searchApplicationPeople, searchingApplicationPeople, () => ({
    application: 'manuredelivery',
  })),
  exportUsers: onPortal(administrationCalls.exportUsers, administrators, () => ({
    format: 'csv' as const,
    language: 'fi' as const,
  })),
  uploadUserImport: onPortal(administrationCalls.uploadUserImport, adding('o'), () => ({ filename: 'a.csv' })),
  rehearseUserImport: onPortal(administrationCalls.rehearseUserImport, adding('x'), () => ({
    import: 'x',
    columns: [],
  })),
  confirmUserImport: onPortal(administrationCalls.confirmUserImport, adding('x'), () => ({ import: 'x', columns: [] })),
  readUserImportResult: onPortal(administrationCalls.readUserImportResult, 'ufxxu', () => ({
    import: 'x',
    language: 'fi' as const,
  })),
  readApplications: onPortal(administrationCalls.readApplications, administrators, nothing),
  saveApplications: onPortal(administrationCalls.saveApplications, 'ufxxu', (cell) => ({
    admin: admin(cell),
    apps: [{ name: 'ei_mikaan', clearname: 'x', groups: 'all' as const, admingroups: [] }],
  })),
  startOrShutSystem: onPortal(administrationCalls.startOrShutSystem, superadmins, (cell) => ({
    admin: admin(cell),
    command: 'start' as const,
  })),
  saveSystemSettings: onPortal(administrationCalls.saveSystemSettings, superadmins, (cell) => ({
    admin: admin(cell),
    settings: { salesPhoneName: 'Myynti' },
  })),
  readSystemSettings: onPortal(administrationCalls.readSystemSettings, superadmins, nothing),
  saveCompanies: onPortal(administrationCalls.saveCompanies, superadmins, (cell) => ({
    admin: admin(cell),
    changes: [{ action: 'add' as const, name: `Turve ${cell.number}` }],
  })),
  saveTransportCompanies: onPortal(administrationCalls.saveTransportCompanies, superadmins, (cell) => ({
    admin: admin(cell),
    changes: [{ action: 'add' as const, name: `Kuljetus ${cell.number}` }],
  })),
  readCompanyUse: onPortal(administrationCalls.readCompanyUse, superadmins, nothing),
  readSystemState: onPortal(administrationCalls.readSystemState, superadmins, nothing),
  planShutdown: onPortal(administrationCalls.planShutdown, superadmins, () => ({
    from: '2030-01-01T00:00:00Z',
    to: '2030-01-01T01:00:00Z',
    announcefrom: '2029-12-31T00:00:00Z',
    text: { fi: 'Huolto', en: 'Service' },
  })),
  cancelPlannedShutdown: onPortal(administrationCalls.cancelPlannedShutdown, superadmins, nothing),
  searchLetters: onPortal(administrationCalls.searchLetters, superadmins, nothing),
  resendLetter: onPortal(administrationCalls.resendLetter, 'uffxu', () => ({ id: 'x' })),
  resendDeadLetters: onPortal(administrationCalls.resendDeadLetters, superadmins, nothing),
  sendTestLetter: onPortal(administrationCalls.sendTestLetter, superadmins, nothing),
  releaseLetters: onPortal(administrationCalls.releaseLetters, superadmins, nothing),
  searchFeedback: onPortal(administrationCalls.searchFeedback, superadmins, nothing),
  markFeedback: onPortal(administrationCalls.markFeedback, superadmins, () => ({ ids: ['x'], handled: true })),
  searchSessions: onPortal(administrationCalls.searchSessions, administrators, ({ target }) => ({ userid: target.id })),
  searchAudit: onPortal(administrationCalls.searchAudit, administrators, nothing),
  exportAudit: onPortal(administrationCalls.exportAudit, administrators, nothing),
  verifyAudit: onPortal(administrationCalls.verifyAudit, superadmins, nothing),
  examineSystem: onPortal(administrationCalls.examineSystem, superadmins, () => ({
    part: 'state' as const,
    language: 'fi' as const,
  })),
}

export const matrixRows: Readonly<Record<string, MatrixRow>> = { ...ofPortal, ...ofAdministration, ...people }
