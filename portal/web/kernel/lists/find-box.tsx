/** Find: begins to look a moment after the last key; `/` jumps into it, Escape empties it (ADMIN-USERS-03). */
import type { KeyboardEvent, ReactElement } from 'react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { findMaxLength } from '../../../contract/lists/list.ts'
import type { FieldFrame } from '../ui/index.ts'
import { iconSearch, TextInput } from '../ui/index.ts'

/** Milliseconds; the answer should stand there 150 ms after the last key (ADMIN-USERS-25). */
const pause = 40

export type FindBoxProps = Pick<FieldFrame, 'label' | 'hideLabel' | 'span'> & {
  placeholder?: string | undefined
  maxLength?: number
  find: string
  onFind: (find: string) => void
}

export function FindBox({ find, onFind, maxLength = findMaxLength, ...frame }: FindBoxProps): ReactElement {
  const id = useId()
  const { typed, type } = useTyped(find, onFind)
  useShortcut(id)
  function clear(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === '') return
    event.preventDefault()
    type('')
  }
  return (
    <TextInput
      {...frame}
      id={id}
      type="search"
      icon={iconSearch}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={clear}
    />
  )
}

function useTyped(find: string, onFind: (find: string) => void) {
  const [typed, setTyped] = useState(find)
  const [known, setKnown] = useState(find)
  // The address has got another find than the one typed here: a saved view, the back button, a cleared search.
  if (known !== find) {
    setKnown(find)
    if (typed.trim() !== find) setTyped(find)
  }
  const tell = useEffectEvent(() => {
    if (typed.trim() !== find) onFind(typed.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the pause
  useEffect(() => {
    const timer = setTimeout(tell, pause)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, type: setTyped }
}

/** Not while somebody types elsewhere or answers a dialog. */
function useShortcut(id: string): void {
  useEffect(() => {
    const jump = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isTaken = target instanceof Element && target.closest('input, select, textarea, dialog') !== null
      if (key !== '/' || ctrlKey || metaKey || altKey || isTaken) return
      event.preventDefault()
      document.getElementById(id)?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [id])
}
