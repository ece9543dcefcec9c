import type { work as finnish } from '../fi/work.ts'

export const work: typeof finnish = {
  placeholder: '',
}
