import type { Order } from '../../contract/orders/order.ts'
import type { OrderAct, useOrderCommand } from '../commands/send-command.ts'

/** What every question about an order is given. */
export interface ActDialogProps {
  order: Order
  failure: ReturnType<typeof useOrderCommand>['failure']
  isBusy: boolean
  onClose: () => void
  onSend: (act: OrderAct) => void
}
