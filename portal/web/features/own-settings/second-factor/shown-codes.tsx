/** Recovery codes, shown this once: to copy, to keep as a file, to print. */
import type { ReactElement } from 'react'
import { useEffect, useRef } from 'react'
import { useSite } from '../../../kernel/portal/portal-context.tsx'
import { keepFile } from '../../../kernel/requests/files.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, Stack } from '../../../kernel/ui/index.ts'
import { CopyButton } from './copy-button.tsx'
import css from './second-factor.module.css'

export function ShownCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }): ReactElement {
  const texts = useTexts('secondfactor')
  const { siteNames } = useSite()
  const { language } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const written = `${siteNames[language]}\n${texts.codes}\n\n${codes.join('\n')}\n`
  const keep = () => keepFile({ file: new Blob([written], { type: 'text/plain' }), name: texts.codesfile })
  return (
    <Stack>
      <div className={css.printed}>
        <Stack>
          <h3 ref={heading} tabIndex={-1}>
            {texts.codesshownheading}
          </h3>
          <p>{texts.codesshowntext}</p>
          <ul className={css.codes} aria-label={texts.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Stack>
      </div>
      <ButtonRow>
        <CopyButton label={texts.codescopy} text={codes.join('\n')} />
        <Button variant="secondary" size="s" onClick={keep}>
          {texts.codesdownload}
        </Button>
        <Button variant="secondary" size="s" onClick={() => print()}>
          {texts.codesprint}
        </Button>
      </ButtonRow>
      <div>
        <Button onClick={onKept}>{texts.codeskept}</Button>
      </div>
    </Stack>
  )
}
