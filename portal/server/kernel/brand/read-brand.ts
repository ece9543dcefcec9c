/** The operator's own face from `DATA_DIR/brand`; loaded only where there is one. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSiteTitle } from '../../../contract/own.ts'
import { whyUnread } from '../files/denied.ts'
import type { Brand } from './brand.ts'
import { BrandFaults } from './brand-faults.ts'
import type { BrandFile, GivenPictures } from './brand-file.ts'
import { judgeableParts, parseBrandFile } from './brand-file.ts'
import { contrastFaults, leastContrasts } from './contrast.ts'
import { paletteOf } from './palette.ts'
import type { Picture } from './pictures.ts'
import { readPicture } from './pictures.ts'

const brandFile = 'brand.json'
/** Bytes: a file of names and colours has a few thousand. */
const fileMost = 64 * 1024

/** @throws BrandFaults with everything that is wrong at once. */
export function readBrand(folder: string): Brand {
  const { text, fault } = textOf(join(folder, brandFile))
  if (fault !== undefined) throw new BrandFaults(folder, [`${brandFile} ${fault}`])
  const file = parseBrandFile(text)
  if (isFaults(file)) throw new BrandFaults(folder, [...file, ...faultsOfParts(folder, text)])
  const faults: string[] = []
  const pictures = picturesOf(folder, file, faults)
  if (file.colours) faults.push(...contrastFaults(file.colours))
  if (faults.length > 0) throw new BrandFaults(folder, faults)
  return { mark: markOf(text, pictures), ...wordsOf(file), ...pictures, ...coloursOf(file) }
}

/** Of a file with faults: what is wrong with its pictures and colours all the same. */
function faultsOfParts(folder: string, text: string): readonly string[] {
  const { pictures, colours, unread } = judgeableParts(text)
  const faults: string[] = []
  picturesOf(folder, pictures, faults)
  return [...faults, ...contrastFaults(colours, unread)]
}

function textOf(path: string): { text: string; fault?: undefined } | { text?: undefined; fault: string } {
  try {
    const { size } = statSync(path)
    if (size > fileMost) return { fault: `has ${size} bytes, and at most ${fileMost} are taken` }
    return { text: readFileSync(path, 'utf8') }
  } catch (fault) {
    return { fault: whyUnread(fault) }
  }
}

/** Files that lie there and are named nowhere, most often by a slip of the pen. */
export function unusedFiles(folder: string, brand: Brand): readonly string[] {
  const used = new Set([brandFile, ...brand.files])
  return readdirSync(folder).filter((name) => !used.has(name))
}

function isFaults(read: BrandFile | readonly string[]): read is readonly string[] {
  return Array.isArray(read)
}

function wordsOf({ name, shortName, sender, controller, companies = [] }: BrandFile) {
  return {
    names: name ?? { fi: defaultSiteTitle, en: defaultSiteTitle },
    shortName,
    sender: sender ?? name,
    controller: controller && controllerOf(controller),
    companies: companies.map((company) => ({ name: company.name, businessid: company.businessId ?? '' })),
  }
}

function controllerOf({ name, businessId = '', address = '', email = '', phone = '', dataProtection }: Controller) {
  return {
    name,
    businessid: businessId,
    address,
    email,
    phone,
    ...(dataProtection && { dataprotection: { ...dataProtection, phone: dataProtection.phone ?? '' } }),
  }
}

type Controller = NonNullable<BrandFile['controller']>
type Pictures = Pick<Brand, 'logo' | 'icon' | 'appIcons' | 'files'>

function picturesOf(folder: string, { logo, icon, appIcons = [] }: GivenPictures, faults: string[]): Pictures {
  const read = (file: string, use: string, rule?: (picture: Picture) => string | undefined): Picture[] => {
    const picture = readPicture({ folder, file, use })
    const found = 'bytes' in picture ? (rule?.(picture) ?? []) : picture
    faults.push(...(typeof found === 'string' ? [`${file} ${found}`] : found))
    return 'bytes' in picture ? [picture] : []
  }
  const [light] = logo?.light === undefined ? [] : read(logo.light, 'logo-light')
  const [dark] = logo?.dark === undefined ? [light] : read(logo.dark, 'logo-dark')
  const [outdoor] = logo?.outdoor === undefined ? [light] : read(logo.outdoor, 'logo-outdoor')
  const [iconRead] = icon === undefined ? [] : read(icon, 'icon', square)
  return {
    logo: light && dark && outdoor && { light, dark, outdoor },
    icon: iconRead,
    appIcons: appIcons.flatMap((file, place) => read(file, `app-icon-${place + 1}`, largeSquare)),
    files: [logo?.light, logo?.dark, logo?.outdoor, icon, ...appIcons].filter((file) => file !== undefined),
  }
}

function square({ width, height }: Picture): string | undefined {
  return width === height ? undefined : `is ${width} × ${height}, and an icon is as wide as it is high`
}

/** What telephones ask for before they offer to install. */
function largeSquare(picture: Picture): string | undefined {
  return square(picture) ?? (picture.width < 192 ? `is ${picture.width} pixels wide, and 192 are needed` : undefined)
}

function coloursOf({ colours }: BrandFile): Pick<Brand, 'colours' | 'leastContrasts'> {
  if (colours === undefined) return { colours, leastContrasts: [] }
  const { light = {}, dark = {}, outdoor = {} } = colours
  const all = {
    light: paletteOf('light', light),
    dark: paletteOf('dark', dark),
    outdoor: paletteOf('outdoor', outdoor),
  }
  return { colours: all, leastContrasts: leastContrasts(colours) }
}

function markOf(text: string, { logo, icon, appIcons }: Pictures): string {
  const hash = createHash('sha256').update(text)
  for (const picture of [logo?.light, logo?.dark, logo?.outdoor, icon, ...appIcons]) hash.update(picture?.name ?? '-')
  return hash.digest('hex').slice(0, 8)
}
