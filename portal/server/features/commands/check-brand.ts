import { resolve } from 'node:path'
import { brandFolder } from '../../kernel/brand/brand-folder.ts'
import type { Command } from './command.ts'
import { refuseUnreadable } from './given-paths.ts'

/** Says of a face what the next start would say, without a start. */
export const checkBrand: Command = {
  usage: '[<folder>]',
  summary:
    'Checks the portal’s own face (DATA_DIR/brand, or another folder): names, pictures, and that all of its colours can be read.',
  options: {},
  words: 1,
  // It makes nothing, and a face can be drawn before there is a portal.
  mayBegin: true,
  run: async ({ words: [given] }, { settings, print }) => {
    const folder = resolve(given ?? brandFolder(settings.dataDir))
    refuseUnreadable(folder, 'folder')
    const { readBrand, unusedFiles } = await import('../../kernel/brand/read-brand.ts')
    const brand = readBrand(folder)
    const { names, mark, logo, icon, appIcons, companies, controller } = brand
    print(`The brand in ${folder} can be used. Its mark is ${mark}.`)
    print(`  name: ${names.fi} (fi), ${names.en} (en)`)
    for (const [use, picture] of Object.entries({ ...logo, icon })) {
      if (picture) print(`  ${use === 'icon' ? use : `logo.${use}`}: ${picture.width} × ${picture.height}`)
    }
    for (const { width } of appIcons) print(`  app icon: ${width} × ${width}`)
    if (controller) print(`  controller: ${controller.name}`)
    if (companies.length > 0) print(`  companies: ${companies.map(({ name }) => name).join(', ')}`)
    for (const { theme, on, ground, ratio, least } of brand.leastContrasts) {
      print(`  ${theme}: least contrast ${ratio} of ${least}, ${on} on ${ground}`)
    }
    for (const name of unusedFiles(folder, brand)) print(`  ${name} is named nowhere and not used`)
    if (given === undefined) print('The portal takes it into use when it is started again.')
  },
}
