import type { Language, PublicBrand } from '../../../contract/own.ts'
import { isEmail } from '../../../contract/own.ts'
import { drawLetter } from './letter-drawing.ts'
import type { AttachedFile } from './letter-files.ts'
import type { LetterLook } from './letter-look.ts'
import { letterLook } from './letter-look.ts'
import { letterWords } from './letter-words.ts'
import type { LetterContent } from './letters.ts'
import { letterPages, letterRoutes } from './letters.ts'
import type { LetterTexts } from './texts/letter-texts.ts'
import { letterTexts, letterTime } from './texts/letter-texts.ts'

export type WrittenLetter = LetterContent & {
  readonly language: Language
  /** The secret of its link, where it has one. */
  readonly secret: string | undefined
  readonly queuedAt: Date
}

/** What letters say of the site they come from. */
export interface LetterSite {
  readonly title: string
  readonly siteAdminEmail: string
  readonly supportEmail: string
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** The portal's own where it has no other. */
  readonly look?: LetterLook
  /** Who answers for the portal, for the end of the letter. */
  readonly controller?: PublicBrand['controller']
}

export interface RenderedLetter {
  readonly subject: string
  readonly text: string
  /** Absent where plain text is all: feedback is shown as it was written (R86). */
  readonly html?: string
  readonly replyTo?: string
  readonly files?: readonly AttachedFile[]
}

/** The letter in its receiver's language (I18N-08), as text and with the look of the portal. */
export function renderLetter(letter: WrittenLetter, site: LetterSite): RenderedLetter {
  const texts = letterTexts(letter.language)
  const title = oneLine(site.title)
  const name = plainName(letter.parameters.name)
  const link = linkOf(letter, site)
  const words = letterWords(letter, {
    texts,
    link,
    sitetitle: title,
    siteadmin: site.siteAdminEmail,
    // Where the letter does not say when, it tells of the moment it was queued, in the same transaction.
    time: 'time' in letter.parameters ? letter.parameters.time : letterTime(letter.queuedAt, letter.language),
    name,
  })
  const subject = oneLine(words.subject)
  const greeting = name === '' ? texts.mailgreetingnobody : texts.mailgreeting({ name })
  const footer = letterFooter(texts, site, site.supportEmail)
  const opening = letter.template === 'feedback' ? [] : [greeting]
  const text = [...opening, ...words.paragraphs, footer.join('\n')].join('\n\n')
  if (letter.template === 'feedback') {
    const { email } = letter.parameters
    return { subject, text, ...(isEmail(email) && { replyTo: email }) }
  }
  return {
    subject,
    text,
    html: drawLetter({
      ...words,
      subject,
      greeting,
      footer,
      link,
      language: letter.language,
      title,
      look: lookOf(site),
    }),
  }
}

export function lookOf({ look }: LetterSite): LetterLook {
  return look ?? letterLook(undefined)
}

/** @param asked whom to write to for help. */
export function letterFooter(texts: LetterTexts, { title, controller }: LetterSite, asked: string): string[] {
  const words = texts.mailfooter({ sitetitle: oneLine(title), supportemail: asked })
  if (controller === undefined) return [...words]
  const { name, businessid, address } = controller
  return [...words, texts.mailsender({ name, businessid, address })]
}

function linkOf({ template, secret }: WrittenLetter, { publicUrl }: LetterSite): string {
  if (template in letterPages) return `${publicUrl}/#${letterPages[template as keyof typeof letterPages]}`
  if (secret === undefined || !(template in letterRoutes)) return ''
  return `${publicUrl}/#${letterRoutes[template as keyof typeof letterRoutes]}${secret}`
}

/** No line ends or other controls: they would end a header (R43). */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** A stranger can have a letter sent to any address: what he calls himself must not turn into a link in it. */
export function plainName(name: string): string {
  return oneLine(name.replace(/[:/\\@<>]/g, ' ').replace(/\.(?=\S)/g, '. '))
}
