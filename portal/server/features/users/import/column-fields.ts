import type { ImportField } from '../../../../contract/own.ts'

/** Headings that people give to columns, in both languages; the export writes the first two of each. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  username: ['käyttäjätunnus', 'username', 'tunnus', 'user name', 'user', 'käyttäjänimi', 'login'],
  email: ['sähköposti', 'email', 'e-mail', 'sähköpostiosoite', 'email address', 'mail'],
  firstname: ['etunimi', 'first name', 'firstname', 'given name', 'etunimet'],
  lastname: ['sukunimi', 'last name', 'lastname', 'surname', 'family name'],
  company: ['yritys', 'company', 'yhtiö', 'organisaatio', 'organisation', 'organization'],
  jobtitle: ['tehtävänimike', 'job title', 'jobtitle', 'nimike', 'titteli', 'title'],
  telephone: ['puhelin', 'telephone', 'puhelinnumero', 'puh', 'puh.', 'phone', 'phone number', 'mobile'],
  streetaddress: ['katuosoite', 'street address', 'streetaddress', 'osoite', 'lähiosoite', 'address', 'street'],
  postal: ['postinumero', 'postal code', 'postal', 'postcode', 'zip', 'zip code'],
  city: ['postitoimipaikka', 'city', 'kaupunki', 'kunta', 'paikkakunta', 'town'],
  country: ['maa', 'country'],
  language: ['kieli', 'language', 'misc.language'],
  usertype: ['käyttäjätyyppi', 'user type', 'usertype', 'tyyppi', 'type'],
  usergroups: ['käyttäjäryhmät', 'user groups', 'usergroups', 'ryhmät', 'groups'],
  apps: ['sovellukset', 'applications', 'apps'],
}

/** What each column seems to be; a field is given to the first column that has its name. */
export function guessedFields(headings: readonly string[]): (ImportField | '')[] {
  const given = new Set<ImportField>()
  return headings.map((heading) => {
    const plain = heading.normalize('NFC').trim().toLowerCase()
    const fields = Object.entries(names) as [ImportField, readonly string[]][]
    const found = fields.find(([field, known]) => known.includes(plain) && !given.has(field))?.[0]
    if (found === undefined) return ''
    given.add(found)
    return found
  })
}
