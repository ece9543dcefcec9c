import { formatQuantity, useLanguage } from '@workspace/portal/web'
import type { OrderRow } from '../../contract/orders/order-row.ts'

type Product = OrderRow['products'][number]

const units = { fi: { m3: 'm³', pcs: 'kpl', kg: 'kg' }, en: { m3: 'm³', pcs: 'pcs', kg: 'kg' } }

/** Writes a quantity with its unit in the language in use: `118,5 m³`, `40 kpl`. */
export function useQuantity(): (quantity: Product['ordered'], unit: Product['unit']) => string {
  const { language } = useLanguage()
  return (quantity, unit) => formatQuantity(quantity, units[language][unit])
}

/** Writes thousandths that may lie below zero, as what is left of a pile or went from it: `−40 m³`. */
export function useStockAmount(): (thousandths: number, unit: Product['unit']) => string {
  const { language } = useLanguage()
  return (thousandths, unit) => formatQuantity(thousandths as Product['ordered'], units[language][unit])
}

/** `m³`, `kpl` or `kg` in the language in use, for a field that writes the figure itself. */
export function useUnit(): (unit: Product['unit']) => string {
  const { language } = useLanguage()
  return (unit) => units[language][unit]
}

/** The name of the two that is in the language in use. */
export function useName(): (names: Product['name']) => string {
  const { language } = useLanguage()
  return (names) => names[language]
}
