/** What the office has asked beside an order and waits to hear: read at once, answered on the order's page. */
import { LinkButton, Notice, NoWrap } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { Start } from './start-answer.ts'

export function Questions({ questions }: Pick<Start, 'questions'>): ReactElement {
  const texts = usePeatTexts('work')
  return (
    <>
      {questions.map(({ order, number, seller, text }) => (
        <Notice
          key={order}
          tone="warn"
          title={texts.asks({ seller })}
          action={
            <LinkButton
              variant="secondary"
              size="s"
              href={`#/peatsale/orders/${order}`}
              aria-label={`${texts.answer}: ${number}`}
            >
              {texts.answer}
            </LinkButton>
          }
        >
          <p>{text}</p>
          <p>
            {texts.order} <NoWrap>{number}</NoWrap>
          </p>
        </Notice>
      ))}
    </>
  )
}
