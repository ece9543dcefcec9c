/** Registration: the form, the panel after it, or the notice that registering is switched off. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useRouteTable } from '../../kernel/applications/route-table.tsx'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { loginAddress, safeReturnUrl } from '../../kernel/routing/return-url.ts'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { registrationKeeper } from './kept-draft.ts'
import { RegistrationClosed } from './registration-closed.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationSuccess } from './registration-success.tsx'

/** Whoever came from somewhere, as from an invitation, is led back there. */
export function RegistrationScreen({ query }: ScreenProps): ReactElement {
  const { isKnown } = useRouteTable()
  const returnUrl = safeReturnUrl(query.get('returnUrl'), isKnown)
  const { companies, mainRecord, supportEmail, siteAdminEmail } = useSite()
  const [sent, setSent] = useState<RegistrationDraft>()
  const [isCorrecting, setCorrecting] = useState(false)
  // A form that has been cleared is another one: nothing is left of what was wrong in it.
  const [round, setRound] = useState(0)
  function clear() {
    registrationKeeper.forget()
    setRound(round + 1)
  }
  if (sent !== undefined && !isCorrecting) {
    return <RegistrationSuccess sent={sent} next={returnUrl ?? '/peatsale'} onCorrect={() => setCorrecting(true)} />
  }
  // REG-11: the operator may switch it off at any time; the server refuses then as well.
  if (!mainRecord.registrationenabled) return <RegistrationClosed supportEmail={supportEmail || siteAdminEmail} />
  return (
    <RegistrationForm
      key={round}
      login={loginAddress(returnUrl ?? '/')}
      onClear={clear}
      rules={{ companies, postalCodeRule: mainRecord.postalcoderule }}
      sent={sent}
      onSent={(draft) => {
        setSent(draft)
        setCorrecting(false)
      }}
    />
  )
}
