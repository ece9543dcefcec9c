import type { Brand } from '../brand/brand.ts'

/** The colours of a letter by day, and by night where a mail program knows it. */
export interface LetterLook {
  readonly day: Shades
  readonly night: Shades
}

interface Shades {
  readonly band: string
  readonly onBand: string
  readonly line: string
  readonly button: string
  readonly onButton: string
  readonly link: string
}

/** Peat-brown band, straw line, spruce button. */
const ownLook: LetterLook = {
  day: {
    band: '#2b2119',
    onBand: '#fbf8f2',
    line: '#f0b429',
    button: '#1e5635',
    onButton: '#ffffff',
    link: '#1b5aa6',
  },
  night: {
    band: '#2a2018',
    onBand: '#f6f0e6',
    line: '#f0b429',
    button: '#8fd0a0',
    onButton: '#0b2013',
    link: '#8cc2ff',
  },
}

export function letterLook(brand: Pick<Brand, 'colours'> | undefined): LetterLook {
  if (brand?.colours === undefined) return ownLook
  const { light, dark } = brand.colours
  // The line has one colour, day and night: mail programs change less than what they are told.
  return { day: shadesOf(light, light.straw), night: shadesOf(dark, light.straw) }
}

function shadesOf(tokens: NonNullable<Brand['colours']>['light'], line: string): Shades {
  return {
    band: tokens.ground,
    onBand: tokens['on-ground'],
    line,
    button: tokens.primary,
    onButton: tokens['on-primary'],
    link: tokens.link,
  }
}
