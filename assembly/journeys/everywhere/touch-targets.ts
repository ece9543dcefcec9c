/** How large what is pressed really is: measured where a finger would land, not by the box that is drawn. */

/**
 * Targets in sight that a finger can miss, one line each with width and height in px. Runs in the page.
 * The area of a target is what answers a press: its own box, its padding, what it draws around itself, its label.
 */
export function smallTargets(least: number): string[] {
  const targets = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const targetAt = (x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest(targets) === null ? hit.closest('label') : null
    return label?.control ?? hit?.closest(targets) ?? undefined
  }
  const passing = 'dialog, [popover], [aria-live]:not(main *)'
  const isPassing = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(passing) != null
  /** How far the target reaches from a point of its own in one direction, in px; no further than what is asked for. */
  const reach = (target: Element, from: readonly [number, number], [across, down]: readonly [number, number]) => {
    const at = (steps: number) => [from[0] + across * steps, from[1] + down * steps] as const
    let steps = 0
    while (steps < least && targetAt(...at(steps + 1)) === target) steps++
    // How far it goes on under a message or a menu is seen when that has gone.
    return isPassing(...at(steps + 1)) && !target.closest(passing) ? least : steps
  }
  const isUnseen = (element: Element): boolean =>
    element.closest('.visually-hidden, [inert], [aria-hidden=true]') !== null ||
    !element.checkVisibility() ||
    getComputedStyle(element).visibility === 'hidden' ||
    getComputedStyle(element).clipPath !== 'none' ||
    element.getClientRects().length === 0
  /** A menu or a message lies over the page for a while; another link may lead to the same place. */
  const isLaidOver = (target: Element, x: number, y: number): boolean => {
    const address = target.getAttribute('href')
    const isSamePlace = address !== null && targetAt(x, y)?.getAttribute('href') === address
    return isSamePlace || isPassing(x, y)
  }
  const faults: string[] = []
  for (const target of document.querySelectorAll(targets)) {
    if (isUnseen(target) || target.matches(':disabled')) continue
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    // Of a link over several lines the longest part counts.
    const [line] = [...target.getClientRects()].toSorted((one, other) => other.width - one.width)
    if (line === undefined) continue
    const x = line.left + line.width / 2
    const y = line.top + line.height / 2
    const name = target.getAttribute('aria-label') ?? target.closest('label')?.textContent ?? target.textContent
    const said = `${target.tagName} ${target.id} ${(name ?? '').trim().slice(0, 40)}`
    if (targetAt(x, y) !== target) {
      if (!isLaidOver(target, x, y)) faults.push(`${said}: something lies over it`)
      continue
    }
    const width = reach(target, [x, y], [-1, 0]) + reach(target, [x, y], [1, 0]) + 1
    const height = reach(target, [x, y], [0, -1]) + reach(target, [x, y], [0, 1]) + 1
    if (width < least || height < least) faults.push(`${said}: ${width} x ${height}`)
  }
  return faults
}
