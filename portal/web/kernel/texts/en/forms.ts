/** English texts: what any form says of its fields, and of what somebody else has saved meanwhile. */
import type { forms as finnish } from '../fi/forms.ts'
import { formatNumber } from '../figures.ts'
import type { Section } from '../section.ts'

export const forms: Section<typeof finnish> = {
  fieldmissing: 'Fill in this field.',
  fieldtooshort: ({ count }) => `At least ${formatNumber(count)} characters.`,
  valuetoosmall: 'The value is too small.',
  valuetoobig: 'The value is too large.',
  fieldmalformed: 'Check this field.',
  formready: 'The form is ready to be sent.',
  missingnote: 'The button appears here when nothing is missing.',
  conflictheading: 'The information has been changed in the meantime',
  conflictyours: 'Your change',
  conflictstored: 'Stored value',
  conflicttext:
    'Somebody else saved information while you were editing. Choose which stays. Your other changes are kept.',
  conflictnoclashtext:
    'Somebody else saved information while you were editing. You changed different things, so everything is kept.',
  conflicttheirs: 'What others changed',
  conflictsave: 'Save the choices',
  emptyvalue: 'empty',
}
