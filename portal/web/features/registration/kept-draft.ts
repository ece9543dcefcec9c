/** What was typed into the registration form (REG-46, decision 33). Passwords and acceptances are never kept. */
import * as z from 'zod/mini'
import { Language } from '../../../contract/fields/language.ts'
import { draftKeeper } from '../../kernel/forms/kept-draft.ts'

const text = z.string().check(z.maxLength(300))

export const registrationKeeper = draftKeeper(
  'registrationdraft',
  z.object({
    username: text,
    email: text,
    firstname: text,
    lastname: text,
    streetaddress: text,
    postal: text,
    city: text,
    country: text,
    telephone: text,
    company: text,
    language: Language,
  }),
)
