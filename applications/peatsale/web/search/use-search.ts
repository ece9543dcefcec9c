/** What is typed into the search, what it finds, and which of it the keys have come to. */
import { ask, navigate, useAnswer } from '@workspace/portal/web'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { anythingFindLeast, findAnything } from '../../contract/search/search-call.ts'
import { useAlreadyHandled } from '../orders/use-already-handled.ts'
import type { Hit } from './hits.ts'
import { hitsOf } from './hits.ts'

/** Milliseconds after the last key: a number is not searched digit by digit. */
const pause = 120

export type Search = ReturnType<typeof useSearch>

export function useSearch() {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const find = typed.trim()
  const settled = useAlreadyHandled(find, pause)
  const isAsked = find.length >= anythingFindLeast
  const answer = useAnswer(findAnything, { find: settled }, { enabled: settled.length >= anythingFindLeast })
  const isCurrent = settled === find && answer.data !== undefined
  const hits = isAsked && isCurrent ? hitsOf(answer.data, find) : []
  function finish() {
    setTyped('')
    setOpen(false)
    setActive(0)
  }
  function go(hit: Hit | undefined) {
    if (hit === undefined) return
    finish()
    navigate(hit.path)
  }
  /** Whoever types a number and presses Enter at once does not wait for the list. */
  async function open() {
    if (!isAsked) return
    if (isCurrent) return go(hits[active])
    const now = await ask(findAnything, { find })
    if ('answered' in now) go(hitsOf(now.answered, find)[0])
  }
  function press(event: KeyboardEvent) {
    const act = actOf(event.key)
    if (act === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  function actOf(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => step(1)
    if (key === 'ArrowUp') return () => step(-1)
    if (key === 'Enter') return () => void open()
    return key === 'Escape' && isOpen ? () => setOpen(false) : undefined
  }
  function step(by: number) {
    if (!isOpen) return setOpen(true)
    if (hits.length > 0) setActive((active + by + hits.length) % hits.length)
  }
  function type(to: string) {
    setTyped(to)
    setActive(0)
    setOpen(true)
  }
  return { typed, find, hits, isOpen, isAsked, isCurrent, active, answer, setOpen, type, press, finish }
}
