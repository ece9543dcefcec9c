/** What a bucket met that did not get through: a refusal, or a line that is broken. */
import { Button, FailureNotice, Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import css from './pad.module.css'
import type { Buckets } from './use-buckets.ts'

type TroubleProps = { buckets: Buckets; failure: Buckets['failure'] }

/** What the server did not take comes first: the figure under it has changed back. */
export function Refusal({ buckets, failure }: TroubleProps): ReactElement | null {
  const refused = failure ?? (buckets.unsent === 0 ? buckets.failure : undefined)
  return refused ? <FailureNotice answer={refused} /> : null
}

/** Below what is pressed at every bucket, which stands still. */
export function Unsent({ buckets }: Pick<TroubleProps, 'buckets'>): ReactElement | null {
  const texts = usePeatTexts('field')
  if (buckets.kept === 0) return null
  return (
    <div className={css.unsent}>
      <Notice
        tone="warn"
        title={`${texts.unsenttitle}: ${buckets.kept}`}
        action={
          <Button variant="secondary" block onClick={buckets.sendAgain}>
            {texts.sendagain}
          </Button>
        }
      >
        <p>{texts.unsenttext}</p>
      </Notice>
    </div>
  )
}
