/** What became of each load that an act on many was about. */
import { Button, FailureNotice, Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { lacksTariff } from './lacks-tariff.ts'
import type { ManyActs } from './use-many-acts.ts'

export function ManyOutcomes({ acts }: { acts: ManyActs }): ReactElement | null {
  const texts = usePeatTexts('queue')
  const { notariff } = usePeatTexts('office')
  const { outcomes, isBusy, forget } = acts
  if (outcomes.length === 0) return null
  const failed = outcomes.flatMap(({ load, failure }) => (failure === undefined ? [] : [{ load, failure }]))
  return (
    <Notice
      tone={failed.length > 0 ? 'warn' : 'ok'}
      title={texts.outcome({ done: outcomes.length - failed.length, failed: failed.length })}
      action={
        !isBusy && (
          <Button variant="quiet" size="s" onClick={forget}>
            {texts.close}
          </Button>
        )
      }
    >
      {failed.length > 0 && (
        <ul>
          {failed.map(({ load, failure }) => (
            <li key={load.id}>
              <a href={`#/peatsale/loads/${load.id}`}>{load.number}</a>
              {lacksTariff(failure) ? <p>{notariff}</p> : <FailureNotice answer={failure} />}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
