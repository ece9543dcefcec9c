/** How masses, volumes and money are written here. */
import type { Cents, Quantity } from '@workspace/portal/contract'
import { formatMoney, formatQuantity } from '@workspace/portal/web'

/** Kilograms as tonnes: `26,84 t`. */
export const tonnes = (kg: number): string => formatQuantity(kg as Quantity, 't')
/** Kilograms as they stand on a ticket: `26 840 kg`. */
export const kilograms = (kg: number): string => formatQuantity((kg * 1000) as Quantity, 'kg')
/** Thousandths of m³: `18,5 m³`. */
export const cubicMetres = (m3: number): string => formatQuantity(m3 as Quantity, 'm³')
export const money = (cents: number): string => formatMoney(cents as Cents)
