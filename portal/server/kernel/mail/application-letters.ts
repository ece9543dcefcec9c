/** How an application writes its letters: in Finnish, and the same ones in English. */
import type { Language } from '../../../contract/own.ts'
import type { LetterSite } from './render-letter.ts'

/** What stands in a letter between the greeting and the footer, which are the portal's. */
export interface ApplicationLetterWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the notice of the same event says under the subject; without it the first paragraph. */
  readonly notice?: string
  /** Rows of a heading and its value, beneath the paragraphs. */
  readonly table?: readonly (readonly [heading: string, value: string])[]
  /** Words on the button of a letter that is queued with a route; it stands last. */
  readonly button?: string
}

export type ApplicationLetterSite = Pick<LetterSite, 'title' | 'supportEmail'>

/** One letter in both languages. Its parameters wait as JSON: texts, numbers, lists and plain records. */
export type LetterTemplate<Parameters> = Readonly<
  Record<Language, (parameters: Parameters, site: ApplicationLetterSite) => ApplicationLetterWords>
>

/** Letters by name, as the Finnish file has them. */
export type FinnishLetters = Readonly<
  Record<string, (parameters: never, site: ApplicationLetterSite) => ApplicationLetterWords>
>

/** What the English file must hold: the same letters of the same parameters, each with the same parts. */
export type LettersLike<Finnish extends FinnishLetters> = {
  readonly [Name in keyof Finnish]: (
    parameters: Parameters<Finnish[Name]>[0],
    site: ApplicationLetterSite,
  ) => PartsLike<ReturnType<Finnish[Name]>>
}

type PartsLike<Words extends ApplicationLetterWords> = {
  readonly [Part in keyof Words]: Part extends keyof ApplicationLetterWords ? ApplicationLetterWords[Part] : never
}

export type LettersOf<Finnish extends FinnishLetters> = {
  readonly [Name in keyof Finnish]: LetterTemplate<Parameters<Finnish[Name]>[0]>
}

/** The letters of an application: a letter without its English twin does not compile. */
export function lettersOf<const Finnish extends FinnishLetters>(
  finnish: Finnish,
  english: LettersLike<Finnish>,
): LettersOf<Finnish> {
  const both = Object.keys(finnish).map((name) => [name, { fi: finnish[name], en: english[name] }])
  return Object.fromEntries(both) as LettersOf<Finnish>
}
