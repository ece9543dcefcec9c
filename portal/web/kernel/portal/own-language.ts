/** START-02, HEADER-20: the language of a person's own record, once it has come; what the header's switch says stands. */
import { useEffect } from 'react'
import type { Language } from '../texts/languages.ts'
import { useLanguage } from '../texts/text-provider.tsx'
import { useSession } from './portal-context.tsx'

/** The token of the session in which the switch was pressed last, be it before the own record has come. */
let pressedIn: string | undefined

export function useOwnLanguage(): void {
  const session = useSession()
  const { setLanguage } = useLanguage()
  const own = session.at === 'signed-in' ? session.currentUser.language : undefined
  const token = session.at === 'signed-in' ? session.token : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session, and when the record's language changes
  useEffect(() => {
    if (own !== undefined && pressedIn !== token) setLanguage(own, { remember: false })
  }, [own, token])
}

/** Changes the view; a visitor's choice is kept for the next start, too. */
export function useLanguagePress(): (language: Language) => void {
  const session = useSession()
  const { setLanguage } = useLanguage()
  const isVisitor = session.at === 'signed-out'
  return (language) => {
    pressedIn = isVisitor ? undefined : session.token
    setLanguage(language, { remember: isVisitor })
  }
}
