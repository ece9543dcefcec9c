import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMinLength } from '../../contract/index.ts'

let known: ReadonlySet<string> | undefined

/** R60: one of the passwords that everyone tries first, or one made of the person's own or the companies' names. */
export function isCommonPassword(password: string, ownWords: readonly string[]): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  known ??= new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= passwordMinLength))
  if (known.has(plain) || new Set(plain).size <= 2) return true
  const core = plain.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')
  return ownWords.some((word) => {
    const own = word.normalize('NFC').toLowerCase()
    return own.length >= 3 && (plain === own || core === own)
  })
}
