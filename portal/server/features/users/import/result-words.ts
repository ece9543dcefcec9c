import type { ImportFaultCode } from '../../../../contract/own.ts'

/** Words of the result file and of the operator's command; the screen has its own. */
export const resultHeadings = {
  fi: {
    file: 'Tiedosto',
    row: 'Rivi',
    username: 'Käyttäjätunnus',
    email: 'Sähköposti',
    result: 'Tulos',
    added: 'Lisätty',
    addable: 'Voidaan lisätä',
  },
  en: {
    file: 'The file',
    row: 'Row',
    username: 'Username',
    email: 'Email',
    result: 'Result',
    added: 'Added',
    addable: 'Can be added',
  },
} as const

const fi: Record<ImportFaultCode, string> = {
  file_empty: 'tiedostossa ei ole rivejä',
  file_unreadable: 'tiedostoa ei voi lukea',
  file_encoding: 'tiedoston merkistöä ei tunneta; tallenna se UTF-8-muodossa',
  file_too_many_rows: 'tiedostossa on liikaa rivejä',
  file_too_many_columns: 'tiedostossa on liikaa sarakkeita',
  file_too_complex: 'tiedosto on liian suuri tai monimutkainen luettavaksi',
  row_too_many_cells: 'rivillä on enemmän soluja kuin otsikoita',
  row_unreadable: 'riviä ei voi lukea',
  cell_encoding: 'merkit ovat väärää merkistöä',
  cell_error: 'solussa on laskentavirhe',
  required: 'pakollinen tieto puuttuu',
  invalid: 'arvo ei kelpaa',
  too_long: 'arvo on liian pitkä',
  user_exists: 'käyttäjätunnus on jo käytössä',
  email_exists: 'sähköpostiosoite on jo käytössä',
  repeated: 'sama arvo on jo aiemmalla rivillä',
  unknown: 'arvoa ei tunneta',
  forbidden: 'oikeutesi eivät riitä tähän',
}

const en: Record<ImportFaultCode, string> = {
  file_empty: 'the file has no rows',
  file_unreadable: 'the file cannot be read',
  file_encoding: 'the character set is not known; save the file as UTF-8',
  file_too_many_rows: 'the file has too many rows',
  file_too_many_columns: 'the file has too many columns',
  file_too_complex: 'the file is too large or too complex to be read',
  row_too_many_cells: 'the row has more cells than there are headings',
  row_unreadable: 'the row cannot be read',
  cell_encoding: 'the characters are of another character set',
  cell_error: 'the cell holds an error of the spreadsheet',
  required: 'a required value is missing',
  invalid: 'the value is not valid',
  too_long: 'the value is too long',
  user_exists: 'the username is taken',
  email_exists: 'the email address is taken',
  repeated: 'an earlier row has the same value',
  unknown: 'the value is not known',
  forbidden: 'your rights do not allow this',
}

export const faultWords = { fi, en } as const
