/** What has been under way for long says so, with another try (interface.md row 27). */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/text-provider.tsx'
import { Button } from '../ui/button/button.tsx'
import { iconRepeat } from '../ui/icon/shell-shapes.ts'
import { Notice } from '../ui/notice/notice.tsx'

/** Milliseconds until a wait is long. */
const patience = 5000

export type SlowNoticeProps = {
  /** What the press does, in words. */
  label: string
  onPress: () => void
}

export function SlowNotice({ label, onPress }: SlowNoticeProps): ReactElement | null {
  const { slowtext } = useTexts('common')
  const [isLong, tell] = useState(false)
  useEffect(() => {
    if (isLong) return
    const timer = setTimeout(() => tell(true), patience)
    return () => clearTimeout(timer)
  }, [isLong])
  if (!isLong) return null
  const press = () => {
    // The new try has its own time.
    tell(false)
    onPress()
  }
  return (
    <Notice
      tone="info"
      title={slowtext}
      action={
        <Button variant="secondary" size="s" icon={iconRepeat} onClick={press}>
          {label}
        </Button>
      }
    />
  )
}
