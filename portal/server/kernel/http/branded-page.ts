/** The built page and the web app manifest with the operator's own face. */
import { defaultSiteTitle } from '../../../contract/own.ts'
import type { Brand } from '../brand/brand.ts'
import { pictureAddress } from '../brand/brand-style.ts'
import type { Picture } from '../brand/pictures.ts'

/** @param style of `brandStyle`. @throws when the page is not built as this expects. */
export function brandedPage(built: string, brand: Brand, style: string): string {
  const { names, icon, appIcons, colours } = brand
  const touchIcon = appIcons.find(({ width }) => width >= 180)
  const added = [
    ...(touchIcon ? [`<link rel="apple-touch-icon" href="${pictureAddress(touchIcon)}" />`] : []),
    ...(style === '' ? [] : [`<style>${style}</style>`]),
  ]
  const page = replaced(
    built,
    `<title>${defaultSiteTitle}</title>`,
    `<title data-en="${escaped(names.en)}">${defaultSiteTitle}</title>`,
  )
  const withIcon = icon ? replaced(page, /<link rel="icon"[^>]*>/, iconLink(icon)) : page
  const withColour = colours
    ? replaced(
        withIcon,
        /<meta name="theme-color"[^>]*>/,
        `<meta name="theme-color" content="${colours.light.ground}" />`,
      )
    : withIcon
  return replaced(withColour, '</head>', `${added.join('')}</head>`).replaceAll(defaultSiteTitle, escaped(names.fi))
}

export function brandedManifest(built: string, { names, shortName, icon, appIcons, colours }: Brand): string {
  const icons = [...(icon ? [icon] : []), ...appIcons]
  return JSON.stringify({
    ...(JSON.parse(built) as object),
    name: names.fi,
    short_name: shortName ?? names.fi,
    ...(colours && { theme_color: colours.light.ground, background_color: colours.light.bg }),
    ...(icons.length > 0 && { icons: icons.map(manifestIcon) }),
  })
}

function manifestIcon(picture: Picture): object {
  const { mediaType, width, height } = picture
  const sizes = mediaType === 'image/svg+xml' ? 'any' : `${width}x${height}`
  return { src: pictureAddress(picture), sizes, type: mediaType, purpose: 'any' }
}

function iconLink(icon: Picture): string {
  return `<link rel="icon" href="${pictureAddress(icon)}" type="${icon.mediaType}" />`
}

/** A function, because a name may hold `$&` and the like. */
function replaced(page: string, mark: string | RegExp, text: string): string {
  if (page.split(mark).length !== 2) throw new Error(`The built page must hold ${mark} once`)
  return page.replace(mark, () => text)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
