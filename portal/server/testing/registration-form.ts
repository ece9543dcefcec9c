/** A registration that everything is right with; a test breaks or names only what it is about. */
import type { AskOf, register } from '../../contract/own.ts'

export type RegistrationForm = AskOf<typeof register>

let forms = 0

export function registrationForm(changes: Partial<RegistrationForm> = {}): RegistrationForm {
  forms++
  return {
    username: `rekisteroija_${forms}`,
    password: 'Suopursu-44-hilla',
    email: `rekisteroija.${forms}@posti.test`,
    firstname: 'Aino',
    lastname: 'Korpi',
    company: '',
    streetaddress: 'Rahkatie 3',
    postal: '61800',
    city: 'Kauhajoki',
    country: '',
    telephone: '+358 (0)40-000 0000',
    misc: { language: 'fi' },
    ...changes,
  }
}
