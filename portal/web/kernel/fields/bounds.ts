/** What is said of a value that lies outside its bounds. */
import type { useFieldTexts } from './field-texts.ts'

export type FieldTexts = ReturnType<typeof useFieldTexts<'values'>>

type Bounds<Value> = {
  readonly least: Value | undefined
  readonly most: Value | undefined
  readonly shown: (bound: Value) => string
}

export function boundsFault<Value extends number>(
  { atleasttext, atmosttext }: FieldTexts,
  value: Value,
  { least, most, shown }: Bounds<Value>,
): string | undefined {
  if (least !== undefined && value < least) return atleasttext({ amount: shown(least) })
  if (most !== undefined && value > most) return atmosttext({ amount: shown(most) })
  return undefined
}
