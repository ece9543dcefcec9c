/** What lines of Lanta-appi in the event log say. */
import type { Cents } from '@workspace/portal/contract'
import type { AuditSentences, Language } from '@workspace/portal/web'
import { formatDate, formatMoney, formatNumber } from '@workspace/portal/web'
import { alertKindNames, alertRuleNames } from '../../contract/states/names.ts'
import { tonnes } from '../lists/amounts.ts'

export type ManureAuditAction =
  | 'publishterm'
  | 'retireterm'
  | 'savealert'
  | 'endalert'
  | 'exporttrace'
  | 'invitemember'
  | 'joinfarm'
  | 'removefarm'
  | 'servecarrier'
  | 'askservice'
  | 'declineservice'
  | 'driverrights'
  | 'closefarm'
  | 'approvebatch'
  | 'unapprovebatch'
  | 'exportbatch'
  | 'sentbatch'
  | 'exportmaterials'
  | 'changevat'

export const auditSentences: AuditSentences<ManureAuditAction> = {
  fi: {
    publishterm: (details) => `Julkaisi ehdot, voimassa ${days('fi', details)}`,
    retireterm: () => 'Poisti ehdot käytöstä',
    savealert: (details) =>
      `Tallensi hälytyksen (${alertOf('fi', details)}), pysäytettyjä eriä ${String(details['stopped'])}`,
    endalert: (details) =>
      `Päätti hälytyksen (${alertOf('fi', details)}), jatkuvia eriä ${String(details['lifted'])}: ${String(details['reason'])}`,
    servecarrier: ({ serves }) =>
      serves === true ? 'Otti kuljetusyrityksen käyttöön' : 'Poisti kuljetusyrityksen käytöstä',
    askservice: () => 'Pyysi kuljetusyritystä ajamaan',
    declineservice: () => 'Kieltäytyi ajamasta yritykselle',
    driverrights: ({ mayClaim, seesFreight }) =>
      `Muutti kuljettajan oikeuksia: ${mayClaim === true ? 'saa varata eriä' : 'ei saa varata eriä'}, ${seesFreight === true ? 'näkee rahdin' : 'ei näe rahtia'}`,
    closefarm: ({ reason }) => `Lopetti noudot tilalta: ${String(reason)}`,
    approvebatch: ({ consignments, gross }) =>
      `Hyväksyi tilitysaineiston: ${String(consignments)} erää, ${money(gross)} veroineen`,
    unapprovebatch: ({ consignments, gross }) =>
      `Perui tilitysaineiston hyväksynnän: ${String(consignments)} erää, ${money(gross)} veroineen`,
    exportbatch: ({ format }) => `Vei tilitysaineiston tiedostoon (${String(format).toUpperCase()})`,
    sentbatch: ({ gross }) => `Merkitsi tilitysaineiston lähetetyksi, ${money(gross)} veroineen`,
    exportmaterials: ({ kg }) => `Vei vuoden raaka-aineet tiedostoon, ${tonnes(Number(kg))}`,
    invitemember: ({ person }) => `Kutsui tilalle: ${String(person)}`,
    joinfarm: ({ person }) => `Liittyi kutsusta tilaan: ${String(person)}`,
    removefarm: ({ company, requests }) =>
      [
        'Tilan viimeinen jäsen poistettiin',
        ...(company === true ? ['yhteystiedot poistettiin'] : []),
        ...(Number(requests) > 0 ? [`keskeneräisiä noutopyyntöjä päätettiin ${String(requests)}`] : []),
      ].join('; '),
    changevat: ({ removed, rateBp, from }) =>
      `${removed === true ? 'Poisti' : 'Tallensi'} arvonlisäverokannan ${percent(rateBp)} alkaen ${formatDate(new Date(String(from)), 'fi')}`,
    exporttrace: ({ from, to }) => `Vei jäljityksen tiedostoon (${days('fi', { validFrom: from, validTo: to })})`,
  },
  en: {
    changevat: ({ removed, rateBp, from }) =>
      `${removed === true ? 'Removed' : 'Saved'} the VAT rate ${percent(rateBp)} from ${formatDate(new Date(String(from)), 'en')}`,
    publishterm: (details) => `Published the terms, valid ${days('en', details)}`,
    retireterm: () => 'Retired the terms',
    savealert: (details) =>
      `Saved an alert (${alertOf('en', details)}), consignments stopped: ${String(details['stopped'])}`,
    endalert: (details) =>
      `Ended an alert (${alertOf('en', details)}), stops lifted: ${String(details['lifted'])}. ${String(details['reason'])}`,
    servecarrier: ({ serves }) =>
      serves === true ? 'Took the carrier into service' : 'Took the carrier out of service',
    askservice: () => 'Asked the carrier to drive',
    declineservice: () => 'Declined to drive for the company',
    driverrights: ({ mayClaim, seesFreight }) =>
      `Changed the rights of a driver: ${mayClaim === true ? 'may claim consignments' : 'may not claim consignments'}, ${seesFreight === true ? 'sees freight' : 'does not see freight'}`,
    closefarm: ({ reason }) => `Ended collecting from the farm: ${String(reason)}`,
    approvebatch: ({ consignments, gross }) =>
      `Approved the settlement batch: ${String(consignments)} consignments, ${money(gross)} with VAT`,
    unapprovebatch: ({ consignments, gross }) =>
      `Took back the approval of the settlement batch: ${String(consignments)} consignments, ${money(gross)} with VAT`,
    exportbatch: ({ format }) => `Exported the settlement batch to a file (${String(format).toUpperCase()})`,
    sentbatch: ({ gross }) => `Marked the settlement batch as sent, ${money(gross)} with VAT`,
    exportmaterials: ({ kg }) => `Exported the raw materials of a year, ${tonnes(Number(kg))}`,
    invitemember: ({ person }) => `Invited to the farm: ${String(person)}`,
    joinfarm: ({ person }) => `Joined the farm by an invitation: ${String(person)}`,
    removefarm: ({ company, requests }) =>
      [
        'The last member of the farm was removed',
        ...(company === true ? ['contact details were removed'] : []),
        ...(Number(requests) > 0 ? [`unfinished pickup requests ended: ${String(requests)}`] : []),
      ].join('; '),
    exporttrace: ({ from, to }) => `Exported a trace to a file (${days('en', { validFrom: from, validTo: to })})`,
  },
}

function money(gross: unknown): string {
  return formatMoney(Number(gross) as Cents)
}

function days(language: Language, { validFrom, validTo }: Readonly<Record<string, unknown>>): string {
  return [validFrom, validTo].map((day) => formatDate(new Date(String(day)), language)).join('–')
}

function alertOf(language: Language, { kind, rule }: Readonly<Record<string, unknown>>): string {
  const nameOf = (names: Readonly<Record<string, Readonly<Record<Language, string>>>>, code: unknown) =>
    names[String(code)]?.[language] ?? ''
  return [nameOf(alertKindNames, kind), nameOf(alertRuleNames, rule)].join(', ')
}

function percent(points: unknown): string {
  return `${formatNumber(Number(points) / 100)} %`
}
