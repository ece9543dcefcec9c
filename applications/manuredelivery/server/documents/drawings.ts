/** The documents of Lanta-appi. Run by the worker that draws: it loads figures, names and types alone. */
import { drawAcceptance } from './draw-acceptance.ts'
import { drawCommercialDocument } from './draw-commercial-document.ts'
import { drawWeighbridgeTicket } from './draw-weighbridge-ticket.ts'

export const drawings = {
  commercialDocument: drawCommercialDocument,
  weighbridgeTicket: drawWeighbridgeTicket,
  acceptance: drawAcceptance,
}
