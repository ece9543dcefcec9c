/** Gives the screens their texts in the language in use. */
import type { ReactElement, ReactNode } from 'react'
import { createContext, startTransition, use, useContext, useEffect, useMemo, useState } from 'react'
import type { Arrival } from './arrival.ts'
import { textsOrPromise } from './arrival.ts'
import type { Language } from './languages.ts'
import { defaultLanguage } from './languages.ts'
import { rememberLanguage } from './remembered-language.ts'
import type { SectionName, Texts } from './sections.ts'
import { sections } from './sections.ts'

export type LanguageChoice = {
  readonly language: Language
  /** `remember` keeps a visitor's own choice for the next start; a signed-in user's language is not kept (START-02). */
  readonly setLanguage: (language: Language, keeping: { remember: boolean }) => void
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

export function TextProvider(props: { initialLanguage?: Language; children: ReactNode }): ReactElement {
  const [language, changeLanguage] = useState(props.initialLanguage ?? defaultLanguage)
  const choice = useMemo(() => ({ language, setLanguage: chooser(changeLanguage) }), [language])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LanguageContext value={choice}>{props.children}</LanguageContext>
}

/** The section in the language in use; suspends only while it is on its way. */
export function useTexts<Name extends SectionName>(name: Name): Texts[Name] {
  const { language } = useLanguage()
  return useArrival(sections[language][name])
}

/** What an application or a section brings; suspends only while it is on its way. */
export function useArrival<Texts>(arrival: Arrival<Texts>): Texts {
  const found = textsOrPromise(arrival)
  return found instanceof Promise ? use(found) : found
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (choice === undefined) throw new Error('Texts are read outside <TextProvider>')
  return choice
}

/** A transition keeps the old texts on the screen until the new ones have come. */
function chooser(changeLanguage: (language: Language) => void): LanguageChoice['setLanguage'] {
  return (language, { remember }) => {
    if (remember) rememberLanguage(language)
    startTransition(() => changeLanguage(language))
  }
}
