/** The instructions that applications give for their roles: links to each, and the one that an address names. */
import type { ReactElement } from 'react'
import type { Guide } from '../../kernel/applications/guide.ts'
import { useApplicationName, useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import { findApplication } from '../../kernel/applications/web-application.ts'
import { NotFoundScreen } from '../../kernel/routing/not-found-screen.tsx'
import type { Arrival } from '../../kernel/texts/arrival.ts'
import { useLanguage } from '../../kernel/texts/index.ts'
import { useArrival } from '../../kernel/texts/text-provider.tsx'
import { iconDoc, LinkList, LinkListItem } from '../../kernel/ui/index.ts'
import { ReadDocument } from './document-page.tsx'

type Guides = Arrival<readonly Guide[]>

export function GuideLinks(): ReactElement {
  const known = Object.entries(useKnownApplications())
  return (
    <>
      {known.map(
        ([key, { guides }]) => guides !== undefined && <LinksOf key={key} application={key} guides={guides} />,
      )}
    </>
  )
}

function LinksOf({ application, guides }: { application: string; guides: Guides }): ReactElement {
  const nameOf = useApplicationName()
  const { language } = useLanguage()
  return (
    <section aria-label={nameOf(application)}>
      <h2>{nameOf(application)}</h2>
      <LinkList>
        {useArrival(guides).map(({ key, names }) => (
          <LinkListItem
            key={key}
            icon={iconDoc}
            href={`#/instructions?guide=${application}.${key}`}
            title={names[language]}
          />
        ))}
      </LinkList>
    </section>
  )
}

/** @param named `<application>.<key>`, as the address has it. */
export function GuidePage({ named }: { named: string }): ReactElement {
  const [application = '', key = ''] = named.split('.')
  const guides = findApplication(useKnownApplications(), application)?.guides
  return guides === undefined ? <NotFoundScreen /> : <OneOf guides={guides} named={key} />
}

function OneOf({ guides, named }: { guides: Guides; named: string }): ReactElement {
  const found = useArrival(guides).find(({ key }) => key === named)
  return found === undefined ? <NotFoundScreen /> : <ReadGuide guide={found} />
}

function ReadGuide({ guide }: { guide: Guide }): ReactElement {
  const { language } = useLanguage()
  return <ReadDocument document={useArrival(guide.document[language])} language={language} />
}
