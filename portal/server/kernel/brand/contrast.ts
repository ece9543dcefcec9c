/** Whether what a brand's colours make can be read (WCAG 1.4.3, 1.4.11), and which shade comes nearest to doing so. */
import type { LeastContrast } from './brand.ts'
import type { BrandFile, ColourKey, GivenColours, Theme } from './brand-file.ts'
import { themes } from './brand-file.ts'
import type { TokenName, Tokens } from './default-tokens.ts'
import { contrast, paletteOf, withLightness } from './palette.ts'

interface Pair {
  /** Words, or the part of a control. */
  readonly on: TokenName
  readonly ground: TokenName
  readonly least: number
}

const pairs: readonly Pair[] = [
  ...pairsOf(7, ['ink'], ['selected', 'straw-soft']),
  ...pairsOf(4.5, ['ink'], ['hz-sky']),
  ...pairsOf(4.5, ['ink-muted'], ['selected']),
  ...pairsOf(4.5, ['on-primary'], ['primary', 'primary-hover', 'primary-active']),
  ...pairsOf(4.5, ['primary', 'link'], ['surface', 'bg']),
  ...pairsOf(4.5, ['on-straw'], ['straw']),
  ...pairsOf(4.5, ['on-ground', 'on-ground-muted'], ['ground', 'ground-raised']),
  ...pairsOf(4.5, ['straw'], ['ground']),
  ...pairsOf(3, ['selected-edge'], ['surface', 'bg']),
  ...pairsOf(3, ['focus-on-ground', 'ground-line'], ['ground']),
  ...pairsOf(3, ['focus-on-surface'], ['hz-sky']),
]

function pairsOf(least: number, ons: readonly TokenName[], grounds: readonly TokenName[]): readonly Pair[] {
  return ons.flatMap((on) => grounds.map((ground) => ({ on, ground, least })))
}

/** Which key of a brand a colour comes from; the others are the portal's own. */
const keyOf: Partial<Record<TokenName, ColourKey>> = {
  primary: 'primary',
  'primary-hover': 'primary',
  'primary-active': 'primary',
  'on-primary': 'onPrimary',
  selected: 'primary',
  'selected-edge': 'primary',
  ground: 'ground',
  'ground-raised': 'ground',
  'ground-line': 'onGround',
  'on-ground': 'onGround',
  'on-ground-muted': 'onGround',
  'focus-on-ground': 'ground',
  straw: 'accent',
  'straw-soft': 'accent',
  'on-straw': 'onAccent',
  link: 'link',
  'hz-sky': 'sky',
}

/**
 * One sentence for each pair that cannot be read.
 * @param unread keys whose colours nobody knows: pairs that hang on them are passed over.
 */
export function contrastFaults(
  colours: NonNullable<BrandFile['colours']>,
  unread: Partial<Record<Theme, readonly ColourKey[]>> = {},
): string[] {
  return themes.flatMap((theme) => faultsIn(theme, colours[theme] ?? {}, unread[theme] ?? []))
}

/** Pairs that stay the same whatever the unread colours are. */
function knownPairs(theme: Theme, given: GivenColours, unread: readonly ColourKey[]): readonly Pair[] {
  if (unread.length === 0) return pairs
  const [one, ...others] = ['#000000', '#767676', '#ffffff'].map((colour) =>
    paletteOf(theme, { ...given, ...Object.fromEntries(unread.map((key) => [key, colour])) }),
  )
  const isKnown = (token: TokenName) => others.every((other) => other[token] === one?.[token])
  return pairs.filter(({ on, ground }) => isKnown(on) && isKnown(ground))
}

/** For each theme that has colours, the pair with the least to spare. */
export function leastContrasts(colours: NonNullable<BrandFile['colours']>): LeastContrast[] {
  return themes.filter((theme) => colours[theme] !== undefined).map((theme) => leastIn(theme, colours[theme] ?? {}))
}

function leastIn(theme: Theme, given: GivenColours): LeastContrast {
  const tokens = paletteOf(theme, given)
  const room = (pair: Pair) => ratioOf(pair, tokens) / pair.least
  const pair = pairs.reduce((least, each) => (room(each) < room(least) ? each : least))
  return {
    theme,
    on: wordOf(pair.on),
    ground: wordOf(pair.ground),
    ratio: written(ratioOf(pair, tokens)),
    least: pair.least,
  }
}

/** Cut, not rounded: 4.499 is no 4.50. */
function written(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

function faultsIn(theme: Theme, given: GivenColours, unread: readonly ColourKey[]): string[] {
  if (Object.keys(given).length === 0) return []
  const tokens = paletteOf(theme, given)
  const known = knownPairs(theme, given, unread)
  const nearest = rememberedNearest(theme, given, known)
  return known
    .filter((pair) => !passes(pair, tokens))
    .map((pair) => {
      const { on, ground, least } = pair
      const said = `colours.${theme}: ${wordOf(on)} ${tokens[on]} on ${wordOf(ground)} ${tokens[ground]}`
      return `${said} has a contrast of ${written(ratioOf(pair, tokens))} and needs ${least}; ${advice(pair, nearest)}`
    })
}

type Nearest = (key: ColourKey) => string | undefined

/** Several pairs ask for the same key, and each search takes a while. */
function rememberedNearest(theme: Theme, given: GivenColours, known: readonly Pair[]): Nearest {
  const found = new Map<ColourKey, string | undefined>()
  return (key) => {
    if (!found.has(key)) found.set(key, nearestPassing({ theme, given, known }, key))
    return found.get(key)
  }
}

function advice({ on, ground }: Pair, nearest: Nearest): string {
  const keys = new Set([keyOf[on], keyOf[ground]])
  const found = [...keys].flatMap((key) => {
    const shade = key && nearest(key)
    return shade === undefined ? [] : [`${key} ${shade}`]
  })
  return found.length === 0 ? 'no shade of it alone passes' : `the nearest that passes: ${found.join(', or ')}`
}

/** The shade of the same hue, as near as it can be, with which everything that comes of the key can be read. */
function nearestPassing(
  { theme, given, known }: { theme: Theme; given: GivenColours; known: readonly Pair[] },
  key: ColourKey,
): string | undefined {
  const own = given[key]
  if (own === undefined) return undefined
  const touched = known.filter(({ on, ground }) => [keyOf[on], keyOf[ground]].includes(key))
  for (let step = 1; step <= 100; step++) {
    for (const change of [-step / 100, step / 100]) {
      const shade = withLightness(own, change)
      const tokens = paletteOf(theme, { ...given, [key]: shade })
      if (touched.every((pair) => passes(pair, tokens))) return shade
    }
  }
  return undefined
}

function passes(pair: Pair, tokens: Tokens): boolean {
  return ratioOf(pair, tokens) >= pair.least
}

function ratioOf({ on, ground }: Pair, tokens: Tokens): number {
  return contrast(tokens[on], tokens[ground])
}

/** As the file calls it, where it does. */
function wordOf(token: TokenName): string {
  return words[token] ?? token
}

const words: Partial<Record<TokenName, string>> = {
  'on-primary': 'onPrimary',
  'on-ground': 'onGround',
  straw: 'accent',
  'on-straw': 'onAccent',
  'hz-sky': 'sky',
}
