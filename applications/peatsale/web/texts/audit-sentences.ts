/** What lines of Kuivikemyynti in the event log tell. */
import type { AuditSentences } from '@workspace/portal/web'

export const auditSentences: AuditSentences<'credithold' | 'overridegate'> = {
  fi: {
    credithold: ({ onHold }) => (onHold ? 'Asetti luottokiellon' : 'Poisti luottokiellon'),
    overridegate: ({ gate }) =>
      gate === 'stock' ? 'Vahvisti tilauksen yli vapaan varaston' : 'Vahvisti tilauksen luottorajoituksesta huolimatta',
  },
  en: {
    credithold: ({ onHold }) => (onHold ? 'Put on credit hold' : 'Lifted the credit hold'),
    overridegate: ({ gate }) =>
      gate === 'stock' ? 'Confirmed an order beyond what is in stock' : 'Confirmed an order despite the credit hold',
  },
}
