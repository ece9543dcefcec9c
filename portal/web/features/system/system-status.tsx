/** Whether the system is on, and turning it off and on (ADMIN-SYS-05 to ADMIN-SYS-11). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readSystemState, startOrShutSystem } from '../../../contract/site/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { usePortal, useSite } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { navigate } from '../../kernel/routing/hash-location.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import {
  Button,
  ButtonRow,
  Card,
  Icon,
  iconCheck,
  iconPower,
  keepFocus,
  Notice,
  Skeleton,
} from '../../kernel/ui/index.ts'
import css from './system.module.css'

/** Milliseconds; as long as the page is visible. */
const countedEvery = 5000

type Moment =
  | { at: 'showing' }
  | { at: 'sending' }
  | { at: 'done'; command: 'shutdown' | 'start' }
  | { at: 'failed'; answer: Refused | Failed }

/** `isAsked`: the address names the switch, so its question stands open (ROUTE-22). */
export function SystemStatus({ isAsked }: { isAsked: boolean }): ReactElement {
  const { isSuperadmin } = useSignedIn()
  const { isSiteActive } = useSite()
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  return (
    <Card>
      <div className={css.status}>
        <span className={css.light} data-off={!isSiteActive || undefined}>
          <Icon shape={isSiteActive ? iconCheck : iconPower} size="m" />
        </span>
        <div className={css.words}>
          <h2>{isSiteActive ? texts.systemstatusactive : texts.systemstatusinactive}</h2>
          {isSuperadmin && <State />}
        </div>
      </div>
      {isSuperadmin ? (
        <Switch isAsked={isAsked} />
      ) : (
        isAsked && (
          <Notice tone="warn" title={common.insufficientrightstext}>
            <p>{texts.shutdownonlysuperadmintext}</p>
          </Notice>
        )
      )}
    </Card>
  )
}

function State(): ReactElement {
  const texts = useTexts('adminsystem')
  const { language } = useLanguage()
  const { data, error } = useAnswer(readSystemState, {}, { refetchInterval: countedEvery })
  if (error !== null) return <p className={css.quiet}>{texts.statefailedtext}</p>
  if (data === undefined) return <Skeleton shape="half" />
  const { since, by, signedin, letters, unhandledfeedback } = data.state
  const changed = since === '' ? '' : texts.systemsince({ time: formatDateTime(new Date(since), language), name: by })
  const counts = [
    { list: 'sessions', words: texts.signedincount({ count: signedin.people }) },
    { list: 'letters?state=waiting', words: texts.letterswaiting({ count: letters.waiting }) },
    ...(letters.dead > 0 ? [{ list: 'letters?state=dead', words: texts.lettersdead({ count: letters.dead }) }] : []),
    { list: 'feedback', words: texts.feedbackopen({ count: unhandledfeedback }) },
  ]
  return (
    <>
      {changed !== '' && <p className={css.quiet}>{changed}</p>}
      <ul className={css.counts}>
        {counts.map(({ list, words }) => (
          <li key={list}>
            <a href={`#/admin/system/${list}`}>{words}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Switch({ isAsked }: { isAsked: boolean }): ReactElement {
  const { username } = useSignedIn()
  const { isSiteActive, mainRecord } = useSite()
  const portal = usePortal()
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const state = useAnswer(readSystemState, {})
  const [moment, setMoment] = useState<Moment>({ at: 'showing' })
  const command = isSiteActive ? 'shutdown' : 'start'

  async function confirm() {
    setMoment({ at: 'sending' })
    const answer = await ask(startOrShutSystem, { admin: username, command })
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    portal.mainRecordSaved({ ...mainRecord, isactive: command === 'start' })
    void state.refetch()
    setMoment({ at: 'done', command })
    return keepFocus()
  }
  const dismiss = () => {
    setMoment({ at: 'showing' })
    navigate('/admin/system')
    keepFocus()
  }

  if (moment.at === 'done') {
    const title = moment.command === 'shutdown' ? texts.shutdownsuccesstext : texts.startsuccesstext
    return <Notice tone="ok" title={title} action={<Button onClick={dismiss}>{common.ok}</Button>} />
  }
  if (moment.at === 'failed') {
    return <FailureNotice answer={moment.answer} action={<Button onClick={dismiss}>{common.ok}</Button>} />
  }
  if (!isAsked) {
    return (
      <ButtonRow>
        <Button
          variant={isSiteActive ? 'secondary' : 'primary'}
          onClick={() => navigate('/admin/system/systemshutdown')}
        >
          {isSiteActive ? texts.shutdownconfirm : texts.startconfirm}
        </Button>
      </ButtonRow>
    )
  }
  const people = state.data?.state.signedin.people
  return (
    <Notice
      tone={isSiteActive ? 'err' : 'info'}
      title={isSiteActive ? texts.shutdownconfirmtext : texts.startconfirmtext}
      action={
        <ButtonRow>
          <Button
            variant={isSiteActive ? 'danger' : 'primary'}
            busy={moment.at === 'sending'}
            busyLabel={common.sending}
            onClick={() => void confirm()}
          >
            {common.ok}
          </Button>
          <Button variant="secondary" onClick={dismiss}>
            {common.cancel}
          </Button>
        </ButtonRow>
      }
    >
      {isSiteActive && (
        <ul className={css.changes}>
          {people !== undefined && <li>{texts.shutdownseentext({ count: people })}</li>}
          <li>{texts.shutdownkepttext}</li>
        </ul>
      )}
    </Notice>
  )
}
