import { BrandFaults } from '../../kernel/brand/brand-faults.ts'
import { brandFolder, hasBrand } from '../../kernel/brand/brand-folder.ts'
import type { ExaminedPlace } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const { ok, warning, fault } = findingsOf('brand')

/** Whether the next start would take the portal's own face, as `check-brand` tells. */
export async function checkBrand({ settings }: Pick<ExaminedPlace, 'settings'>): Promise<readonly Found[]> {
  const folder = brandFolder(settings.dataDir)
  if (!hasBrand(folder)) return [ok('brand_none', {})]
  const { readBrand, unusedFiles } = await import('../../kernel/brand/read-brand.ts')
  try {
    const brand = readBrand(folder)
    const unused = unusedFiles(folder, brand)
    if (unused.length > 0) return [warning('brand_unused', { folder, names: unused.slice(0, 5).join(', ') })]
    return [ok('brand_ok', { ...brand.names, mark: brand.mark })]
  } catch (failure) {
    if (!(failure instanceof BrandFaults)) throw failure
    return failure.faults.map((quoted) => fault('brand_wrong', { folder, quoted }))
  }
}
