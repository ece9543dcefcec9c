import type { Language, PublicBrand } from '../../../contract/own.ts'
import type { Theme } from './brand-file.ts'
import type { Tokens } from './default-tokens.ts'
import type { Picture } from './pictures.ts'

type InBothLanguages = Readonly<Record<Language, string>>

export interface LeastContrast {
  readonly theme: Theme
  readonly on: string
  readonly ground: string
  readonly ratio: string
  readonly least: number
}

/** The operator's own face, looked over: what it leaves out is undefined, and the portal's own stays. */
export interface Brand {
  /** The same for the same content: two processes with the same mark look the same. */
  readonly mark: string
  readonly names: InBothLanguages
  readonly shortName: string | undefined
  /** Beside the address of MAIL_FROM. */
  readonly sender: InBothLanguages | undefined
  readonly logo: Readonly<Record<Theme, Picture>> | undefined
  readonly icon: Picture | undefined
  readonly appIcons: readonly Picture[]
  /** Names of the picture files, as brand.json has them. */
  readonly files: readonly string[]
  /** All the colours of every theme, where the brand names any. */
  readonly colours: Readonly<Record<Theme, Tokens>> | undefined
  /** For each theme that the brand colours, the pair with the least to spare. */
  readonly leastContrasts: readonly LeastContrast[]
  readonly controller: PublicBrand['controller']
  readonly companies: PublicBrand['companies']
}
