import * as z from 'zod/mini'
import type { LetterTemplate } from '../mail/application-letters.ts'
import { oneLine } from '../mail/render-letter.ts'

const InBoth = z.strictObject({ fi: z.string(), en: z.string() })
const NoticeWords = z.strictObject({ title: InBoth, text: InBoth })
type NoticeWords = z.infer<typeof NoticeWords>

/** A letter's subject, and what it says of the event; kept as words, so that a later version need not read old parameters. */
export function wordsOf<Parameters>(
  template: LetterTemplate<Parameters>,
  parameters: Parameters,
  site: { readonly title: string; readonly supportEmail: string },
): NoticeWords {
  const fi = template.fi(parameters, site)
  const en = template.en(parameters, site)
  return {
    title: { fi: oneLine(fi.subject), en: oneLine(en.subject) },
    text: { fi: fi.notice ?? fi.paragraphs[0] ?? '', en: en.notice ?? en.paragraphs[0] ?? '' },
  }
}

export function noticeWords(stored: string): NoticeWords {
  return NoticeWords.parse(JSON.parse(stored))
}
