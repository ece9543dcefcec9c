/** What is typed into the search, what it finds, and which of it the keys have come to. */
import type { AnswerOf, AskOf, Call } from '@workspace/portal/contract'
import { ask, navigate, useAnswer } from '@workspace/portal/web'
import type { KeyboardEvent, ReactNode } from 'react'
import { useState } from 'react'
import { useSettled } from './use-settled.ts'

/** Milliseconds after the last key: a number is not searched digit by digit. */
const pause = 120

/** A place to go to. */
export interface Hit {
  readonly path: string
  /** Key of its group, among the names that the application gives. */
  readonly group: string
  readonly title: ReactNode
  /** What it is, in the order in which it is read. */
  readonly meta: readonly string[]
  /** The whole list of the group, where there may be more. */
  readonly isList?: boolean
}

/** What an application searches, and how it shows what was found. */
export interface Searched<C extends Call> {
  /** Takes `find`. */
  readonly call: C
  /** Fewer letters are not asked. */
  readonly least: number
  readonly hitsOf: (found: AnswerOf<C>, find: string) => readonly Hit[]
}

/** The application's own words. */
export interface SearchWords {
  readonly placeholder: string
  /** Names of the groups of hits. */
  readonly groups: Readonly<Record<string, string>>
  /** What was looked through, where nothing is found. */
  readonly looked: string
}

export type Search = ReturnType<typeof useSearch>

export function useSearch<C extends Call>({ call, least, hitsOf }: Searched<C>) {
  const inputOf = (find: string) => ({ find }) as AskOf<C>
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const find = typed.trim()
  const settled = useSettled(find, pause)
  const isAsked = find.length >= least
  const answer = useAnswer(call, inputOf(settled), { enabled: settled.length >= least })
  const data = settled === find ? answer.data : undefined
  const isCurrent = data !== undefined
  const hits = isAsked && data !== undefined ? hitsOf(data, find) : []
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
    const now = await ask(call, inputOf(find))
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
