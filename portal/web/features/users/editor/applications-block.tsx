/** Applications: which of them are given to this very person (ADMIN-EDIT-04, 12, 26). */
import type { ReactElement } from 'react'
import type { RightSource } from '../../../../contract/users/user-reading.ts'
import { useApplicationName, useKnownApplications } from '../../../kernel/applications/known-applications.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Checkbox, Collapsible } from '../../../kernel/ui/index.ts'
import type { TurnedRight } from '../rights-after.ts'
import { seenAfter } from '../rights-after.ts'
import { useSourceWords } from '../rights-words.ts'
import type { BlockProps } from './use-user-form.ts'
import { userFieldId } from './use-user-form.ts'

type ApplicationsBlockProps = BlockProps & { rights: readonly TurnedRight[] }

export function ApplicationsBlock({ form, rights }: ApplicationsBlockProps): ReactElement {
  const adminedit = useTexts('adminedit')
  const applicationName = useApplicationName()
  const names = [...new Set([...Object.keys(useKnownApplications()), ...form.draft.apps])]
  const seen = seenAfter(rights).map(applicationName).join(', ')
  return (
    <Collapsible heading={adminedit.applications} note={seen === '' ? adminedit.appsnone : seen} open>
      <div>
        {names.map((name) => (
          <ApplicationBox key={name} form={form} name={name} rights={rights} />
        ))}
      </div>
    </Collapsible>
  )
}

function ApplicationBox({ form, name, rights }: ApplicationsBlockProps & { name: string }) {
  const adminedit = useTexts('adminedit')
  const applicationName = useApplicationName()
  const sourceWords = useSourceWords()
  const { draft, open, change } = form
  const isOpen = open.apps.includes(name)
  const source = otherSource(rights, name)
  const others = draft.apps.filter((app) => app !== name)
  const why = source && adminedit.appalreadytext({ source: sourceWords(source) })
  return (
    <Checkbox
      id={userFieldId(`app-${name}`)}
      label={applicationName(name)}
      hint={isOpen ? why : adminedit.notyourstochange}
      disabled={!isOpen}
      checked={draft.apps.includes(name)}
      onChange={({ target }) => change({ apps: target.checked ? [...others, name] : others })}
    />
  )
}

/** What lets the person see the application without its being given. */
function otherSource(rights: readonly TurnedRight[], name: string): RightSource | undefined {
  for (const { right, turn } of rights) {
    const isSeen = turn !== 'goes' && right.right === 'sees' && right.application === name
    if (isSeen && right.source.by !== 'given') return right.source
  }
  return undefined
}
