/** The weeks of the calendar: a bar for each house, and beside it what happens; proposals are lighter. */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { LinkButton, useDateFormat, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import styles from './calendar.module.css'
import type { Calendar, CalendarWeek, Happening, Proposal } from './weeks.ts'
import { housesOf, mondayOf, weeksOf } from './weeks.ts'

/** Where an action of a proposal leads; undefined for who has no such action. */
export type ProposalLink = (proposal: Proposal) => string | undefined

export function CalendarWeeks({
  calendar,
  from,
  count,
  link,
}: {
  calendar: Calendar
  from: LocalDate
  count: number
  link: ProposalLink
}): ReactElement {
  const texts = useManureTexts('calendar')
  const now = mondayOf(dayOf(new Date()))
  return (
    <div>
      <div className={styles['head']} aria-hidden="true">
        <span className={styles['date']}>{texts.week}</span>
        {housesOf(calendar).map((house) => (
          <span key={house} className={styles['house']}>
            {shortName(house)}
          </span>
        ))}
      </div>
      <ol className={styles['weeks']}>
        {weeksOf(calendar, { from, count }).map((week) => (
          <Week key={week.monday} week={week} isNow={week.monday === now} link={link} />
        ))}
      </ol>
    </div>
  )
}

/** `9.11.` and `9 Nov`: as narrow in the next year, so that the bars of a house stand below each other. */
const mondayText = {
  fi: new Intl.DateTimeFormat('fi-FI', { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

/** `Halli 2` is H2. */
function shortName(house: string): string {
  return `${house.slice(0, 1).toUpperCase()}${/\d+$/.exec(house)?.[0] ?? ''}`
}

function Week({ week, isNow, link }: { week: CalendarWeek; isNow: boolean; link: ProposalLink }): ReactElement {
  const texts = useManureTexts('calendar')
  const { language } = useLanguage()
  return (
    <li className={styles['week']} data-now={isNow || undefined}>
      <p className={styles['date']}>
        <b>{week.number}</b>
        <br />
        {mondayText[language].format(new Date(week.monday))}
      </p>
      {week.rails.map(({ house, birds }) => (
        <svg
          key={house}
          className={styles['rail']}
          viewBox="0 0 10 70"
          preserveAspectRatio="none"
          role="img"
          aria-label={texts[birds.length === 0 ? 'emptythisweek' : 'birdsthisweek']({ house, week: week.number })}
        >
          <rect className={styles['room']} width="10" height="70" />
          {birds.map((stretch) => (
            <rect
              key={stretch.from}
              className={styles['birds']}
              y={stretch.from * 10}
              width="10"
              height={(stretch.to - stretch.from) * 10}
            />
          ))}
        </svg>
      ))}
      <ul className={styles['entries']}>
        {week.happenings.map((happening) => (
          <HappeningLine key={keyOf(happening)} happening={happening} link={link} />
        ))}
      </ul>
    </li>
  )
}

function keyOf(happening: Happening): string {
  const { what, day } = happening
  if (what === 'entry') return `${what} ${day} ${happening.entry.kind} ${happening.entry.request ?? ''}`
  if (what === 'proposal') return `${what} ${day} ${happening.proposal.kind} ${happening.proposal.house}`
  return `${what} ${day} ${happening.house}`
}

function HappeningLine({ happening, link }: { happening: Happening; link: ProposalLink }): ReactElement {
  const texts = useManureTexts('calendar')
  const { weekday: dayText } = useDateFormat()
  if (happening.what === 'entry') {
    const { kind, from, to, state, request } = happening.entry
    const days = from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
    return (
      <li className={styles['entry']} data-kind={kind} data-state={state}>
        <span>
          <b>{request === null ? texts[kind] : <a href={`#/manuredelivery/requests/${request}`}>{texts[kind]}</a>}</b>
          <small>{`${days}, ${texts[state]}`}</small>
        </span>
      </li>
    )
  }
  if (happening.what === 'proposal') {
    const { proposal } = happening
    const href = link(proposal)
    return (
      <li className={styles['entry']} data-kind={proposal.kind} data-state="proposed">
        <span>
          <b>{`${texts[proposal.kind]}, ${proposal.house}`}</b>
          <small>{`${dayText(proposal.day)}, ${texts.proposed}`}</small>
        </span>
        {href !== undefined && (
          <LinkButton variant="secondary" href={href}>
            {proposal.kind === 'manureOut' ? texts.offer : texts.order}
          </LinkButton>
        )}
      </li>
    )
  }
  return (
    <li
      className={styles['day']}
    >{`${dayText(happening.day)} ${texts[happening.what]({ house: happening.house })}`}</li>
  )
}
