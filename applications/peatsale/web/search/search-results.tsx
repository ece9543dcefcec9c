/** What was found, by kind, each with a line that says what it is; or what was searched in vain. */
import { FailureNotice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useRef } from 'react'
import { HitLine } from './hit-line.tsx'
import type { Hit } from './hits.ts'
import css from './search-box.module.css'
import { useSearchTexts } from './search-texts.ts'
import type { Search } from './use-search.ts'

type ResultsProps = {
  id: string
  search: Search
}

export function SearchResults({ id, search }: ResultsProps): ReactElement {
  const texts = useSearchTexts('search')
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
                {texts[group]}
              </p>
              {own.map(({ hit, at }) => (
                <a
                  key={hit.path}
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
                  <HitLine hit={hit} find={find} />
                </a>
              ))}
            </fieldset>
          ))}
        </div>
      )}
      {answer.error && !isCurrent ? (
        <FailureNotice answer={answer.error.reason} />
      ) : (
        <Outcome find={find} hits={hits} isCurrent={isCurrent} />
      )}
    </div>
  )
}

function Outcome({ find, hits, isCurrent }: { find: string; hits: readonly Hit[]; isCurrent: boolean }): ReactElement {
  const texts = useSearchTexts('search')
  const { length: count } = hits.filter(({ row }) => row !== null)
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
      {isCurrent && <p className={css.meta}>{texts.nonetext}</p>}
    </div>
  )
}
