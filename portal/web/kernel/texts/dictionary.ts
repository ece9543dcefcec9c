/** An application's own texts: sections of them, in both languages, each fetched when a screen first asks. */
import type { Arrival } from './arrival.ts'
import { fetched, textsOrPromise } from './arrival.ts'
import type { Language } from './languages.ts'
import type { Section } from './section.ts'
import { useArrival, useLanguage } from './text-provider.tsx'

type Loaders<Sections> = { readonly [Name in keyof Sections]: () => Promise<Sections[Name]> }
type Translated<Sections> = { readonly [Name in keyof Sections]: Section<Sections[Name]> }

export type Dictionary<Sections> = {
  /** The section in the language in use; suspends only while it is on its way. */
  readonly useTexts: <Name extends keyof Sections>(name: Name) => Section<Sections[Name]>
  /** Ahead of a screen; fails where the network does. */
  readonly preload: (language: Language, names: readonly (keyof Sections)[]) => Promise<void>
}

/** Finnish is the type: English that lacks a section, a text or a mark of one does not compile. */
export function dictionary<Sections extends Readonly<Record<string, object>>>(
  finnish: Loaders<Sections>,
  english: Loaders<Translated<NoInfer<Sections>>>,
): Dictionary<Sections> {
  const sections: Readonly<Record<Language, ArrivalsOf<Translated<Sections>>>> = {
    fi: arrivals<Translated<Sections>>(finnish as unknown as Loaders<Translated<Sections>>),
    en: arrivals<Translated<Sections>>(english),
  }
  return {
    useTexts: (name) => useArrival(sections[useLanguage().language][name]),
    preload: async (language, names) => {
      await Promise.all(names.map(async (name) => textsOrPromise(sections[language][name])))
    },
  }
}

type ArrivalsOf<Sections> = { readonly [Name in keyof Sections]: Arrival<Sections[Name]> }

function arrivals<Sections>(loaders: Loaders<Sections>): ArrivalsOf<Sections> {
  const entries = Object.entries<() => Promise<unknown>>(loaders as Readonly<Record<string, () => Promise<unknown>>>)
  return Object.fromEntries(entries.map(([name, load]) => [name, fetched(load)])) as ArrivalsOf<Sections>
}
