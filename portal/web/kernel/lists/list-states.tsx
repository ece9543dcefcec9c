/** A list while it is not there: on its way, or failed. */
import type { ReactElement } from 'react'
import { FailureNotice } from '../failures/failure-notice.tsx'
import { SlowNotice } from '../failures/slow-notice.tsx'
import { useFailureText } from '../failures/use-failure-text.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import { askAgain } from '../requests/refresh-answers.ts'
import { useTexts } from '../texts/index.ts'
import { Button, Card, iconRepeat, Notice, Skeleton, Spinner, Stack } from '../ui/index.ts'

/** ADMIN-SHELL-03. */
export function LoadingList({ label }: { label?: string }): ReactElement {
  const { loading, retry } = useTexts('common')
  return (
    <Stack>
      <Spinner label={label ?? loading} />
      <SlowNotice label={retry} onPress={() => void askAgain()} />
      <Card>
        <Stack>
          <Skeleton shape="row" count={8} />
        </Stack>
      </Card>
    </Stack>
  )
}

export function FailedList({ answer, retry }: { answer: Refused<string> | Failed; retry: () => void }): ReactElement {
  const common = useTexts('common')
  const failureText = useFailureText()
  // Asking again gives nobody a right, and brings nothing back.
  if ('refused' in answer && ['forbidden', 'not_found'].includes(answer.refused)) {
    return <Notice tone="err" title={failureText(answer)} />
  }
  return (
    <FailureNotice
      answer={answer}
      action={
        <Button variant="secondary" size="s" icon={iconRepeat} onClick={retry}>
          {common.retry}
        </Button>
      }
    />
  )
}

interface Asked {
  readonly error: { readonly reason: Refused<string> | Failed } | null
  readonly refetch: () => Promise<unknown>
}

/** In place of answers that are not there: on their way, or why one did not come, with another try. */
export function MissingAnswer({ of }: { of: Asked | readonly Asked[] }): ReactElement {
  const asked = [of].flat()
  const failed = asked.find(({ error }) => error !== null)?.error
  const retry = () => void Promise.all(asked.map(({ refetch }) => refetch()))
  return failed ? <FailedList answer={failed.reason} retry={retry} /> : <LoadingList />
}
