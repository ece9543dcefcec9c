import type { Account } from './account.ts'

type Named = Pick<Account, 'username' | 'email' | 'firstname' | 'lastname' | 'company'>

/** Words of a person that make a poor password: names, address, company. */
export function ownWords(person: Named, companies: readonly string[]): readonly string[] {
  const { username, email, firstname, lastname } = person
  const [local = '', domain = ''] = email.split('@')
  return [
    username,
    email,
    local,
    domain,
    firstname,
    lastname,
    `${firstname}${lastname}`,
    ...companies,
    'peatsale',
    'kuivikemyynti',
    'lanta-appi',
  ]
}
