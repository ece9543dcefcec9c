/** The applications' own words for what waits in them, in the language in use; fetched once there is something to say. */
import { useEffect, useState } from 'react'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import type { WaitingWords } from '../../kernel/applications/web-application.ts'
import { findApplication } from '../../kernel/applications/web-application.ts'
import type { Language } from '../../kernel/texts/index.ts'
import { useLanguage } from '../../kernel/texts/index.ts'

export type KnownWords = Readonly<Record<string, WaitingWords[Language]>>

const none: KnownWords = {}

export function useWaitingWords(applications: readonly { readonly name: string }[] | undefined): KnownWords {
  const known = useKnownApplications()
  const { language } = useLanguage()
  const [words, setWords] = useState(none)
  const names = JSON.stringify(applications?.map(({ name }) => name) ?? [])
  useEffect(() => {
    let left = false
    const fetch = async () => {
      const found = await Promise.all(
        namesOf(names).map(async (name) => {
          const all = await findApplication(known, name)?.waiting?.()
          return all === undefined ? [] : [[name, all[language]] as const]
        }),
      )
      if (!left) setWords(Object.fromEntries(found.flat()))
    }
    // Without its words an application has nothing to say.
    if (names !== '[]') fetch().catch(() => undefined)
    return () => {
      left = true
    }
  }, [known, language, names])
  return words
}

function namesOf(names: string): readonly string[] {
  return JSON.parse(names) as string[]
}
