/** What is sent about customers and sites where a test has nothing of its own to say. */
import type { AskOf } from '@workspace/portal/contract'
import type { saveCustomerLink, saveSite } from '../../contract/index.ts'

/** A link with nothing agreed. */
export const plainLink = {
  ...{ number: '', tags: [], allowedProducts: [], seasonQuantity: 0, paymentDays: 14, creditLimit: null, notes: '' },
  ...{ invoicingName: '', invoicingStreet: '', invoicingPostalCode: '', invoicingCity: '' },
  ...{ einvoiceAddress: '', einvoiceOperator: '', holdReason: '', active: true },
} satisfies Omit<AskOf<typeof saveCustomerLink>, 'account' | 'seller' | 'version'>

/** A yard where everything fits. */
export const plainSite = {
  ...{ name: 'Navetta', street: 'Navettatie 1', postalCode: '62200', city: 'Kauhava', gate: null, tip: null },
  ...{ surface: 'hard', maxCombination: 'full', turningNote: '', heightLimitCm: null, storage: null },
  ...{ thawProne: false, unloadSide: 'rear', allowedHours: '', contactName: '', contactPhone: '' },
  ...{ gateCode: '', instructions: '' },
} as const satisfies Omit<AskOf<typeof saveSite>, 'id' | 'version' | 'account'>
