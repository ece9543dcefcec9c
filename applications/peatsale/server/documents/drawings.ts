/** The papers of Kuivikemyynti. Run by the worker that draws, so types alone come from the portal. */
import { drawConfirmation } from './draw-confirmation.ts'
import { drawDeliveryNote } from './draw-delivery-note.ts'
import { drawWaybill } from './draw-waybill.ts'

export const drawings = { waybill: drawWaybill, deliveryNote: drawDeliveryNote, orderConfirmation: drawConfirmation }
