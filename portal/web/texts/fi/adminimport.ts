/** Finnish texts: users from a file. */
import { counted, formatNumber } from '../languages.ts'

const users = (count: number) => counted(count, 'käyttäjä', 'käyttäjää')

export const adminimport = {
  importheading: 'Tuo käyttäjiä tiedostosta',
  importlead:
    'Tiedosto tarkistetaan ensin rivi riviltä. Mitään ei tallenneta, ennen kuin vahvistat tuonnin.',
  importstep: ({ step, name }: { step: number; name: string }) => `Vaihe ${formatNumber(step)} / 4: ${name}`,
  importstepfile: 'Tiedosto',
  importstepcolumns: 'Sarakkeet',
  importstepcheck: 'Tarkistus',
  importstepdone: 'Valmis',

  importfile: 'CSV- tai XLSX-tiedosto',
  importfilehint:
    'Ensimmäisellä rivillä ovat otsikot. Pakolliset tiedot ovat käyttäjätunnus, sähköposti, etunimi ja sukunimi.',
  importfilelimits: ({ megabytes, rows }: { megabytes: number; rows: number }) =>
    `Enintään ${formatNumber(megabytes)} Mt ja ${formatNumber(rows)} riviä.`,
  importtemplate: 'Lataa mallitiedosto',
  importread: 'Lue tiedosto',
  importreading: 'Luetaan tiedostoa…',
  importfilemissing: 'Valitse ensin tiedosto.',
  importfiletoolarge: 'Tiedosto on liian suuri.',
  importunusable: 'Tiedostoa ei voi käyttää.',
  importotherfile: 'Valitse toinen tiedosto',

  importfileread: ({ file, count }: { file: string; count: number }) =>
    `${file}: ${counted(count, 'rivi', 'riviä')}`,
  importcolumnstext: 'Kerro, mitä kussakin sarakkeessa on. Otsikoista tunnistetut on valittu valmiiksi.',
  importcolumn: 'Sarake',
  importsamples: 'Esimerkkejä',
  importmeans: 'Tieto',
  importcolumnmeans: ({ column }: { column: string }) => `Mitä sarakkeessa on: ${column}`,
  importnotused: 'Ei tuoda',
  importunnamed: ({ number }: { number: number }) => `Sarake ${formatNumber(number)}`,
  importrestheading: 'Jos tieto puuttuu riviltä',
  importmissing: ({ fields }: { fields: string }) => `Valitse vielä, missä sarakkeessa on: ${fields}.`,
  importtwice: ({ fields }: { fields: string }) => `Sama tieto on valittu kahdelle sarakkeelle: ${fields}.`,
  importcheck: 'Tarkista rivit',
  importchecking: 'Tarkistetaan rivejä…',

  importaddable: ({ count, rows }: { count: number; rows: number }) =>
    `Tuotavissa ${formatNumber(count)} / ${counted(rows, 'rivi', 'riviä')}`,
  importfaultcount: ({ count }: { count: number }) => `Virheitä: ${formatNumber(count)}`,
  importnofaults: 'Virheitä ei löytynyt.',
  importfaults: 'Virheet',
  importrow: 'Rivi',
  importwhat: 'Mikä on pielessä',
  importwholefile: 'Koko tiedosto',
  importmorefaults: ({ count }: { count: number }) => `ja ${counted(count, 'virhe', 'virhettä')} lisää`,
  importpreview: 'Näin ensimmäiset rivit tuodaan',
  importskip: 'Ohita virheelliset rivit ja tuo muut',
  importinvite: 'Lähetä uusille käyttäjille linkki oman salasanan asettamiseen',
  importinvitehint: 'Ilman linkkiä he pyytävät sen itse kirjautumissivun kohdasta Unohditko salasanasi?',
  importblocked: 'Korjaa virheet tiedostoon ja lue se uudelleen, tai ohita virheelliset rivit.',
  importconfirm: ({ count }: { count: number }) => `Tuo ${users(count)}`,
  importconfirming: 'Tuodaan…',
  importbackcolumns: 'Takaisin sarakkeisiin',
  importnobody: 'Tiedostossa ei ole yhtään riviä, jonka voisi tuoda.',

  importdone: ({ count }: { count: number }) => `${users(count)} lisätty.`,
  importskipped: ({ count }: { count: number }) => `${counted(count, 'rivi', 'riviä')} ohitettu.`,
  importresultfile: 'Lataa tulokset riveittäin',
  importtousers: 'Käyttäjäluetteloon',
  importagain: 'Tuo toinen tiedosto',
  importexpired: 'Tiedosto ei ole enää tallessa. Lue se uudelleen.',

  importfault_file_empty: 'Tiedosto on tyhjä.',
  importfault_file_unreadable: 'Tiedostoa ei voi lukea. Tallenna se CSV- tai XLSX-muodossa.',
  importfault_file_encoding: 'Tiedoston merkistöä ei tunneta. Tallenna se UTF-8-muodossa.',
  importfault_file_too_many_rows: 'Rivejä on liikaa. Jaa tiedosto osiin.',
  importfault_file_too_many_columns: 'Sarakkeita on liikaa.',
  importfault_row_too_many_cells: 'Rivillä on enemmän soluja kuin otsikoita.',
  importfault_row_unreadable: 'Riviä ei voi lukea. Tarkista lainausmerkit.',
  importfault_cell_encoding: 'Solussa on merkkejä, joita ei voi lukea.',
  importfault_required: 'Tieto puuttuu.',
  importfault_invalid: 'Tieto on väärässä muodossa.',
  importfault_too_long: 'Tieto on liian pitkä.',
  importfault_user_exists: 'Käyttäjätunnus on jo käytössä.',
  importfault_email_exists: 'Sähköpostiosoite on jo käytössä.',
  importfault_repeated: 'Sama tieto on tiedoston toisellakin rivillä.',
  importfault_unknown: 'Tällaista ei ole palvelussa.',
  importfault_forbidden: 'Sinulla ei ole oikeutta antaa tätä.',
}
