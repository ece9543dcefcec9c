import type { AnswerOf } from '@workspace/portal/contract'
import type { readPriceList } from '../../contract/prices/calls.ts'
import type { ListedPriceList } from '../../contract/prices/price-list.ts'

/** A price list with its rows. */
export type ReadList = AnswerOf<typeof readPriceList>

/** What every dialog about a price list is given. */
export type ListDialogProps = { list: ListedPriceList; onClose: () => void }
