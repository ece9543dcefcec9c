/** "Notices": what somebody with the right to it should look at, each one press from where it is dealt with (FRONT-20). */
import type { ReactElement } from 'react'
import type { AnswerOf } from '../../../contract/call.ts'
import type { readFrontPage } from '../../../contract/frontpage/calls.ts'
import { waitingDays } from '../../../contract/users/waiting-days.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import type { LinkListItemProps } from '../../kernel/ui/index.ts'
import { Card, iconCalendar, iconMail, iconNote, iconUsers, LinkList, LinkListItem } from '../../kernel/ui/index.ts'

type Told = AnswerOf<typeof readFrontPage>

/** Not there where there is nothing to tell. */
export function NoticesCard({ told }: { told: Told }): ReactElement | null {
  const { noticesheading } = useTexts('notices')
  const rows = [
    useWaitingPeople(told.waitingpeople),
    useRefusedAddresses(told.refusedaddresses),
    useDeadLetters(told.deadletters),
    useFeedback(told.feedback),
    useShutdown(told.shutdown),
  ].flatMap((row) => row ?? [])
  if (rows.length === 0) return null
  return (
    <Card heading={noticesheading}>
      <LinkList>
        {rows.map((row) => (
          <LinkListItem key={row.href} {...row} />
        ))}
      </LinkList>
    </Card>
  )
}

function useWaitingPeople(waiting: Told['waitingpeople']): LinkListItemProps | undefined {
  const texts = useTexts('notices')
  if (waiting === null) return undefined
  const companies = waiting.companies.map(({ company, count }) =>
    texts.waitingofcompany({ company: company || texts.waitingwithoutcompany, count }),
  )
  const days = waitingDays(waiting.oldest, new Date())
  const since = days === 0 ? texts.waitingsincetoday : texts.waitingsince({ days })
  return {
    href: '#/admin/users/allusers?state=withoutrights',
    title: texts.waitingpeopletext({ count: waiting.count }),
    text: `${companies.join(', ')}. ${since}`,
    icon: iconUsers,
    tone: 'warn',
  }
}

function useRefusedAddresses(refused: Told['refusedaddresses']): LinkListItemProps | undefined {
  const texts = useTexts('notices')
  if (refused === null) return undefined
  return {
    href: '#/admin/users/allusers?state=addressrefused',
    title: texts.refusedaddressestext({ count: refused.count }),
    text: texts.refusedaddresseswhy,
    icon: iconUsers,
    tone: 'err',
  }
}

function useDeadLetters(letters: Told['deadletters']): LinkListItemProps | undefined {
  const texts = useTexts('notices')
  const { language } = useLanguage()
  if (letters === null) return undefined
  return {
    href: '#/admin/system/letters?state=dead',
    title: texts.deadletterstext({ count: letters.count }),
    text: texts.deadletterslatest({ time: formatDateTime(new Date(letters.queuedat), language) }),
    icon: iconMail,
    tone: 'err',
  }
}

function useFeedback(feedback: Told['feedback']): LinkListItemProps | undefined {
  const texts = useTexts('notices')
  if (feedback === null) return undefined
  return {
    href: '#/admin/system/feedback',
    title: texts.feedbacktext({ count: feedback.count }),
    text: texts.feedbackquote(feedback),
    icon: iconNote,
    tone: 'info',
  }
}

function useShutdown(shutdown: Told['shutdown']): LinkListItemProps | undefined {
  const texts = useTexts('notices')
  const { language } = useLanguage()
  if (shutdown === null) return undefined
  const shown = (moment: string) => formatDateTime(new Date(moment), language)
  return {
    href: '#/admin/system/systemshutdown',
    title: texts.plannedshutdown,
    text: texts.plannedshutdownwhen({ from: shown(shutdown.from), to: shown(shutdown.to) }),
    icon: iconCalendar,
  }
}
