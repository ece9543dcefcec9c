/** Registration: the form, the panel after it, or the notice that registering is switched off. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useSite } from '../start-up/portal-context.tsx'
import { RegistrationClosed } from './registration-closed.tsx'
import { RegistrationForm } from './registration-form.tsx'
import type { RegistrationMoment } from './registration-outcome.ts'
import { RegistrationSuccess } from './registration-success.tsx'

export function RegistrationScreen(): ReactElement {
  const { companies, mainRecord, supportEmail, siteAdminEmail } = useSite()
  const [moment, setMoment] = useState<RegistrationMoment>({ at: 'form' })
  switch (moment.at) {
    case 'form':
    case 'submit':
      // REG-11: the operator may switch it off at any time; the server refuses then as well.
      if (!mainRecord.registrationenabled) return <RegistrationClosed supportEmail={supportEmail || siteAdminEmail} />
      return (
        <RegistrationForm
          moment={moment}
          rules={{ companies, postalCodeRule: mainRecord.postalcoderule }}
          moveTo={setMoment}
        />
      )
    case 'success':
      return <RegistrationSuccess sent={moment.sent} />
  }
}
