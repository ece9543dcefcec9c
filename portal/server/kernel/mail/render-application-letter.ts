import type { Language } from '../../../contract/own.ts'
import type { LetterTemplate } from './application-letters.ts'
import { drawLetter } from './letter-drawing.ts'
import type { StoredParameters } from './outbox.ts'
import type { LetterSite, RenderedLetter } from './render-letter.ts'
import { letterFooter, lookOf, oneLine, plainName } from './render-letter.ts'
import { letterTexts } from './texts/letter-texts.ts'

export interface WrittenForApplication extends StoredParameters {
  readonly language: Language
  /** Below the portal's address; empty without a link. */
  readonly route: string
  /** What its link ends with, where it has one. */
  readonly secret: string | undefined
  /** Empty where answers go to the sender. */
  readonly replyTo: string
}

/** An application's letter with the portal's greeting, footer and look, in its receiver's language (I18N-08). */
export function renderApplicationLetter(
  template: LetterTemplate<never>,
  letter: WrittenForApplication,
  site: LetterSite,
): RenderedLetter {
  const { language, route, secret = '', replyTo } = letter
  const texts = letterTexts(language)
  const title = oneLine(site.title)
  const { supportEmail } = site
  const words = template[language](letter.given as never, { title, supportEmail })
  const subject = oneLine(words.subject)
  const name = plainName(letter.name)
  const greeting = name === '' ? texts.mailgreetingnobody : texts.mailgreeting({ name })
  // Whoever reads the answers is the one to ask.
  const footer = letterFooter(texts, site, replyTo || supportEmail)
  const table = words.table?.map(([heading, value]) => [oneLine(heading), oneLine(value)] as const)
  const link = route === '' ? '' : `${site.publicUrl}/#${route}${secret}`
  const text = [
    greeting,
    ...words.paragraphs,
    ...(table ? [table.map(([heading, value]) => `${heading}: ${value}`).join('\n')] : []),
    ...(link === '' ? [] : [words.button === undefined ? link : `${words.button}:\n${link}`]),
    footer.join('\n'),
  ].join('\n\n')
  const frame = { subject, greeting, footer, link, language, title, look: lookOf(site) }
  const html = drawLetter({ ...words, ...(table && { table }), ...frame })
  return { subject, text, html, ...(replyTo !== '' && { replyTo }) }
}
