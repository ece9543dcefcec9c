import type { AskOf } from '@workspace/portal/contract'
import type { saveCustomerLink } from '../../contract/customers/calls.ts'

/** Terms before anything is agreed. */
export const newLink: Omit<AskOf<typeof saveCustomerLink>, 'account' | 'seller' | 'version' | 'businessId'> = {
  ...{ contactName: '', telephone: '', email: '' },
  ...{ number: '', tags: [], allowedProducts: [], seasonQuantity: 0, paymentDays: 14, active: true },
  ...{ invoicingName: '', invoicingStreet: '', invoicingPostalCode: '', invoicingCity: '' },
  ...{ einvoiceAddress: '', einvoiceOperator: '', holdReason: '', creditLimit: null, notes: '' },
}
