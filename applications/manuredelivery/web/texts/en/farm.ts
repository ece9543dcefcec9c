import type { farm as finnish } from '../fi/farm.ts'

export const farm: typeof finnish = {
  placeholder: '',
}
