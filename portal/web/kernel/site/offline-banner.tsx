/** START-18: a superadmin works on while the system is closed, and sees so on every screen. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/text-provider.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import css from './site-notice.module.css'

export function OfflineBanner(): ReactElement {
  const { systemofflinetext } = useTexts('common')
  return (
    <div className={css.place}>
      <Notice tone="warn" title={systemofflinetext} />
    </div>
  )
}
