/** What was found, by kind, each with a line that says what it is; or what was searched in vain. */
import { FailureNotice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useRef } from 'react'
import css from './search-box.module.css'
import { useSearchTexts } from './search-texts.ts'
import type { Hit, Search, SearchWords } from './use-search.ts'

type ResultsProps = {
  id: string
  search: Search
  words: SearchWords
}

export function SearchResults({ id, search, words }: ResultsProps): ReactElement {
  const texts = useSearchTexts()
  const { hits, find, isCurrent, active, answer } = search
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    popup.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const groups = Map.groupBy(
    hits.map((hit, at) => ({ hit, at })),
    ({ hit }) => hit.group,
  )
  return (
    <div ref={popup} className={css.popup}>
      {hits.length > 0 && (
        <div id={`${id}-found`} role="listbox" aria-label={texts.found}>
          {[...groups].map(([group, own]) => (
            <fieldset key={group} aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={css.group} role="presentation">
                {words.groups[group]}
              </p>
              {own.map(({ hit, at }) => (
                <a
                  key={`${at} ${hit.path}`}
                  id={`${id}-${at}`}
                  className={css.hit}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  href={`#${hit.path}`}
                  // The keyboard stays in the field until the page changes.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={search.finish}
                >
                  <span>{hit.title}</span>
                  {hit.meta.length > 0 && <span className={css.meta}>{hit.meta.filter(Boolean).join(', ')}</span>}
                </a>
              ))}
            </fieldset>
          ))}
        </div>
      )}
      {answer.error && !isCurrent ? (
        <FailureNotice answer={answer.error.reason} />
      ) : (
        <Outcome looked={words.looked} {...{ find, hits, isCurrent }} />
      )}
    </div>
  )
}

type OutcomeProps = { find: string; hits: readonly Hit[]; isCurrent: boolean; looked: string }

function Outcome({ find, hits, isCurrent, looked }: OutcomeProps): ReactElement {
  const texts = useSearchTexts()
  const { length: count } = hits.filter(({ isList }) => isList !== true)
  if (isCurrent && count > 0) {
    return (
      <p className="visually-hidden" role="status">
        {texts.count({ count })}
      </p>
    )
  }
  return (
    <div className={css.outcome} role="status">
      <p>{isCurrent ? texts.none({ find }) : texts.searching}</p>
      {isCurrent && <p className={css.meta}>{looked}</p>}
    </div>
  )
}
