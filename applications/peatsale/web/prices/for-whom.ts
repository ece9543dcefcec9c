import type { ListedPriceList } from '../../contract/prices/price-list.ts'
import { usePeatTexts } from '../texts/texts.ts'

/** Whom a price list holds for, in words. */
export function useForWhom(): (list: Pick<ListedPriceList, 'scope' | 'tag' | 'account'>) => string {
  const texts = usePeatTexts('pricing')
  return ({ scope, tag, account }) => {
    if (scope === 'customer') return account?.name ?? texts.scope_customer
    return scope === 'group' && tag !== '' ? texts.group({ tag: texts[`tag_${tag}`] }) : texts.scope_general
  }
}
