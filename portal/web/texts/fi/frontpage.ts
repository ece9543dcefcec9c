/** Finnish texts: the front page. */

export const frontpage = {
  yourapplications: 'Omat sovelluksesi',
  noapplicationstext: 'Ei sovelluksia',
  showallapps: 'Kaikki sovellukset',
  showpreferredapps: 'Suosikit',
  nopreferredappstext: 'Et ole vielä valinnut suosikkisovelluksia.',
  choosepreferredappslink: 'Valitse suosikit käyttäjä\u00ADasetuksissa',
  frontpagetitle: 'Etusivu',
  appsfilter: 'Näytä sovellukset',
  favourite: 'Suosikki',
  nopreferredappshelptext: 'Suosikkisi kootaan tähän näkymään.',
  noapplicationshelptext: 'Ylläpitäjä antaa sinulle oikeudet sovelluksiin.',
  checkowninformation: 'Tarkista omat tietosi',
  plannedshutdowntext: ({ from, to }: { from: string; to: string }) => `Käyttökatko ${from} – ${to}.`,
}
