/**
 * Amounts as answers show them. What comes in has the bounds of 2.2 (`Cents`, `Quantity`, `UnitPrice` of the portal); what
 * is stored is shown as it is, also a sum of many records or a correction below zero.
 */
import type { BasisPoints, Cents, Quantity, UnitPrice } from '@workspace/portal/contract'
import * as z from 'zod/mini'

export const ShownCents = z.int() as unknown as z.ZodMiniType<Cents, number>
export const ShownQuantity = z.int() as unknown as z.ZodMiniType<Quantity, number>
export const ShownPrice = z.int() as unknown as z.ZodMiniType<UnitPrice, number>
export const ShownRate = z.int() as unknown as z.ZodMiniType<BasisPoints, number>
