/** What lines of Kuivikemyynti in the event log tell. */
import type { AuditSentences, Language } from '@workspace/portal/web'
import { formatDate, formatNumber } from '@workspace/portal/web'

export type PeatAuditAction =
  | 'credithold'
  | 'overridegate'
  | 'publishpricelist'
  | 'retirepricelist'
  | 'publishfreighttable'
  | 'retirefreighttable'
  | 'changevat'

export const auditSentences: AuditSentences<PeatAuditAction> = {
  fi: {
    credithold: ({ onHold }) => (onHold ? 'Asetti luottokiellon' : 'Poisti luottokiellon'),
    overridegate: ({ gate }) =>
      gate === 'stock' ? 'Vahvisti tilauksen yli vapaan varaston' : 'Vahvisti tilauksen luottorajoituksesta huolimatta',
    publishpricelist: (details) => `Julkaisi hinnaston, voimassa ${days('fi', details)}`,
    retirepricelist: () => 'Poisti hinnaston käytöstä',
    publishfreighttable: (details) => `Julkaisi rahtitaulukon, voimassa ${days('fi', details)}`,
    retirefreighttable: () => 'Poisti rahtitaulukon käytöstä',
    changevat: (details) =>
      details['removed'] === true
        ? `Poisti arvonlisäverokannan ${rate('fi', details)}`
        : `Tallensi arvonlisäverokannan ${rate('fi', details)}`,
  },
  en: {
    credithold: ({ onHold }) => (onHold ? 'Put on credit hold' : 'Lifted the credit hold'),
    overridegate: ({ gate }) =>
      gate === 'stock' ? 'Confirmed an order beyond what is in stock' : 'Confirmed an order despite the credit hold',
    publishpricelist: (details) => `Published the price list, valid ${days('en', details)}`,
    retirepricelist: () => 'Retired the price list',
    publishfreighttable: (details) => `Published the freight table, valid ${days('en', details)}`,
    retirefreighttable: () => 'Retired the freight table',
    changevat: (details) =>
      details['removed'] === true
        ? `Removed the VAT rate ${rate('en', details)}`
        : `Saved the VAT rate ${rate('en', details)}`,
  },
}

type Details = Readonly<Record<string, unknown>>

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
