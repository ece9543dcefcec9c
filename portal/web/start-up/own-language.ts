/** START-02: the language of a person's own record, once it has come; the header's switch may change the view after that. */
import { useEffect } from 'react'
import { useSession } from '../portal/portal-context.tsx'
import { useLanguage } from '../texts/text-provider.tsx'

export function useOwnLanguage(): void {
  const session = useSession()
  const { setLanguage } = useLanguage()
  const own = session.at === 'signed-in' ? session.currentUser.language : undefined
  const token = session.at === 'signed-in' ? session.token : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session, and when the record's language changes
  useEffect(() => {
    if (own !== undefined) setLanguage(own, { remember: false })
  }, [own, token])
}
