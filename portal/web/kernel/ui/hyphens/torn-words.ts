/**
 * A word that no line holds breaks with a hyphen at a syllable, whatever the browser knows: Chrome has no Finnish
 * dictionary. Words that stand whole are left as they are.
 */
import { useEffect } from 'react'
import { softened, softHyphen, wordsOf } from './softened.ts'

const notRead = 'script, style, textarea, option'

/** In a window of so many rem words have room; a list of thousands at a desk costs nothing. */
const roomy = 30

function hasRoom(): boolean {
  const { clientWidth } = document.documentElement
  return clientWidth >= roomy * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

export function TornWords(): null {
  useEffect(() => hyphenateTornWords(document.body), [])
  return null
}

/** Watches all that is drawn within `root`. @returns an end to it. */
function hyphenateTornWords(root: HTMLElement): () => void {
  const done = new Map<Text, { readonly was: string; readonly is: string }>()
  let waiting = new Set<Node>()
  let frame = 0
  let width = root.clientWidth

  function look(node: Node) {
    waiting.add(node)
    if (frame === 0) frame = requestAnimationFrame(mend)
  }
  function mend() {
    frame = 0
    const nodes = waiting
    waiting = new Set()
    for (const text of done.keys()) if (!text.isConnected) done.delete(text)
    for (const node of nodes) for (const text of textsIn(node)) hyphenate(text)
    // What was changed here is no news.
    changes.takeRecords()
  }
  function hyphenate(text: Text) {
    const was = text.data
    if (!softenTorn(text)) return
    done.set(text, { was, is: text.data })
  }
  /** In another width other words are torn. */
  function lookAgain() {
    for (const [text, { was, is }] of done) if (text.data === is) text.data = was
    done.clear()
    watch()
  }
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') for (const node of addedNodes) look(node)
      else if (target === document.documentElement) lookAgain()
      else look(target)
    }
  })
  function watch() {
    changes.disconnect()
    // The size of text is chosen there.
    changes.observe(document.documentElement, { attributes: true })
    if (hasRoom()) return
    changes.observe(root, { subtree: true, childList: true, characterData: true })
    look(root)
  }
  const sizes = new ResizeObserver(() => {
    if (root.clientWidth !== width) lookAgain()
    width = root.clientWidth
  })
  const unfolded = ({ target }: Event) => target instanceof Node && !hasRoom() && look(target)
  sizes.observe(root)
  root.addEventListener('toggle', unfolded, true)
  watch()
  return () => {
    changes.disconnect()
    sizes.disconnect()
    root.removeEventListener('toggle', unfolded, true)
    cancelAnimationFrame(frame)
  }
}

function textsIn(node: Node): readonly Text[] {
  if (!node.isConnected) return []
  if (node instanceof Text) return [node]
  const texts: Text[] = []
  const all = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let text = all.nextNode(); text !== null; text = all.nextNode()) texts.push(text as Text)
  return texts
}

/** Whether a word was torn. */
function softenTorn(text: Text): boolean {
  const parent = text.parentElement
  const words = wordsOf(text.data)
  if (parent === null || words.length === 0 || !isOfLines(text)) return false
  if (parent.closest(notRead) !== null || isForEarsAlone(parent) || isHyphenatedByBrowser(parent)) return false
  let isChanged = false
  // From the last one on, so that places stay.
  for (const { at, word } of words.toReversed()) {
    const better = isTorn(text, at, word) ? softened(word) : word
    if (better === word) continue
    text.replaceData(at, word.length, better)
    isChanged = true
  }
  return isChanged
}

/** Cut to nothing, it is torn all over, and nobody sees it. */
function isForEarsAlone(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).clipPath !== 'none' || isForEarsAlone(element.parentElement))
}

const range = globalThis.document?.createRange()

function linesOf(text: Text, from: number, to: number): readonly DOMRect[] {
  range.setStart(text, from)
  range.setEnd(text, to)
  return [...range.getClientRects()].filter((rect) => rect.width > 0)
}

function isOfLines(text: Text): boolean {
  const [first, ...others] = linesOf(text, 0, text.length)
  return first !== undefined && others.some((other) => isBelow(other, first))
}

/** Lines that stand close overlap a little. */
function isBelow(line: DOMRect, before: DOMRect): boolean {
  return line.top > before.top + before.height / 2
}

/** In two lines, and not at a soft hyphen of its own. */
function isTorn(text: Text, at: number, word: string): boolean {
  const [first, ...others] = linesOf(text, at, at + word.length)
  if (first === undefined || !others.some((other) => isBelow(other, first))) return false
  let before: DOMRect | undefined
  for (let place = 0; place < word.length; place++) {
    if (word[place] === softHyphen) continue
    const here = linesOf(text, at + place, at + place + 1).at(-1)
    const isNext = here !== undefined && before !== undefined && isBelow(here, before)
    if (isNext && word[place - 1] !== softHyphen) return true
    before = here ?? before
  }
  return false
}

const known = new Map<string, boolean>()

function isHyphenatedByBrowser(element: HTMLElement): boolean {
  if (getComputedStyle(element).hyphens !== 'auto') return false
  const { lang } = document.documentElement
  const is = known.get(lang) ?? hasDictionary(lang)
  known.set(lang, is)
  return is
}

/** One word of each language; in a narrow place it stands in more lines if the browser knows how to break it. */
const samples: Readonly<Record<string, string>> = { fi: 'kuljettajalle', en: 'transportation' }

function hasDictionary(lang: string): boolean {
  const sample = document.createElement('div')
  sample.textContent = samples[lang] ?? ''
  sample.lang = lang
  sample.ariaHidden = 'true'
  const style = { position: 'absolute', visibility: 'hidden', inlineSize: '5ch', overflowWrap: 'normal' }
  Object.assign(sample.style, style, { hyphens: 'manual' })
  document.body.append(sample)
  const whole = sample.offsetHeight
  sample.style.hyphens = 'auto'
  const isBroken = sample.offsetHeight > whole
  sample.remove()
  return isBroken
}
