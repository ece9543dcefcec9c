/** What may stand in `brand.json`, and what is wrong with it in words that name the key. */
import * as z from 'zod/mini'
import { BusinessId, isEmail } from '../../../contract/own.ts'

export const themes = ['light', 'dark', 'outdoor'] as const
export type Theme = (typeof themes)[number]

/** One line of text, without what ends a header, a tag or a quoted name. */
function line(most: number) {
  const error = `must be one line of 1 to ${most} characters, without < > " or \\`
  const fits = z.regex(/^(?!\s)[^\p{Cc}\p{Zl}\p{Zp}<>"\\]+(?<!\s)$/u, { error })
  return z.string({ error }).check(z.minLength(1, { error }), z.maxLength(most, { error }), fits)
}

function inBothLanguages(most: number) {
  return z.strictObject({ fi: line(most), en: line(most) }, { error: named('must be given as { "fi": …, "en": … }') })
}

/** An unknown key is named by its own words, below. */
function named(error: string) {
  return (issue: { code?: string }) => (issue.code === 'unrecognized_keys' ? undefined : error)
}

const colourError = 'must be a colour of six digits, such as #1e3a8a'
const Colour = z.string({ error: colourError }).check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: colourError }))

const Colours = z.strictObject(
  {
    primary: z.optional(Colour),
    onPrimary: z.optional(Colour),
    ground: z.optional(Colour),
    onGround: z.optional(Colour),
    accent: z.optional(Colour),
    onAccent: z.optional(Colour),
    link: z.optional(Colour),
    sky: z.optional(Colour),
  },
  { error: named('must be an object of colours') },
)
export type GivenColours = z.infer<typeof Colours>
export type ColourKey = keyof GivenColours

/** A name without a folder in it: nothing outside the brand's own folder is ever opened. */
function pictureName(endings: 'svg|png' | 'png') {
  const error = `must be the name of a ${endings === 'png' ? '.png' : '.svg or .png'} file beside brand.json`
  return z.string({ error }).check(z.regex(new RegExp(`^[A-Za-z0-9][A-Za-z0-9._-]{0,79}\\.(?:${endings})$`), { error }))
}

const businessIdError = 'must be a business id, such as 1572860-0'
const Id = z
  .string({ error: businessIdError })
  .check(z.refine((value) => BusinessId.safeParse(value).data === value, { error: businessIdError }))
const emailError = 'must be an e-mail address'
const Address = z.string({ error: emailError }).check(z.refine(isEmail, { error: emailError }))
const phoneError = 'must be a telephone number, such as +358 40 123 4567'
const Phone = z.string({ error: phoneError }).check(z.regex(/^\+?[0-9 ()-]{5,30}$/, { error: phoneError }))

const Contact = z.strictObject(
  { name: line(120), email: Address, phone: z.optional(Phone) },
  { error: named('must be an object with name and email') },
)

const companiesError = 'must be a list of 1 to 20 companies'
const appIconsError = 'must be a list of 1 to 4 files'

/** All of it is optional: what is left out stays as the portal has it. */
export const BrandFile = z.strictObject(
  {
    $schema: z.optional(z.string({ error: 'must be an address' })),
    name: z.optional(inBothLanguages(80)),
    shortName: z.optional(line(30)),
    sender: z.optional(inBothLanguages(60)),
    logo: z.optional(
      z.strictObject(
        {
          light: pictureName('svg|png'),
          dark: z.optional(pictureName('svg|png')),
          outdoor: z.optional(pictureName('svg|png')),
        },
        { error: named('must be an object with at least light') },
      ),
    ),
    icon: z.optional(pictureName('svg|png')),
    appIcons: z.optional(
      z
        .array(pictureName('png'), { error: appIconsError })
        .check(z.minLength(1, { error: appIconsError }), z.maxLength(4, { error: appIconsError })),
    ),
    colours: z.optional(
      z.strictObject(
        { light: z.optional(Colours), dark: z.optional(Colours), outdoor: z.optional(Colours) },
        { error: named('must be an object of themes') },
      ),
    ),
    controller: z.optional(
      z.strictObject(
        {
          name: line(120),
          businessId: z.optional(Id),
          address: z.optional(line(200)),
          email: z.optional(Address),
          phone: z.optional(Phone),
          dataProtection: z.optional(Contact),
        },
        { error: named('must be an object with at least name') },
      ),
    ),
    companies: z.optional(
      z
        .array(
          z.strictObject(
            { name: line(120), businessId: z.optional(Id) },
            { error: named('must be an object with at least name') },
          ),
          { error: companiesError },
        )
        .check(z.minLength(1, { error: companiesError }), z.maxLength(20, { error: companiesError })),
    ),
  },
  { error: named('must be an object') },
)
export type BrandFile = z.infer<typeof BrandFile>

/** What of a faulty file names pictures and colours. */
const Rest = z.catch(
  z.object({
    logo: z.catch(
      z.optional(z.object({ light: lenient('svg|png'), dark: lenient('svg|png'), outdoor: lenient('svg|png') })),
      undefined,
    ),
    icon: lenient('svg|png'),
    appIcons: z.catch(z.optional(z.array(lenient('png'))), undefined),
    colours: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
  }),
  {},
)

function lenient(endings: 'svg|png' | 'png') {
  return z.catch(z.optional(pictureName(endings)), undefined)
}

/** What of a faulty brand can be judged all the same. */
interface JudgeableParts {
  readonly pictures: GivenPictures
  readonly colours: Readonly<Partial<Record<Theme, GivenColours>>>
  /** Keys of a theme whose colours cannot be read, so that nothing which follows from them is judged. */
  readonly unread: Readonly<Record<Theme, readonly ColourKey[]>>
}

export interface GivenPictures {
  readonly logo?: Readonly<Partial<Record<Theme, string | undefined>>> | undefined
  readonly icon?: string | undefined
  readonly appIcons?: readonly string[] | undefined
}

/** @param text that `parseBrandFile` has found faults in. */
export function judgeableParts(text: string): JudgeableParts {
  const { logo, icon, appIcons, colours = {} } = Rest.parse(jsonOf(text))
  const pictures = { logo, icon, appIcons: appIcons?.filter((file) => file !== undefined) }
  const [light, dark, outdoor] = themes.map((theme) => readColours(colours[theme]))
  return {
    pictures,
    colours: { light: light?.read ?? {}, dark: dark?.read ?? {}, outdoor: outdoor?.read ?? {} },
    unread: { light: light?.unread ?? [], dark: dark?.unread ?? [], outdoor: outdoor?.unread ?? [] },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readColours(given: unknown): { read: GivenColours; unread: readonly ColourKey[] } {
  const stated = z.safeParse(z.record(z.string(), z.unknown()), given).data ?? {}
  const keys = (Object.keys(Colours.shape) as ColourKey[]).filter((key) => key in stated)
  const isRead = (key: ColourKey) => Colour.safeParse(stated[key]).success
  const read: GivenColours = Object.fromEntries(keys.filter(isRead).map((key) => [key, stated[key]]))
  return { read, unread: keys.filter((key) => !isRead(key)) }
}

/** @returns what stands in the file, or each of its faults as a sentence that begins with the key. */
export function parseBrandFile(text: string): BrandFile | readonly string[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (fault) {
    return [`brand.json is no JSON: ${fault instanceof Error ? fault.message : String(fault)}`]
  }
  const parsed = BrandFile.safeParse(json)
  return parsed.success ? parsed.data : parsed.error.issues.flatMap(faultsOf)
}

function faultsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${keyOf([...issue.path, key])} is not known`)
  return [`${keyOf(issue.path)} ${issue.message}`]
}

/** As one would write it in code: `companies[1].businessId`. */
function keyOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'brand.json'
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1)
}
