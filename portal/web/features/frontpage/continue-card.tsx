/** "Continue where you left off": what applications have for the person, in their own words (FRONT-20). */
import type { ReactElement } from 'react'
import type { WaitingWork } from '../../../contract/frontpage/waiting-work.ts'
import { ApplicationIcon } from '../../kernel/applications/known-applications.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Card, LinkList, LinkListItem } from '../../kernel/ui/index.ts'
import type { KnownWords } from './use-waiting-words.ts'

export type ContinueCardProps = {
  applications: readonly { readonly name: string; readonly work: WaitingWork }[]
  words: KnownWords
}

/** Not there where there is nothing to go on with. */
export function ContinueCard({ applications, words }: ContinueCardProps): ReactElement | null {
  const { continueheading } = useTexts('notices')
  const items = applications.flatMap(({ name, work }) =>
    work.items.flatMap((item) => {
      // A kind that only a newer browser side knows is left out.
      const told = words[name]?.item(item)
      return told === undefined ? [] : [{ name, href: `#/${name}${item.path === '/' ? '' : item.path}`, ...told }]
    }),
  )
  if (items.length === 0) return null
  return (
    <Card heading={continueheading}>
      <LinkList>
        {items.map(({ name, href, title, text }) => (
          <LinkListItem
            key={`${href} ${title}`}
            href={href}
            title={title}
            text={text}
            drawing={<ApplicationIcon application={name} />}
          />
        ))}
      </LinkList>
    </Card>
  )
}
