/** Why the server refused a company's name, in words (ADMIN-SYS-20): it names only the field. */
import { companyKey, hasPlainSigns, soundsLikeRight } from '../../../contract/companies/company.ts'
import { nameMaxLength } from '../../../contract/fields/limits.ts'
import type { Texts } from '../../kernel/texts/index.ts'

export type NamesInUse = {
  /** The other companies of the same list. */
  readonly others: readonly string[]
  /** Names of companies are names of groups, too; those of transport companies are not. */
  readonly isGroup: boolean
}

export function companyNameFault(name: string, { others, isGroup }: NamesInUse, texts: Texts['adminsystem']): string {
  const { length } = name.trim()
  if (length < 2 || length > nameMaxLength) return texts.companynamelengthtext({ most: nameMaxLength })
  const same = others.find((other) => companyKey(other) === companyKey(name))
  if (same !== undefined) return texts.companynametakentext({ name: same })
  if (!isGroup) return texts.companynameinvalidtext
  if (!hasPlainSigns(name)) return texts.companynamesignstext
  return soundsLikeRight(name) ? texts.companynamerighttext : texts.companynamegrouptext
}
