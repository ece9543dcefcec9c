/** Whoever has told no bucket yet tells it first: cubic metres are counted by it. */
import { Button, EmptyState, iconBox } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { BucketDialog } from './bucket-dialog.tsx'

export function FirstBucket(): ReactElement {
  const texts = usePeatTexts('field')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <EmptyState
        icon={iconBox}
        title={texts.bucketneeded}
        action={
          <Button size="l" onClick={() => setIsOpen(true)}>
            {texts.setbucket}
          </Button>
        }
      >
        <p>{texts.bucketneededtext}</p>
      </EmptyState>
      {isOpen && <BucketDialog bucket={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}
