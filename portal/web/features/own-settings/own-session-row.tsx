/** One session: the device, since when and until when, and the button that ends it; the own one is left by logging out. */
import type { ReactElement } from 'react'
import type { OwnSession } from '../../../contract/sessions/calls.ts'
import { deviceName } from '../../../contract/sessions/device-name.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, Chip } from '../../kernel/ui/index.ts'
import css from './own-session-row.module.css'

type OwnSessionRowProps = { session: OwnSession; busy: boolean; onEnd: () => void }

export function OwnSessionRow({ session, busy, onEnd }: OwnSessionRowProps): ReactElement {
  const { loading } = useTexts('common')
  const settings = useTexts('settings')
  const { language } = useLanguage()
  const device = deviceName(session.device)
  const time = (stamp: string) => ({ time: formatDateTime(new Date(stamp), language) })
  return (
    <li className={css.session}>
      <div className={css.words}>
        <p className={css.device}>{device}</p>
        <p className={css.times}>
          {session.current ? settings.sessionherelong : settings.sessionelsewhere}
          <br />
          {settings.sessionstarted(time(session.signedinat))}
          <br />
          {settings.sessionlastused(time(session.lastseenat))}
        </p>
      </div>
      {session.current ? (
        <Chip tone="ok">{settings.sessionthis}</Chip>
      ) : (
        <Button
          variant="secondary"
          size="s"
          busy={busy}
          busyLabel={loading}
          aria-label={`${settings.sessionend}: ${device}, ${settings.sessionstarted(time(session.signedinat))}`}
          onClick={onEnd}
        >
          {settings.sessionend}
        </Button>
      )}
    </li>
  )
}
