/** What stands beside the tiles: what to go on with, and what administrators should know (FRONT-20). Comes after them. */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { readFrontPage } from '../../../contract/frontpage/calls.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, iconRepeat, Notice } from '../../kernel/ui/index.ts'
import { ContinueCard } from './continue-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import type { TileCounts } from './tile-counts.ts'
import { tileCounts } from './tile-counts.ts'
import { useWaitingWords } from './use-waiting-words.ts'

/** Whoever comes back has often just done what was waiting; meanwhile what was known stands there. */
const comesBack = { staleTime: 0 }

/** `onCounts` gets what the tiles carry, whenever that changes. */
export function FrontPageSide({ onCounts }: { onCounts: (counts: TileCounts) => void }): ReactElement | null {
  const common = useTexts('common')
  const { noticesfailedtext } = useTexts('notices')
  const { data, error, refetch } = useAnswer(readFrontPage, {}, comesBack)
  const words = useWaitingWords(data?.applications)
  useEffect(() => {
    if (data !== undefined) onCounts(tileCounts(data.applications, words))
  }, [data, words, onCounts])
  if (data === undefined) {
    if (error === null) return null
    const retry = (
      <Button variant="secondary" size="s" icon={iconRepeat} onClick={() => void refetch()}>
        {common.retry}
      </Button>
    )
    return <Notice tone="warn" title={noticesfailedtext} action={retry} />
  }
  return (
    <>
      <ContinueCard applications={data.applications} words={words} />
      <NoticesCard told={data} />
    </>
  )
}
