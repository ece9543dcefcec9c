/** What the portal's front page says of work that waits here: the same words as the start page's. */
import type { Language, WaitingWords } from '@workspace/portal/web'
import { start as english } from './en/start.ts'
import { start as finnish } from './fi/start.ts'

const titles: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { fi: finnish, en: english }

function itemIn(language: Language): WaitingWords['fi']['item'] {
  return ({ kind, values }) => {
    const title = Object.hasOwn(titles[language], kind) ? titles[language][kind] : undefined
    return typeof title !== 'string' ? undefined : { title: `${title}: ${values['count']}` }
  }
}

export const waitingWords: WaitingWords = {
  fi: { count: () => 'odottaa', item: itemIn('fi') },
  en: { count: () => 'waiting', item: itemIn('en') },
}
