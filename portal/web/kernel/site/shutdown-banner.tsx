/** A planned shutdown, announced ahead of time in the administrators' own words. */
import type { ReactElement } from 'react'
import type { AnnouncedShutdown } from '../../../contract/site/main-record.ts'
import { formatDateTime } from '../texts/dates.ts'
import { useLanguage, useTexts } from '../texts/text-provider.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import css from './site-notice.module.css'

export function ShutdownBanner({ shutdown }: { shutdown: AnnouncedShutdown }): ReactElement {
  const { plannedshutdowntext } = useTexts('frontpage')
  const { language } = useLanguage()
  const shown = (moment: string) => formatDateTime(new Date(moment), language)
  return (
    <div className={css.place}>
      <Notice tone="warn" title={plannedshutdowntext({ from: shown(shutdown.from), to: shown(shutdown.to) })}>
        <p>{shutdown.text[language]}</p>
      </Notice>
    </div>
  )
}
