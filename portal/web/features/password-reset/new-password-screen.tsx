/** A new password by a mailed link, or first what the link "this was not me" does. Opening either does nothing (R33). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Go } from '../../kernel/routing/go.tsx'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { keptLink } from './kept-link.ts'
import { NewPassword } from './new-password.tsx'
import { NotMe } from './not-me.tsx'

/** Without a secret in the address it is a reload, or somebody who has come back to the form. */
export function NewPasswordScreen({ params: { passhash, code } }: ScreenProps): ReactElement {
  const [kept] = useState(keptLink)
  if (code !== undefined) return <NotMe key={code} code={code} />
  const hash = passhash ?? kept
  return hash === '' ? <Go to="/resetpassword" /> : <NewPassword key={hash} hash={hash} />
}
