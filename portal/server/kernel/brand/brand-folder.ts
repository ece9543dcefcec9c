import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log/log.ts'
import type { Brand } from './brand.ts'

export function brandFolder(dataDir: string): string {
  return join(dataDir, 'brand')
}

/**
 * The operator's own face, read when the portal starts; undefined where there is none, and then nothing of it is loaded.
 * @throws BrandFaults
 */
export async function openBrand(dataDir: string, log: Log): Promise<Brand | undefined> {
  const folder = brandFolder(dataDir)
  if (!hasBrand(folder)) return undefined
  const { readBrand } = await import('./read-brand.ts')
  const brand = readBrand(folder)
  log.info('brand', { name: brand.names.fi, mark: brand.mark })
  return brand
}

/** Whether anything stands there that a start would read. */
export function hasBrand(folder: string): boolean {
  return existsSync(folder) && !isEmpty(folder)
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0
  } catch {
    // Reading what should be there says what is wrong.
    return false
  }
}
