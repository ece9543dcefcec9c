/** A laboratory's analysis of a farm's manure (lanta-appi 2.3, W11). */
import { LocalDate, line, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { contentBases, contents } from '../types/contents.ts'

/** A content that it lacks is null: table values are used for it. */
export const AnalysisFields = z.strictObject({
  account: Uuid,
  /** Null: of the whole farm. */
  store: z.nullable(Uuid),
  type: Uuid,
  sampledOn: LocalDate,
  laboratory: line(100, 1),
  number: line(40),
  basis: z.enum(contentBases),
  dm: z.nullable(contents.dm),
  n: z.nullable(contents.n),
  solubleN: z.nullable(contents.solubleN),
  p: z.nullable(contents.p),
  k: z.nullable(contents.k),
})
