/** One sign-in or try: when, whether it got in, the device and the network; a stranger's has a button. */
import type { ReactElement } from 'react'
import type { OwnSignIn } from '../../../contract/sessions/calls.ts'
import { formatDateTime, lookUpText, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, Chip } from '../../kernel/ui/index.ts'
import css from './own-session-row.module.css'

export function OwnSignInRow({ signIn, onNotMe }: { signIn: OwnSignIn; onNotMe: () => void }): ReactElement {
  const settings = useTexts('settings')
  const { language } = useLanguage()
  const { at, why, by, device, address } = signIn
  const time = formatDateTime(new Date(at), language)
  return (
    <li className={css.session}>
      <div className={css.words}>
        <p className={css.device}>
          <time dateTime={at}>{time}</time>
        </p>
        <p className={css.times}>
          {lookUpText(settings, `signin_${why === '' ? 'done' : why}`)}
          {why === '' && by !== '' && `, ${lookUpText(settings, `signinby_${by}`)}`}
          <br />
          {device === '' ? settings.signindeviceunknown : settings.signindevice({ device })}
          <br />
          {settings.signinaddress({ address })}
        </p>
      </div>
      <SignInEnd signIn={signIn} time={time} onNotMe={onNotMe} />
    </li>
  )
}

/** Nothing is to be done about a try that did not get in. */
function SignInEnd({ signIn, time, onNotMe }: { signIn: OwnSignIn; time: string; onNotMe: () => void }) {
  const { sessionthis, signinrefused, signinnotme, signinnotmename } = useTexts('settings')
  if (signIn.why !== '') return <Chip tone="err">{signinrefused}</Chip>
  if (signIn.current) return <Chip tone="ok">{sessionthis}</Chip>
  return (
    <Button variant="secondary" size="s" aria-label={signinnotmename({ time })} onClick={onNotMe}>
      {signinnotme}
    </Button>
  )
}
