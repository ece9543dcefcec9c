/** A button may go away with what it did: the focus that was on it stays near it instead of going nowhere (OPS-10). */

/** In each dialog what it was opened from. */
const openers = new WeakMap<Element, Element | null>()

let last: Element | null = null
globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) last = target
})

/** Notes what a dialog is opened from. @returns how to go back there, or near it. */
export function noteOpener(dialog: Element): () => void {
  // While a screen waits for words, what is on it is hidden, and lets go of the focus.
  const opener = document.activeElement === document.body ? last : document.activeElement
  openers.set(dialog, opener)
  const backToFocus = keptFocus(opener)
  return () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    backToFocus()
  }
}

const pressable = ':is(a[href], button, input, select, textarea):not([disabled], [popover] *)'

/**
 * Remembers where the focus is. What is answered brings it back there once what held it has gone: to what stands beside its
 * place now, else to the heading of the page.
 */
export function keptFocus(from: Element | null = document.activeElement): () => void {
  const places: (readonly [within: Element, place: number])[] = []
  let at = from
  for (let dialog = at?.closest('dialog'); dialog; dialog = at?.closest('dialog')) at = openers.get(dialog) ?? null
  // Further up stands another part of the page.
  for (let up = 0; up < 3 && at?.parentElement; up++, at = at.parentElement) {
    places.push([at.parentElement, [...at.parentElement.children].indexOf(at)])
  }
  return () => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const near = besides(places.find(([within]) => within.isConnected && within.closest('main')))
      if (near === undefined) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      else near.focus()
    })
  }
}

/** Before it, the nearest first, and then what has come to its place. */
function besides(gone: readonly [within: Element, place: number] | undefined): HTMLElement | undefined {
  if (gone === undefined) return undefined
  const [within, place] = gone
  const now = [...within.children]
  const near = [...now.slice(0, place).reverse(), ...now.slice(place, place + 1)]
  return near
    .flatMap((one) => [one, ...one.querySelectorAll(pressable)])
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.matches(pressable) && one.checkVisibility())
}

/** To the heading, where nothing is known of what stood there. */
export function keepFocus(): void {
  keptFocus()()
}
