/** The register of Kuivikemyynti's documents (4.1). */
import { documentRegister } from '@workspace/logistics/server'
import type { DocumentKind } from '../../contract/documents/document.ts'

/** Who sells, and for whom it is. */
export interface SellerAndCustomer {
  readonly seller: string
  readonly customer: string | null
}

const titles = {
  waybill: { fi: 'Rahtikirja', en: 'Waybill' },
  deliveryNote: { fi: 'Lähete', en: 'Delivery note' },
  orderConfirmation: { fi: 'Tilausvahvistus', en: 'Order confirmation' },
} satisfies Record<DocumentKind, unknown>

export const peatDocuments = documentRegister<SellerAndCustomer, typeof titles>('peatsale', titles)
