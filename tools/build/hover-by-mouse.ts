/** A finger leaves no hover behind: what `:hover` shows is shown only where a pointer can hover. */
import type { Plugin, Rule } from 'postcss'
import { AtRule } from 'postcss'

const hover = '(hover: hover)'

/** PostCSS plugin: parts `:hover` from the other selectors of its rule and puts it into a media query. */
export function hoverByMouse(): Plugin {
  return { postcssPlugin: 'hover-by-mouse', Rule: partHover }
}

function partHover(rule: Rule): void {
  if (!rule.selector.includes(':hover') || isWithin(rule)) return
  const hovering = rule.selectors.filter((selector) => selector.includes(':hover'))
  const others = rule.selectors.filter((selector) => !selector.includes(':hover'))
  rule.after(new AtRule({ name: 'media', params: hover, nodes: [rule.clone({ selectors: hovering })] }))
  if (others.length === 0) rule.remove()
  else rule.selectors = others
}

function isWithin({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params === hover
}
