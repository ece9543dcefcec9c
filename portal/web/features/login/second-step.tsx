/** The second step of logging in: a passkey, the code of an app, or a recovery code; and the way back to the password. */
import type { ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { SecondStep as Way } from '../../../contract/second-factor/second-factor.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { Button } from '../../kernel/ui/button/button.tsx'
import { iconKey } from '../../kernel/ui/icon/more-shapes.ts'
import { iconBack } from '../../kernel/ui/icon/shell-shapes.ts'
import { Stack } from '../../kernel/ui/layout/layout.tsx'
import { Notice } from '../../kernel/ui/notice/notice.tsx'
import { CodeForm } from './code-form.tsx'
import css from './second-step.module.css'
import type { StepWork } from './use-second-step.ts'
import { useSecondStep } from './use-second-step.ts'

/** @param ways names of `finishLogIn`'s fields, in the order to offer them. */
export function SecondStep({ ways, onBack }: { ways: readonly string[]; onBack: () => void }): ReactElement {
  const texts = useTexts('secondfactor')
  const { backtologin } = useTexts('password')
  const heading = useRef<HTMLHeadingElement>(null)
  const work = useSecondStep()
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.step}>
      <Stack>
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {texts.stepheading}
        </h2>
        {work.isOver ? <Notice tone="err" title={texts.attemptover} /> : <Ways ways={ways} work={work} />}
        <div className={work.isOver ? undefined : css.quiet}>
          <Button variant={work.isOver ? 'primary' : 'quiet'} icon={iconBack} onClick={onBack}>
            {backtologin}
          </Button>
        </div>
      </Stack>
    </div>
  )
}

function Ways({ ways, work }: { ways: readonly string[]; work: StepWork }): ReactElement {
  const texts = useTexts('secondfactor')
  const { siteadminfallback } = useTexts('common')
  const { siteAdminEmail } = useSite()
  const written = ways.filter((way) => way !== 'passkey') as readonly Exclude<Way, 'passkey'>[]
  // A recovery code is the last resort: beside a passkey it comes when it is asked for.
  const isLast = ways.includes('passkey') && !ways.includes('code')
  const [way, setWay] = useState(isLast ? undefined : written[0])
  const other = written.find((each) => each !== way)
  return (
    <>
      <p>{texts.steptext}</p>
      {work.trouble !== undefined && <Notice tone="err" title={texts[work.trouble]} />}
      {work.failure && <FailureNotice answer={work.failure} />}
      {ways.includes('passkey') && (
        <Button
          size="l"
          block
          busy={work.busy === 'passkey'}
          busyLabel={texts.passkeywaiting}
          onClick={work.takePasskey}
        >
          {texts.passkeybutton}
        </Button>
      )}
      {way !== undefined && <CodeForm key={way} way={way} work={work} isMain={!ways.includes('passkey')} />}
      {other !== undefined && (
        <div className={css.quiet}>
          <Button variant="quiet" icon={iconKey} onClick={() => setWay(other)}>
            {other === 'code' ? texts.usecode : texts.userecoverycode}
          </Button>
        </div>
      )}
      <p className={css.help}>
        {texts.lostall}{' '}
        {siteAdminEmail === '' ? siteadminfallback : <a href={`mailto:${siteAdminEmail}`}>{siteAdminEmail}</a>}
      </p>
    </>
  )
}
