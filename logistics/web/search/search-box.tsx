/** The one search of an application: a combo box that opens what is found. Ctrl+K jumps into it. */
import type { Call } from '@workspace/portal/contract'
import { iconSearch, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useId } from 'react'
import css from './search-box.module.css'
import { SearchResults } from './search-results.tsx'
import { useSearchTexts } from './search-texts.ts'
import type { Searched, SearchWords } from './use-search.ts'
import { useSearch } from './use-search.ts'

const findMost = 100

export type SearchBoxProps<C extends Call> = Searched<C> & { readonly words: SearchWords }

export function SearchBox<C extends Call>({ words, ...searched }: SearchBoxProps<C>): ReactElement {
  const texts = useSearchTexts()
  const id = useId()
  const search = useSearch(searched)
  const { typed, hits, isOpen, active, setOpen } = search
  useShortcut(id)
  return (
    <div className={css.box}>
      <TextInput
        id={id}
        type="search"
        role="combobox"
        label={texts.label}
        hideLabel
        placeholder={words.placeholder}
        icon={iconSearch}
        maxLength={findMost}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen && hits.length > 0}
        aria-controls={isOpen && hits.length > 0 ? `${id}-found` : undefined}
        aria-activedescendant={isOpen && hits[active] ? `${id}-${active}` : undefined}
        aria-keyshortcuts="Control+K"
        value={typed}
        onChange={({ target }) => search.type(target.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={search.press}
        end={typed === '' && <kbd className={css.keys}>{texts.keys}</kbd>}
      />
      {isOpen && search.isAsked && <SearchResults id={id} {...{ search, words }} />}
    </div>
  )
}

/** Not over a dialog, which has the keyboard to itself. */
function useShortcut(id: string): void {
  useEffect(() => {
    const jump = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      document.getElementById(id)?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [id])
}
