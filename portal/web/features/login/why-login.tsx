/** Why the login shows: the session ran out, the visitor logged out, or a guarded address was opened. */
import type { ReactElement } from 'react'
import { usePortalState } from '../../kernel/portal/portal-context.tsx'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { Notice } from '../../kernel/ui/notice/notice.tsx'

export function WhyLogin({ returns }: { returns: boolean }): ReactElement | null {
  const { farewell } = usePortalState()
  const login = useTexts('login')
  const { sessionexpiredtext } = useTexts('common')
  if (farewell === 'expired') return <Notice tone="warn" title={sessionexpiredtext} />
  if (farewell === 'loggedout') return <Notice tone="ok" title={login.signedouttext} />
  return returns ? <Notice tone="info" title={login.loginreturntext} /> : null
}
