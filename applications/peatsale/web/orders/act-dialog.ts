/** What every dialog of an act on an order is given. */
import type { Order } from '../../contract/orders/order.ts'

export type ActDialogProps = { order: Order; onClose: () => void }
