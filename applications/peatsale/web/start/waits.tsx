/** What waits, most of it first said; a count leads to its list. */
import { Card, iconAlert, iconCheck, iconList, LinkList, LinkListItem, Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { Start } from './start-answer.ts'

const counted = [
  ['toConfirm', 'toconfirm', '/office/orders'],
  ['requests', 'requests', '/orders?state=requested'],
  ['messages', 'messages', '/orders?state=written'],
  ['customerRequests', 'customerrequests', '/office/customers/requests'],
  ['unassigned', 'unassigned', '/loads?state=unassigned'],
  ['late', 'late', '/loads?state=late&direction=asc'],
  ['toVerify', 'toverify', '/office/verification'],
  ['exceptions', 'exceptions', '/loads?state=flagged'],
  ['open', 'open', '/loads?state=open'],
  ['withoutDriver', 'withoutdriver', '/carrier/loads'],
  ['loadsToday', 'loadstoday', '/driving'],
] as const

export function Waits({ start }: { start: Start }): ReactElement | null {
  const texts = usePeatTexts('work')
  const { waiting } = start
  const isAsked = counted.some(([count]) => waiting[count] !== null)
  if (!isAsked) return null
  const some = counted.filter(([count]) => (waiting[count] ?? 0) > 0)
  return (
    <Card heading={texts.waiting}>
      {some.length === 0 ? (
        <Notice tone="ok" title={texts.nothingwaits} icon={iconCheck}>
          <p>{texts.nothingwaitstext}</p>
        </Notice>
      ) : (
        <LinkList>
          {some.map(([count, word, path]) => (
            <LinkListItem
              key={count}
              href={`#/peatsale${count === 'loadsToday' && start.roles.includes('loader') ? '/loading' : path}`}
              icon={count === 'late' || count === 'exceptions' ? iconAlert : iconList}
              tone={count === 'late' || count === 'exceptions' ? 'warn' : undefined}
              title={`${texts[word]}: ${waiting[count]}`}
            />
          ))}
        </LinkList>
      )}
    </Card>
  )
}
