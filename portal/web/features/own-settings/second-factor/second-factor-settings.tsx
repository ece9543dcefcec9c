/** The parts of two-step login: the app, the passkeys, the recovery codes. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOwnSecondFactor } from '../../../../contract/second-factor/calls.ts'
import type { OwnSecondFactor } from '../../../../contract/second-factor/second-factor.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { usePortal, useSession } from '../../../kernel/portal/portal-context.tsx'
import { useAnswer } from '../../../kernel/requests/use-answer.ts'
import { mustEnrol } from '../../../kernel/routing/guards.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Spinner, Stack } from '../../../kernel/ui/index.ts'
import { AppPart } from './app-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecoveryCodesPart } from './recovery-codes-part.tsx'
import { ShownCodes } from './shown-codes.tsx'

export function SecondFactorSettings(): ReactElement {
  const { loading } = useTexts('common')
  const { lead, required } = useTexts('secondfactor')
  const portal = usePortal()
  const session = useSession()
  const { data, error } = useAnswer(readOwnSecondFactor, {})
  const [codes, setCodes] = useState<readonly string[]>([])
  if (data === undefined) return error === null ? <Spinner label={loading} /> : <FailureNotice answer={error.reason} />
  const factor = data.secondfactor
  // With the codes of the first factor the person has seen all; the screen may be another one without its reminder.
  const kept = () => {
    // An enrolled administrator starts afresh: nothing of the portal has been open so far.
    if (mustEnrol(session)) return location.reload()
    setCodes([])
    void portal.refresh()
  }
  if (codes.length > 0) return <ShownCodes codes={codes} onKept={kept} />
  return (
    <Stack gap="l">
      <Stack gap="s">
        <p>{lead}</p>
        {/* Whoever must add one now has read it in the heading. */}
        {factor.required && !mustEnrol(session) && <p>{required}</p>}
      </Stack>
      <AppPart factor={factor} onAdded={setCodes} />
      <PasskeysPart factor={factor} onAdded={setCodes} />
      {hasFactor(factor) && <RecoveryCodesPart left={factor.codesleft} onCodes={setCodes} />}
    </Stack>
  )
}

function hasFactor({ appsince, passkeys }: OwnSecondFactor): boolean {
  return appsince !== '' || passkeys.length > 0
}
