/** Times of day as people write them; the contract knows them as `07:30`. */

/** `7.30`, `7,30`, `07:30` and `7` as `07:30` and `07:00`; undefined for what is no time of day. */
export function readTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[.:,](\d{2}))?$/.exec(text.trim())
  if (found === null) return undefined
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)]
  if (hours > 23 || minutes > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** `07:30` as `7.30`, in both languages (I18N-02). */
export function writeTime(time: string): string {
  return time.replace(/^0(?=\d)/, '').replace(':', '.')
}
