import type { office as finnish } from '../fi/office.ts'

export const office: typeof finnish = {
  placeholder: '',
}
