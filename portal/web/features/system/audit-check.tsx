/** Checks the chain of the event log, stretch by stretch, and says what was found. Superadmins only. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { verifyAudit } from '../../../contract/audit/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { formatNumber, useTexts } from '../../kernel/texts/index.ts'
import { Button, iconShield, Notice } from '../../kernel/ui/index.ts'

type Moment =
  | { at: 'waiting' }
  | { at: 'checking'; checked: number }
  | { at: 'intact'; checked: number }
  | { at: 'broken'; line: number }
  | { at: 'failed'; answer: Refused | Failed }

export function AuditCheck(): ReactElement {
  const texts = useTexts('adminsystem')
  const [moment, setMoment] = useState<Moment>({ at: 'waiting' })
  const checked = moment.at === 'checking' || moment.at === 'intact' ? moment.checked : 0
  return (
    <>
      <Button
        variant="secondary"
        icon={iconShield}
        busy={moment.at === 'checking'}
        busyLabel={texts.auditverifying({ count: formatNumber(checked) })}
        onClick={() => void check(setMoment)}
      >
        {texts.auditverify}
      </Button>
      {moment.at === 'intact' && <Notice tone="ok" title={texts.auditintact({ count: formatNumber(checked) })} />}
      {moment.at === 'broken' && <Notice tone="err" title={texts.auditbroken({ line: formatNumber(moment.line) })} />}
      {moment.at === 'failed' && <FailureNotice answer={moment.answer} />}
    </>
  )
}

async function check(show: (moment: Moment) => void): Promise<void> {
  let [after, checked] = [0, 0]
  do {
    show({ at: 'checking', checked })
    const answer = await ask(verifyAudit, { after })
    if (!('answered' in answer)) return show({ at: 'failed', answer })
    if (answer.answered.brokenat !== 0) return show({ at: 'broken', line: answer.answered.brokenat })
    checked += answer.answered.checked
    after = answer.answered.after
  } while (after !== 0)
  return show({ at: 'intact', checked })
}
