import { usePeatTexts } from '../../texts/texts.ts'

/** From Monday, in full and as a list has room for. */
export function useWeekdays(): { readonly full: readonly string[]; readonly short: readonly string[] } {
  const texts = usePeatTexts('swamps')
  return {
    full: [texts.monday, texts.tuesday, texts.wednesday, texts.thursday, texts.friday, texts.saturday, texts.sunday],
    short: [texts.mon, texts.tue, texts.wed, texts.thu, texts.fri, texts.sat, texts.sun],
  }
}
