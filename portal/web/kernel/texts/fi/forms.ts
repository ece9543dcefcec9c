/** Finnish texts: what any form says of its fields, and of what somebody else has saved meanwhile. */
import { formatNumber } from '../figures.ts'

export const forms = {
  fieldmissing: 'Täytä tämä kenttä.',
  fieldtooshort: ({ count }: { count: number }) => `Vähintään ${formatNumber(count)} merkkiä.`,
  valuetoosmall: 'Arvo on liian pieni.',
  valuetoobig: 'Arvo on liian suuri.',
  fieldmalformed: 'Tarkista tämä kenttä.',
  formready: 'Lomake on valmis lähetettäväksi.',
  missingnote: 'Painike tulee tähän, kun mitään ei puutu.',
  conflictheading: 'Tietoja on muutettu sillä välin',
  conflictyours: 'Sinun muutoksesi',
  conflictstored: 'Tallennettu tieto',
  conflicttext: 'Joku muu tallensi tietoja, kun muokkasit. Valitse, kumpi jää voimaan. Muut muutoksesi säilyvät.',
  conflictnoclashtext:
    'Joku muu tallensi tietoja, kun muokkasit. Muutoksenne koskevat eri kohtia, joten kaikki säilyy.',
  conflicttheirs: 'Näin muut muuttivat',
  conflictsave: 'Tallenna valinnat',
  emptyvalue: 'tyhjä',
}
