/** What is sent about customers and sites where a test has nothing of its own to say. */
import type { AskOf } from '@workspace/portal/contract'
import { newId } from '@workspace/portal/server'
import type { addCaller, saveCustomerLink, saveSite } from '../../contract/index.ts'
import { emptySite } from '../../contract/sites/site.ts'

/** A link with nothing agreed. */
export const plainLink = {
  ...{ contactName: '', telephone: '', email: '' },
  ...{ number: '', tags: [], allowedProducts: [], seasonQuantity: 0, paymentDays: 14, creditLimit: null, notes: '' },
  ...{ invoicingName: '', invoicingStreet: '', invoicingPostalCode: '', invoicingCity: '' },
  ...{ einvoiceAddress: '', einvoiceOperator: '', holdReason: '', active: true },
} satisfies Omit<AskOf<typeof saveCustomerLink>, 'account' | 'seller' | 'version'>

/** A yard where everything fits. */
export const plainSite = {
  ...emptySite,
  ...{ name: 'Navetta', street: 'Navettatie 1', postalCode: '62200', city: 'Kauhava' },
} as const satisfies Omit<AskOf<typeof saveSite>, 'id' | 'version' | 'account'>

/** A caller nobody knows, with a yard next to the fixture's. */
export function newCaller() {
  return {
    ...{ account: newId(), site: newId(), name: 'Koskelan Talli', language: 'fi', telephone: '000 000 0351' },
    ...{ contactName: 'Tiina Koskela', email: '', invite: false, tag: '', street: 'Tallitie 4', postalCode: '62200' },
    ...{ city: 'Kauhava', gate: null, zone: '', maxCombination: 'truck', unloadSide: 'rear', instructions: '' },
  } as const satisfies Omit<AskOf<typeof addCaller>, 'seller'>
}
