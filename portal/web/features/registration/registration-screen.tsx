/** Registration: the form, the panel after it, or the notice that registering is switched off. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { forgetDraft } from './kept-draft.ts'
import { RegistrationClosed } from './registration-closed.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { RegistrationMoment } from './registration-outcome.ts'
import { RegistrationSuccess } from './registration-success.tsx'

export function RegistrationScreen(): ReactElement {
  const { companies, mainRecord, supportEmail, siteAdminEmail } = useSite()
  const [moment, setMoment] = useState<RegistrationMoment>({ at: 'form' })
  // A form that has been cleared is another one: nothing is left of what was wrong in it.
  const [round, setRound] = useState(0)
  function clear() {
    forgetDraft()
    setMoment({ at: 'form' })
    setRound(round + 1)
  }
  switch (moment.at) {
    case 'form':
    case 'submit':
      // REG-11: the operator may switch it off at any time; the server refuses then as well.
      if (!mainRecord.registrationenabled) return <RegistrationClosed supportEmail={supportEmail || siteAdminEmail} />
      return (
        <RegistrationForm
          key={round}
          onClear={clear}
          moment={moment}
          rules={{ companies, postalCodeRule: mainRecord.postalcoderule }}
          moveTo={setMoment}
        />
      )
    case 'success':
      return <RegistrationSuccess sent={moment.sent} />
  }
}
