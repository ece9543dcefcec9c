/** The documents of Lanta-appi. Run by the worker that draws: it loads figures, names and types alone. */
import { drawAcceptance } from './draw-acceptance.ts'
import { drawCommercialDocument } from './draw-commercial-document.ts'
import { drawHandOverContract } from './draw-hand-over-contract.ts'
import { drawHandOverRecord } from './draw-hand-over-record.ts'
import { drawSettlementStatement } from './draw-settlement-statement.ts'
import { drawWeighbridgeTicket } from './draw-weighbridge-ticket.ts'

export const drawings = {
  commercialDocument: drawCommercialDocument,
  weighbridgeTicket: drawWeighbridgeTicket,
  acceptance: drawAcceptance,
  settlementStatement: drawSettlementStatement,
  handOverRecord: drawHandOverRecord,
  handOverContract: drawHandOverContract,
}
