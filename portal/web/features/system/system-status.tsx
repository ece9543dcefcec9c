/** Whether the system is on, and turning it off and on (ADMIN-SYS-05 to ADMIN-SYS-11). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readSystemState, startOrShutSystem } from '../../../contract/site/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { usePortal, useSite } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
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
  const { since, by, signedin, letters, unhandledfeedback, lastbackup, brand } = data.state
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
      {lastbackup !== undefined && (
        <p className={css.quiet}>
          {lastbackup === ''
            ? texts.lastbackupnone
            : texts.lastbackup({ time: formatDateTime(new Date(lastbackup), language) })}
        </p>
      )}
      {brand !== undefined && <p className={css.quiet}>{texts.ownface(brand)}</p>}
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
  const [done, setDone] = useState<'shutdown' | 'start'>()
  const command = isSiteActive ? 'shutdown' : 'start'
  const { send, isBusy, failure, forget } = useSend(startOrShutSystem, {
    invalidates: [readSystemState],
    successMessage: false,
    onDone: () => {
      portal.mainRecordSaved({ ...mainRecord, isactive: command === 'start' })
      setDone(command)
    },
  })
  const dismiss = () => {
    setDone(undefined)
    forget()
    navigate('/admin/system')
    keepFocus()
  }

  if (done !== undefined) {
    const title = done === 'shutdown' ? texts.shutdownsuccesstext : texts.startsuccesstext
    return <Notice tone="ok" title={title} action={<Button onClick={dismiss}>{common.ok}</Button>} />
  }
  if (failure !== undefined) {
    return <FailureNotice answer={failure} action={<Button onClick={dismiss}>{common.ok}</Button>} />
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
            busy={isBusy}
            busyLabel={common.sending}
            onClick={() => void send({ admin: username, command })}
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
