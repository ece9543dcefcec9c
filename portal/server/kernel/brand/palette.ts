/** All the colours of a theme, from the few that a brand names. */
import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori'
import type { GivenColours, Theme } from './brand-file.ts'
import type { TokenName, Tokens } from './default-tokens.ts'
import { defaultTokens } from './default-tokens.ts'

type Some = Partial<Record<TokenName, string>>

export function paletteOf(theme: Theme, given: GivenColours): Tokens {
  const base = defaultTokens[theme]
  const straw = given.accent ?? base.straw
  return {
    ...base,
    ...actions(theme, given),
    ...grounds(given, base),
    ...(given.accent !== undefined && { straw, ...(theme !== 'outdoor' && { 'straw-soft': tint(straw, theme) }) }),
    ...((given.accent ?? given.onAccent) !== undefined && { 'on-straw': given.onAccent ?? readableOn(straw) }),
    ...(given.link !== undefined && { link: given.link }),
    ...horizon(theme, { ...given, straw }, base),
  }
}

function actions(theme: Theme, given: GivenColours): Some {
  if (given.primary === undefined) return given.onPrimary === undefined ? {} : { 'on-primary': given.onPrimary }
  const { primary } = given
  const onPrimary = given.onPrimary ?? readableOn(primary)
  return {
    primary,
    'on-primary': onPrimary,
    // Away from the words on it, so that a press never takes their contrast.
    'primary-hover': withLightness(primary, awayFrom(onPrimary) * 0.06),
    'primary-active': withLightness(primary, awayFrom(onPrimary) * 0.12),
    // Outdoor tells nothing by a tint.
    ...(theme !== 'outdoor' && { 'selected-edge': primary, selected: tint(primary, theme) }),
  }
}

function grounds(given: GivenColours, base: Tokens): Some {
  const ground = given.ground ?? base.ground
  const onGround = given.onGround ?? (given.ground === undefined ? base['on-ground'] : readableOn(ground))
  if (given.ground === undefined && given.onGround === undefined) return {}
  const raised = passing(between(ground, onGround, 0.1), [[onGround, 4.5]], ground)
  return {
    ground,
    'on-ground': onGround,
    'ground-raised': raised,
    'on-ground-muted': passing(
      between(onGround, ground, 0.2),
      [
        [ground, 4.5],
        [raised, 4.5],
      ],
      onGround,
    ),
    'ground-line': passing(between(onGround, ground, 0.5), [[ground, 3]], onGround),
    'focus-on-ground': best(ground, ['#ffd84d', '#0b3d91']),
  }
}

/** The bog of the header in shades of the brand. */
function horizon(theme: Theme, given: GivenColours & { straw: string }, base: Tokens): Some {
  const { primary = base.primary, straw } = given
  if (given.sky === undefined && given.primary === undefined) return {}
  if (theme === 'outdoor') return given.sky === undefined ? {} : flat(given.sky)
  const sky = given.sky ?? between(base.bg, primary, 0.1)
  const isDark = theme === 'dark'
  return {
    'hz-sky': sky,
    'hz-sun': between(sky, straw, isDark ? 0.7 : 0.4),
    'hz-far': between(sky, primary, isDark ? 0.14 : 0.12),
    'hz-mid': between(sky, primary, isDark ? 0.07 : 0.34),
    'hz-near': isDark ? between(sky, '#000000', 0.5) : between(sky, primary, 0.8),
    'hz-water': between(sky, '#ffffff', isDark ? 0.25 : 0.6),
  }
}

function flat(sky: string): Some {
  return { 'hz-sky': sky, 'hz-sun': sky, 'hz-far': sky, 'hz-mid': sky, 'hz-water': sky }
}

export function contrast(one: string, other: string): number {
  return wcagContrast(one, other)
}

/** @param share 0 is the one, 1 the other. */
function between(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'oklab')(share))
}

/** The same hue, lighter or darker by that much of 0 to 1. */
export function withLightness(colour: string, change: number): string {
  const { l = 0, c = 0, h } = oklch(colour) ?? {}
  const hue = h === undefined ? {} : { h }
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l + change)), c, ...hue }, 'oklch'))
}

function awayFrom(words: string): 1 | -1 {
  return (oklch(words)?.l ?? 0) > 0.5 ? -1 : 1
}

function readableOn(ground: string): string {
  return best(ground, ['#ffffff', '#14130f'])
}

function best(ground: string, colours: readonly [string, ...string[]]): string {
  return colours.reduce((found, each) => (contrast(each, ground) > contrast(found, ground) ? each : found), colours[0])
}

/** A background with a hint of the colour, on which the theme's own words are read. */
function tint(colour: string, theme: Theme): string {
  const base = defaultTokens[theme]
  const shares = theme === 'dark' ? [0.24, 0.16, 0.08, 0.04] : [0.12, 0.08, 0.04]
  const isRead = (tinted: string) => contrast(base.ink, tinted) >= 7 && contrast(base['ink-muted'], tinted) >= 4.5
  return shares.map((share) => between(base.surface, colour, share)).find(isRead) ?? base.surface
}

/** The colour, moved towards another until it passes against all of these. */
function passing(colour: string, against: readonly (readonly [string, number])[], towards: string): string {
  const shades = [0, 0.25, 0.5, 0.75, 1].map((share) => between(colour, towards, share))
  const passes = (shade: string) => against.every(([other, least]) => contrast(shade, other) >= least)
  return shades.find(passes) ?? towards
}
