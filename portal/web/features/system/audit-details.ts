/** What the details of a line of the event log tell, in words: fields before and after, times, counts, reasons (R41). */
import type { AuditAct, AuditChanges, AuditDetails } from '../../../contract/audit/actions.ts'
import { knownAct } from '../../../contract/audit/actions.ts'
import type { AuditLine } from '../../../contract/audit/calls.ts'
import { deviceName } from '../../../contract/sessions/device-name.ts'
import type { ChangedValue } from '../../../contract/users/user-reading.ts'
import type { Language, Texts } from '../../kernel/texts/index.ts'
import { formatDate, formatDateTime, formatNumber, lookUpText, missingText } from '../../kernel/texts/index.ts'
import type { ValueWords } from '../users/index.ts'
import { changesInWords } from '../users/index.ts'

export interface Tongue {
  readonly language: Language
  readonly texts: Texts['adminsystem']
  readonly fieldName: (field: string) => string
  readonly valueWords: ValueWords
}

export function detailsInWords(
  line: Pick<AuditLine, 'action' | 'details' | 'target'>,
  tongue: Tongue,
): readonly string[] {
  const act = knownAct(line)
  return act === undefined ? [] : told(act, line.target, tongue)
}

function told(act: AuditAct, target: string, tongue: Tongue): readonly string[] {
  const { texts, fieldName, valueWords } = tongue
  switch (act.action) {
    case 'login':
      return signInWords(act.details, texts)
    case 'endothersessions':
    case 'endpersonsessions':
      return [texts.auditsessions({ count: act.details.ended })]
    case 'endpersonsession':
      return [texts.auditdevice({ device: deviceName(act.details.device) })]
    case 'saveownsettings':
      return act.details.fields.map(fieldName)
    case 'saveownapplications':
      return Object.entries(act.details).map(([field, value]) => `${fieldName(field)}: ${valueWords(field, value)}`)
    case 'adduser':
    case 'saveuser':
    case 'saveapplication':
    case 'savesystemsettings':
      return changesInWords(act.details.changes).map((change) => changeInWords(change, tongue))
    case 'deleteuser':
      return act.details.company || act.details.pricelist ? [texts.auditdeletedparts(act.details)] : []
    case 'importusers':
      return [texts.auditimported(act.details)]
    case 'exportusers':
      return [act.details.format.toUpperCase(), ...filterInWords(act.details.filter, tongue)]
    case 'exportaudit':
      return filterInWords(act.details.filter, tongue)
    case 'planshutdown':
    case 'cancelplannedshutdown':
      return [`${moment(act.details.from, tongue)} – ${moment(act.details.to, tongue)}`]
    case 'renamecompany':
      return [renamed(act.details, target, texts), texts.appuserscount({ count: act.details.users })]
    case 'renametransportcompany':
      return [renamed(act.details, target, texts)]
    case 'resendletter':
      return [lookUpText(texts, `letter_${act.details.template}`)].filter((words) => words !== missingText)
    case 'handlefeedback':
    case 'reopenfeedback':
      return [texts.auditfeedback({ count: act.details.ids.length })]
    case 'restorebackup':
      return [act.details.file]
    case 'pruneaudit': {
      const { removed, before } = act.details
      return [texts.auditpruned({ count: removed, before: formatDateTime(new Date(before), tongue.language) })]
    }
    case 'signanchors':
      return [texts.auditanchors({ count: act.details.anchors })]
    case 'claimactor':
      return [texts.auditcall({ call: act.details.call })]
    default:
      return restInWords(act, texts)
  }
}

function restInWords(act: AuditAct, texts: Texts['adminsystem']): readonly string[] {
  switch (act.action) {
    case 'movedatabase':
      return [act.details.to]
    case 'resenddeadletters':
      return [texts.auditletters({ count: act.details.letters })]
    case 'addsecondfactor':
    case 'removesecondfactor':
      return [act.details.kind === 'app' ? texts.auditfactor_app : texts.auditfactor_passkey(act.details)]
    case 'renamepasskey':
      return [`${act.details.before} → ${act.details.name}`]
    case 'userecoverycode':
      return [texts.auditcodesleft({ count: act.details.left })]
    case 'removeusersecondfactor':
      return [texts.auditfactors(act.details)]
    default:
      return companyInWords(act)
  }
}

/** Why it failed, by which second step it was done or tried, and on which device. */
function signInWords(details: AuditDetails<'login'> = {}, texts: Texts['adminsystem']): readonly string[] {
  const { why, by, device } = details
  const words = [
    why && lookUpText(texts, `auditwhy_${why}`),
    by && lookUpText(texts, `auditstep_${by}`),
    device && texts.auditdevice({ device }),
  ]
  return words.flatMap((each) => each || [])
}

/** The company that somebody was let in to, or whose claim was passed on. */
function companyInWords({ details }: AuditAct): readonly string[] {
  return details && 'company' in details && typeof details.company === 'string' ? [details.company] : []
}

function changeInWords({ field, before, after }: AuditChanges[number], tongue: Tongue): string {
  const name = nameOf(field, tongue)
  const is = shownValue(field, after, tongue)
  // Of something new there is nothing that it was before.
  if (before === null) return `${name}: ${is}`
  return tongue.texts.auditchange({ field: name, before: shownValue(field, before, tongue), after: is })
}

function renamed({ before }: { before: string }, target: string, texts: Texts['adminsystem']): string {
  return texts.auditchange({ field: texts.companyname, before, after: target })
}

/** Settings and applications have fields of their own; the others are those of people. */
function nameOf(field: string, { texts, fieldName }: Tongue): string {
  const known = [`setting_${field.toLowerCase()}`, `auditfield_${field}`].map((key) => lookUpText(texts, key))
  return known.find((words) => words !== missingText) ?? fieldName(field)
}

function shownValue(field: string, value: AuditChanges[number]['before'], tongue: Tongue): string {
  const { language, texts, valueWords } = tongue
  const isDay = field === 'accessibilityDate' && typeof value === 'string' && value !== ''
  if (isDay) return formatDate(new Date(value), language)
  if (field === 'groups' || field === 'admingroups') {
    return value === 'all' ? texts.auditeverybody : valueWords('usergroups', asChanged(value))
  }
  const ofSetting = lookUpText(texts, `setting_${field.toLowerCase()}_${String(value)}`)
  return ofSetting === missingText ? valueWords(field, asChanged(value)) : ofSetting
}

function asChanged(value: AuditChanges[number]['before']): ChangedValue {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'number') return formatNumber(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** What an export was narrowed to. */
function filterInWords(filter: Readonly<Record<string, unknown>>, tongue: Tongue): string[] {
  const { texts, valueWords } = tongue
  const words: Readonly<Record<string, (given: string) => string>> = {
    find: (given) => `${texts.auditsought}: ${given}`,
    company: (given) => `${texts.auditcompany}: ${valueWords('transportcompany', given)}`,
    from: (given) => `${texts.auditfrom}: ${moment(given, tongue)}`,
    to: (given) => `${texts.auditto}: ${moment(given, tongue)}`,
    result: (given) => `${texts.auditresult}: ${lookUpText(texts, `auditresult_${given}`)}`,
  }
  return Object.entries(words).flatMap(([name, tell]) => {
    const given = filter[name]
    return typeof given === 'string' && given !== '' ? [tell(given)] : []
  })
}

function moment(at: string, { language }: Tongue): string {
  return formatDateTime(new Date(at), language)
}
