/** WCAG 1.4.11: what shows that something can be filled in or chosen stands out from its ground three to one. */

/** Controls that do not, each with its figure. Runs in the page. */
export function paleControls(): readonly string[] {
  const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) => {
      const share = value / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const isSeen = (colour: string) => colour.startsWith('rgb') && (parts(colour)[3] ?? 1) > 0
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(parts(one)), luminance(parts(other))].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const ground = (of: Element | null): string => {
    if (of === null) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(of)
    return isSeen(backgroundColor) ? backgroundColor : ground(of.parentElement)
  }
  // The browser draws its own radio with a hair that no style tells of; the ring around it does.
  const edge = (of: Element): string | undefined => {
    const { appearance, borderTopWidth, borderTopColor, boxShadow } = getComputedStyle(of)
    const isNative = of.matches('[type=radio], [type=checkbox]') && appearance !== 'none'
    const ring = boxShadow.match(/rgba?\([^)]*\)/)?.[0]
    return !isNative && Number.parseFloat(borderTopWidth) >= 1 && isSeen(borderTopColor) ? borderTopColor : ring
  }
  const controls = [...document.querySelectorAll('input:not([type=hidden], [aria-hidden=true]), select, textarea')]
  return controls
    .filter((control) => control.checkVisibility() && !control.matches(':checked, :disabled, [readonly]'))
    .flatMap((control) => {
      // A control that is unseen, or that has no edge of its own, is drawn by what is around it.
      const around = [control, control.parentElement, control.parentElement?.parentElement ?? null]
      const [drawn] = around.filter((each) => each !== null && getComputedStyle(each).opacity !== '0' && edge(each))
      const figure = drawn ? contrast(edge(drawn) ?? '', ground(drawn.parentElement)) : 0
      return figure >= 3 ? [] : [`${control.outerHTML.slice(0, 80)} ${figure.toFixed(1)}`]
    })
}
