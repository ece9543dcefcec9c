/** Says a sentence to screen readers, once they have finished what they are saying; nothing of it is seen. */

/** Milliseconds: a region that comes with its words in it is not read out. */
const untilHeard = 100

export function announce(text: string): void {
  const region = document.createElement('div')
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  // While a dialog is open everything beside it is silent.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(region)
  setTimeout(() => {
    region.textContent = text
  }, untilHeard)
  setTimeout(() => region.remove(), 10_000)
}
