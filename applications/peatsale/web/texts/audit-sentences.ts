/** What lines of Kuivikemyynti in the event log tell. */
import type { Cents } from '@workspace/portal/contract'
import type { AuditSentences, Language } from '@workspace/portal/web'
import { formatDate, formatMoney, formatNumber } from '@workspace/portal/web'

export type PeatAuditAction =
  | 'credithold'
  | 'overridegate'
  | 'publishpricelist'
  | 'retirepricelist'
  | 'publishfreighttable'
  | 'retirefreighttable'
  | 'publishcarriertariff'
  | 'retirecarriertariff'
  | 'approvebatch'
  | 'unapprovebatch'
  | 'exportbatch'
  | 'removecustomer'
  | 'changevat'
  | 'linkcustomer'
  | 'servecarrier'
  | 'askservice'
  | 'declineservice'
  | 'driverrights'
  | 'ordersemail'
  | 'addmember'
  | 'asktojoin'
  | 'invitemember'
  | 'mainmember'
  | 'removemember'

export const auditSentences: AuditSentences<PeatAuditAction> = {
  fi: {
    credithold: ({ onHold }) => (onHold ? 'Asetti luottokiellon' : 'Poisti luottokiellon'),
    overridegate: ({ gate }) =>
      gate === 'stock' ? 'Vahvisti tilauksen yli vapaan varaston' : 'Vahvisti tilauksen luottorajoituksesta huolimatta',
    publishpricelist: (details) => `Julkaisi hinnaston, voimassa ${days('fi', details)}`,
    retirepricelist: () => 'Poisti hinnaston käytöstä',
    publishfreighttable: (details) => `Julkaisi rahtitaulukon, voimassa ${days('fi', details)}`,
    retirefreighttable: () => 'Poisti rahtitaulukon käytöstä',
    publishcarriertariff: (details) => `Julkaisi kuljetustaksan, voimassa ${days('fi', details)}`,
    retirecarriertariff: () => 'Poisti kuljetustaksan käytöstä',
    unapprovebatch: ({ loads, gross }) =>
      `Perui laskutusaineiston hyväksynnän: ${loads} kuormaa, ${money(gross)} veroineen`,
    approvebatch: ({ loads, gross }) => `Hyväksyi laskutusaineiston: ${loads} kuormaa, ${money(gross)} veroineen`,
    exportbatch: ({ format }) => `Vei laskutusaineiston tiedostoon (${String(format).toUpperCase()})`,
    removecustomer: removedInFinnish,
    changevat: (details) =>
      details['removed'] === true
        ? `Poisti arvonlisäverokannan ${rate('fi', details)}`
        : `Tallensi arvonlisäverokannan ${rate('fi', details)}`,
    linkcustomer: ({ active }) => (active === true ? 'Avasi myynnin asiakkaalle' : 'Lopetti myynnin asiakkaalle'),
    servecarrier: ({ serves }) =>
      serves === true ? 'Otti kuljetusliikkeen käyttöön' : 'Poisti kuljetusliikkeen käytöstä',
    askservice: () => 'Pyysi kuljetusliikettä ajamaan',
    declineservice: () => 'Kieltäytyi ajamasta myyjälle',
    driverrights: ({ mayClaim, seesFreight }) =>
      `Muutti kuljettajan oikeuksia: ${mayClaim === true ? 'saa varata keikkoja' : 'ei saa varata keikkoja'}, ${seesFreight === true ? 'näkee rahdin' : 'ei näe rahtia'}`,
    ordersemail: ({ email }) => `Vaihtoi tilausten sähköpostiosoitteen: ${email}`,
    addmember: ({ person }) => `Otti asiakkuuden jäseneksi: ${person}`,
    asktojoin: ({ person }) => `Pyysi asiakkuuden jäseneksi: ${person}`,
    invitemember: ({ person }) => `Kutsui asiakkuuden jäseneksi: ${person}`,
    mainmember: ({ person }) => `Vaihtoi asiakkuuden pääjäseneksi: ${person}`,
    removemember: ({ person }) => `Poisti asiakkuuden jäsenen: ${person}`,
  },
  en: {
    credithold: ({ onHold }) => (onHold ? 'Put on credit hold' : 'Lifted the credit hold'),
    overridegate: ({ gate }) =>
      gate === 'stock' ? 'Confirmed an order beyond what is in stock' : 'Confirmed an order despite the credit hold',
    publishpricelist: (details) => `Published the price list, valid ${days('en', details)}`,
    retirepricelist: () => 'Retired the price list',
    publishfreighttable: (details) => `Published the freight table, valid ${days('en', details)}`,
    retirefreighttable: () => 'Retired the freight table',
    publishcarriertariff: (details) => `Published the carrier tariff, valid ${days('en', details)}`,
    retirecarriertariff: () => 'Retired the carrier tariff',
    unapprovebatch: ({ loads, gross }) =>
      `Took back the approval of the invoicing batch: ${loads} loads, ${money(gross)} with VAT`,
    approvebatch: ({ loads, gross }) => `Approved the invoicing batch: ${loads} loads, ${money(gross)} with VAT`,
    exportbatch: ({ format }) => `Exported the invoicing batch to a file (${String(format).toUpperCase()})`,
    removecustomer: removedInEnglish,
    changevat: (details) =>
      details['removed'] === true
        ? `Removed the VAT rate ${rate('en', details)}`
        : `Saved the VAT rate ${rate('en', details)}`,
    linkcustomer: ({ active }) => (active === true ? 'Began to sell to the customer' : 'Ended selling to the customer'),
    servecarrier: ({ serves }) =>
      serves === true ? 'Took the carrier into service' : 'Took the carrier out of service',
    askservice: () => 'Asked the carrier to drive',
    declineservice: () => 'Declined to drive for the seller',
    driverrights: ({ mayClaim, seesFreight }) =>
      `Changed the rights of a driver: ${mayClaim === true ? 'may claim loads' : 'may not claim loads'}, ${seesFreight === true ? 'sees freight' : 'does not see freight'}`,
    ordersemail: ({ email }) => `Changed the e-mail address for orders: ${email}`,
    addmember: ({ person }) => `Admitted a member to the customer account: ${person}`,
    asktojoin: ({ person }) => `Asked for a member of the customer account: ${person}`,
    invitemember: ({ person }) => `Invited a member to the customer account: ${person}`,
    mainmember: ({ person }) => `Made the main member of the customer account: ${person}`,
    removemember: ({ person }) => `Removed a member from the customer account: ${person}`,
  },
}

type Details = Readonly<Record<string, unknown>>

function removedInFinnish({ company, pricelist, orders }: Details): string {
  const parts = [
    ...(company === true ? ['yritystiedot poistettiin'] : []),
    ...(pricelist === true ? ['omat hinnastot poistettiin'] : []),
    ...(Number(orders) > 0 ? [`keskeneräisiä tilauksia päätettiin ${orders}`] : []),
  ]
  return ['Asiakkuuden viimeinen jäsen poistettiin', ...parts].join('; ')
}

function removedInEnglish({ company, pricelist, orders }: Details): string {
  const parts = [
    ...(company === true ? ['company data was removed'] : []),
    ...(pricelist === true ? ['its own price lists were removed'] : []),
    ...(Number(orders) > 0 ? [`unfinished orders ended: ${orders}`] : []),
  ]
  return ['The last member of the customer account was removed', ...parts].join('; ')
}

function money(cents: unknown): string {
  return formatMoney(Number(cents) as Cents)
}

function days(language: Language, { validFrom, validTo }: Details): string {
  return `${day(language, validFrom)}–${day(language, validTo)}`
}

function rate(language: Language, { rateBp, from }: Details): string {
  const since = language === 'fi' ? 'alkaen' : 'from'
  return `${formatNumber(Number(rateBp) / 100)} %, ${since} ${day(language, from)}`
}

function day(language: Language, date: unknown): string {
  return formatDate(new Date(String(date)), language)
}
