/** Finnish texts: own settings. */
import { common } from './common.ts'

export const settings = {
  userinformation: 'Käyttäjätiedot',
  settingsbasic: 'Perustiedot',
  settingscontact: 'Yhteystiedot',
  settingsmisc: 'Muut',
  editpassword: 'Vaihda salasana',
  stopeditingpassword: 'Peru salasanan vaihto',
  homeappnone: 'Ei kotisovellusta',
  homeapphelptext: 'Kotisovellus avautuu suoraan, kun kirjaudut sisään.',
  previousvaluetext: ({ value }: { value: string }) => `Aiemmin: ${value}. Esc palauttaa.`,
  errorsavinghelptext: 'Muutoksesi ovat tallessa tällä sivulla. Tarkista yhteys ja yritä uudelleen.',
  currentpasswordwrong: 'Nykyinen salasana on väärä.',
  passwordchangedtext: 'Salasanasi on vaihdettu, ja muut istuntosi on päätetty.',
  emailchangedtext:
    'Lähetimme vahvistuslinkin uuteen osoitteeseesi. Kunnes vahvistat sen, salasanan nollausviestit menevät aiempaan osoitteeseesi.',
  emailrefused: 'Viestimme eivät mene perille. Tarkista osoite.',
  emailwaiting: 'Odottaa vahvistusta',
  preferredappshelptext: 'Voit näyttää etusivulla vain suosikkisi.',
  owndataheading: 'Omat tiedot',
  owndatatext:
    'Saat kopion kaikesta, mitä sinusta on tallennettu: tilisi, istuntosi, lokimerkinnät, sinulle lähetetyt kirjeet, palautteesi ja sovellusten tiedot. Tiedosto on JSON-muodossa, jota voit käyttää myös muissa palveluissa.',
  owndatadownload: 'Lataa omat tietoni',
  sessionsheading: 'Omat istunnot',
  sessionshelptext:
    'Laitteet, joilla olet kirjautuneena. Jos et tunne jotakin niistä, päätä istunto ja vaihda salasanasi.',
  sessionthis: 'Tämä selain',
  sessionstarted: ({ time }: { time: string }) => `Kirjauduttu ${time}`,
  sessionlastused: ({ time }: { time: string }) => `Viimeksi käytetty ${time}`,
  sessionend: 'Päätä istunto',
  sessionendothers: 'Päätä muut istunnot',
  sessionendedtext: 'Istunto on päätetty.',
  sessionsendedtext: 'Muut istuntosi on päätetty.',
  reauthenticationtext: common.reauthenticationtext,
  sessionherelong: 'Selain, jota käytät juuri nyt.',
  sessionelsewhere: 'Toinen selain tai laite.',
}
