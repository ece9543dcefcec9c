/** What a letter is called, in the reader's language: the portal's by its own texts, an application's as that one says. */
import { useEffect, useState } from 'react'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import type { LetterNames, WebApplications } from '../../kernel/applications/web-application.ts'
import { findApplication } from '../../kernel/applications/web-application.ts'
import { lookUpText, useLanguage, useTexts } from '../../kernel/texts/index.ts'

type NamesByKey = Readonly<Record<string, LetterNames>>

export function useLetterName(): (template: string) => string {
  const texts = useTexts('adminsystem')
  const known = useKnownApplications()
  const { language } = useLanguage()
  const names = useNames(known)
  return (template) => {
    const [key = '', name] = template.split('.')
    if (name === undefined) return lookUpText(texts, `letter_${template}`)
    const own = Object.hasOwn(names, key) ? names[key] : undefined
    // An application that is not there any more has nobody to say what its letters are called.
    return own?.[name]?.[language] ?? findApplication(known, key)?.manifest.names[language] ?? template
  }
}

function useNames(known: WebApplications): NamesByKey {
  const [names, setNames] = useState<NamesByKey>({})
  useEffect(() => {
    let left = false
    const fetch = async () => {
      const all = Object.entries(known).map(
        async ([key, { letterNames }]) => [key, (await letterNames?.()) ?? {}] as const,
      )
      const found = await Promise.all(all)
      if (!left) setNames(Object.fromEntries(found))
    }
    // Until then, and without them, a letter is called after its application.
    fetch().catch(() => undefined)
    return () => {
      left = true
    }
  }, [known])
  return names
}
