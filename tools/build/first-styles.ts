/** The styles that the prerendered login form needs, inside the page; the style sheets come after it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

const sheetLink = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g
/** What nobody sees in the moments before the style sheets are there; 17 rem is a phone with text of double size. */
const laterConditions = /print|reduced-motion|pointer|width<=17rem/
const laterStates = /:(hover|active|focus|disabled|checked|has|user-|autofill|placeholder|after|before)|::|\[aria-/
const laterProperties =
  /^(-webkit-(?!box)|-moz-|animation|cursor|hyphens|outline|pointer-|scroll-|text-(decoration-|underline-|size-|wrap)|touch-|transition|z-)/
/** Names of plain colours, which the names of their uses point to. */
const palette = /^--(green|peat|soil|straw)-\d+$/

/**
 * A style sheet in the head would keep the form from being painted until it has come (interface.md 0: first screen).
 * Behind the form it keeps only the scripts waiting, so nothing of React is ever seen without its styles.
 */
export async function withFirstStyles(page: string, web: string): Promise<{ page: string; styles: string }> {
  const sheets = [...page.matchAll(sheetLink)]
  if (sheets.length === 0) throw new Error('index.html links to no style sheet')
  const whole = sheets.map(([, path]) => readFileSync(join(web, `${path}`), 'utf8')).join('')
  const styles = await firstStyles(page, whole)
  const links = sheets.map(([link]) => link).join('')
  const finished = page
    .replaceAll(sheetLink, '')
    .replace('</title>', () => `</title><style>${styles}</style>`)
    .replace('<noscript>', () => `${links.trim()}\n    <noscript>`)
  return { page: finished, styles }
}

async function firstStyles(page: string, whole: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    css: [{ raw: atRest(whole) }],
    dynamicAttributes: ['data-theme', 'data-start'],
    keyframes: true,
    variables: true,
  })
  if (!used?.css.includes('data-theme')) throw new Error('the first styles know no theme')
  return withoutEmptied(used.css)
}

/** What nothing is left of still weighs. An emptied layer was the last one, and stays it. */
function withoutEmptied(styles: string): string {
  const sheet = postcss.parse(styles)
  for (let emptied = 1; emptied > 0; ) {
    emptied = 0
    sheet.walk((node) => {
      if (!('nodes' in node) || node.nodes === undefined || node.nodes.length > 0) return
      node.remove()
      emptied++
    })
  }
  return sheet.toString()
}

/** The style sheet without states that need a hand on the form, and without what only printing needs. */
function atRest(whole: string): string {
  const sheet = postcss.parse(whole)
  sheet.walkAtRules(/^(media|container)$/, (rule) => {
    if (laterConditions.test(rule.params)) rule.remove()
  })
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !laterStates.test(selector))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  sheet.walkDecls(laterProperties, (declaration) => {
    declaration.remove()
  })
  return withPlainColours(sheet).toString()
}

/** One name less between a use and its colour: the browser would look them up, the visitor waits for their bytes. */
function withPlainColours(sheet: postcss.Root): postcss.Root {
  const colours = new Map<string, string>()
  sheet.walkDecls(palette, ({ prop, value }) => void colours.set(prop, value))
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (use, name) => colours.get(name) ?? use)
  })
  return sheet
}

/** What selectors can name in a page: PurgeCSS's own reading would take each word of its texts for a class. */
function namesIn(page: string) {
  const tags = new Set(['html', 'body'])
  const attributes = { names: new Set<string>(), values: new Set<string>() }
  const classes = new Set<string>()
  const ids = new Set<string>()
  const body = page.slice(page.indexOf('<body>'))
  for (const [, tag, written] of body.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)) {
    tags.add(`${tag}`)
    for (const [, name, value = ''] of `${written}`.matchAll(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
      attributes.names.add(`${name}`)
      attributes.values.add(value)
      if (name === 'class') for (const each of value.split(' ')) classes.add(each)
      if (name === 'id') ids.add(value)
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...attributes.names], values: [...attributes.values] },
    undetermined: [],
  }
}
