/** A button may go away with what it did: the focus that was on it goes to the heading of the page instead of nowhere (OPS-10). */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
