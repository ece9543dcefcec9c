/** The bell: how many notices are unread, and the way to them. It comes after the page, and counts by live events. */
import type { ReactElement } from 'react'
import { countUnreadNotices, unreadMost } from '../../../contract/notices/calls.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { Icon } from '../../kernel/ui/icon/icon.tsx'
import { iconBell } from '../../kernel/ui/icon/more-shapes.ts'
import css from './bell.module.css'

export function Bell(): ReactElement {
  const texts = useTexts('notices')
  // Without an answer the way to the notices is still there; their page says what is wrong.
  const count = useAnswer(countUnreadNotices, {}).data?.unread ?? 0
  return (
    <a className={css.bell} href="#/notices">
      <Icon shape={iconBell} />
      <span className="visually-hidden">{texts.belltext({ count })}</span>
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count < unreadMost ? count : texts.bellmany}
        </span>
      )}
    </a>
  )
}
