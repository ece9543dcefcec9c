import type { Brand } from './brand.ts'
import type { Theme } from './brand-file.ts'
import type { TokenName } from './default-tokens.ts'
import { defaultTokens } from './default-tokens.ts'
import type { Picture } from './pictures.ts'

/** Where a picture of the brand is served. */
export function pictureAddress({ name }: Picture): string {
  return `/brand/${name}`
}

/**
 * The face as styles in the page: every theme says all that one of them changes, so that none shows through another. Empty
 * where the brand has neither colours nor a logo.
 */
export function brandStyle({ colours, logo }: Pick<Brand, 'colours' | 'logo'>): string {
  const selectors: Readonly<Record<Theme, string>> = {
    light: ':root,[data-theme=light]',
    dark: '[data-theme=dark]',
    outdoor: '[data-theme=outdoor]',
  }
  const changed = colours === undefined ? [] : changedTokens(colours)
  const rules = (['light', 'dark', 'outdoor'] as const).map((theme) => {
    const declared = changed.map((token) => `--${token}:${colours?.[theme][token]}`)
    if (logo) declared.push(`--logo:url(${pictureAddress(logo[theme])})`, `--logo-shape:${shapeOf(logo[theme])}`)
    return declared.length === 0 ? '' : `${selectors[theme]}{${declared.join(';')}}`
  })
  return rules.join('') + (logo ? logoStyle : '')
}

function changedTokens(colours: NonNullable<Brand['colours']>): TokenName[] {
  const names = Object.keys(defaultTokens.light) as TokenName[]
  const isChanged = (token: TokenName) =>
    (['light', 'dark', 'outdoor'] as const).some((theme) => colours[theme][token] !== defaultTokens[theme][token])
  return names.filter(isChanged)
}

function shapeOf({ width, height }: Picture): string {
  return `${width}/${height}`
}

/** As a background a drawing runs no script and fetches nothing, as in <img>; the portal's own marks make way for it. */
const logoStyle =
  'header svg[role=img]{flex:none;max-inline-size:45%;aspect-ratio:var(--logo-shape);background:var(--logo) left/contain no-repeat}' +
  'header svg[role=img]>*{display:none}'
