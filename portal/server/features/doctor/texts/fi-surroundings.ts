/** What the doctor says in Finnish of the program, its settings, its machine and its clock. What a program said stays as it is. */
import type { englishSurroundings } from './en-surroundings.ts'
import type { Sentences } from './sentences.ts'
import { roomIn } from './words.ts'

const room = (megabytes: number) => roomIn(['Mt', 'Gt'], megabytes)
const restart = 'ja käynnistä palvelu uudelleen.'

export const finnishSurroundings: Pick<Sentences, keyof typeof englishSurroundings> = {
  check_failed: () => [
    'Tätä ei saatu tarkistettua.',
    'Korjaa ilmoitettu syy ja tarkista uudelleen. Lisätietoa voi olla palvelimen lokissa.',
  ],

  version_ok: ({ version, node }) => [`Versio ${version}, Node ${node}. Tietokanta on tämän version mukainen.`],
  schema_newer: ({ migration }) => [
    `Tietokanta on uudemman version: siinä on muutos ${migration}, jota tämä versio ei tunne.`,
    'Käynnistä uudempi versio tai palauta ennen päivitystä tehty kopio (operations.md, Upgrade and roll back).',
  ],
  schema_older: ({ count, version }) => [
    `Tietokannasta puuttuu version ${version} muutoksia: ${count}.`,
    'Käynnistä palvelu uudelleen tai aja palvelimella `migrate`.',
  ],

  settings_ok: ({ mode }) => [`Palvelimen asetukset (${mode}) kelpaavat, ja salaisuudet ovat muilta suojassa.`],
  setting_wrong: () => ['Palvelimen asetusta ei voi käyttää.', `Korjaa palvelimen asetus ${restart}`],
  setting_unknown: ({ name, meant }) => [
    `Asetusta ${name} ei ole, joten se ei vaikuta mihinkään.`,
    meant.length === 0
      ? 'Poista se tai katso oikea nimi asetusten taulukosta (operations.md).'
      : `Jos tarkoitit asetusta ${meant.join(' tai ')}, korjaa nimi ${restart}`,
  ],
  demo_mode: () => [
    'PORTAL_MODE on demo: esittelytilien salasanat ovat julkisia, ja kuka tahansa voi lukea kirjeet.',
    'Oikeaa käyttöä varten aseta PORTAL_MODE=production ja oma DATA_DIR.',
  ],
  production_data_in_demo: () => [
    'Tiedot ovat tuotannosta, mutta PORTAL_MODE on demo, joten palvelu ei käynnisty.',
    'Aseta PORTAL_MODE=production.',
  ],
  demo_data_in_production: () => [
    'Tiedot ovat esittelytietoja, mutta PORTAL_MODE on production, joten palvelu ei käynnisty.',
    'Vaihda DATA_DIR tai DATABASE_URL.',
  ],
  loopback_address: ({ address }) => [
    `PUBLIC_URL on ${address}: kirjeiden linkit vievät lukijan omalle koneelle.`,
    `Aseta PUBLIC_URL-asetukseen https-osoite, jota ihmiset käyttävät, ${restart}`,
  ],
  plain_mail: ({ host }) => [
    `SMTP_TLS=off: kirjeet ja niiden salasanalinkit kulkevat salaamatta palvelimelle ${host}.`,
    `Aseta SMTP_TLS=starttls tai käytä osoitetta smtps:// ${restart}`,
  ],
  mail_settings_contradict: () => [
    'SMTP_TLS=off ei vaikuta, kun SMTP_URL alkaa smtps://: yhteys salataan aina.',
    'Poista SMTP_TLS tai käytä osoitetta smtp://.',
  ],
  plain_database: ({ host }) => [
    `DATABASE_URL sanoo sslmode=disable: kaikki tiedot kulkevat salaamatta palvelimelle ${host}.`,
    `Käytä asetusta sslmode=verify-full ${restart}`,
  ],
  same_port: ({ port }) => [
    `PORT ja METRICS_PORT ovat molemmat ${port}, eikä sama portti riitä kahdelle.`,
    `Vaihda METRICS_PORT ${restart}`,
  ],
  file_open: ({ path, mode }) => [
    `Tiedosto ${path} on avoin koneen muille käyttäjille (oikeudet ${mode}), ja siinä on salaisuuksia.`,
    `Aja palvelimella: chmod ${path.endsWith('secret.key') ? '600' : 'o-rwx,g-w'} ${path}`,
  ],
  key_missing: ({ path }) => [
    `Tiedosto ${path} puuttuu, ja tiedot on kirjoitettu sen avaimella.`,
    'Palauta varmuuskopioiden vieressä oleva kopio tai korjaa DATA_DIR.',
  ],
  key_broken: ({ path }) => [
    `Tiedosto ${path} on tyhjä tai katkennut, joten palvelu ei käynnisty.`,
    'Palauta varmuuskopioiden vieressä oleva kopio.',
  ],

  brand_none: () => ['Palvelulla on sen oma ulkoasu. DATA_DIR-kansiossa ei ole kansiota `brand`.'],
  brand_ok: ({ fi, mark }) => [`Ulkoasu ${fi} kelpaa, ja sen kaikki värit erottuvat (tunnus ${mark}).`],
  brand_unused: ({ folder, names }) => [
    `Kansiossa ${folder} on tiedostoja, joita brand.json ei mainitse: ${names}.`,
    'Mainitse ne siinä tai poista ne.',
  ],
  brand_wrong: ({ folder }) => [
    `Kansion ${folder} ulkoasu ei kelpaa, eikä palvelu käynnisty sen kanssa.`,
    'Korjaa se (docs/brand.md). `check-brand` kertoo, milloin se on kunnossa.',
  ],

  database_sqlite: ({ version, megabytes }) => [`SQLite ${version} vastaa. Tietokannan koko on ${room(megabytes)}.`],
  database_postgres: ({ version, used, most, pool }) => [
    `PostgreSQL ${version} vastaa. Sen ${most} yhteydestä on käytössä ${used}; palvelun yksi prosessi ottaa enintään ${pool}.`,
  ],
  database_missing: ({ place }) => [
    `Paikassa ${place} ei ole palvelun tietoja.`,
    'Korjaa DATA_DIR tai DATABASE_URL. Uuden palvelun tekee `setup`.',
  ],
  database_unreachable: () => [
    'Tietokantaan ei saada yhteyttä. Sen sisältöä ei voitu tarkistaa.',
    'Käynnistä tietokanta tai korjaa DATABASE_URL tai DATA_DIR.',
  ],
  postgres_old: ({ version, least }) => [
    `PostgreSQL ${version} ei saa enää korjauksia.`,
    `Siirry vähintään versioon ${least}.`,
  ],
  connections_few: ({ used, most, pool }) => [
    `PostgreSQL:n ${most} yhteydestä on käytössä ${used}, ja palvelun yksi prosessi voi tarvita ${pool}.`,
    'Kasvata PostgreSQL:n asetusta max_connections tai sulje muita yhteyksiä.',
  ],
  database_may_forget: ({ settings }) => [
    `PostgreSQL:n asetus ${settings} on pois päältä: sähkökatkossa voi kadota jo tallennettua tietoa.`,
    'Ota se käyttöön tiedostossa postgresql.conf, ellei koneen virransyöttö ole varmistettu.',
  ],
  second_process: () => [
    'Samaa SQLite-tietokantaa käyttää toinenkin prosessi. Ne odottavat toisiaan, ja muutokset näkyvät myöhässä.',
    'Sammuta ylimääräinen tai siirry PostgreSQL:ään.',
  ],

  disk_ok: ({ megabytes }) => [`Levytilaa on vapaana ${room(megabytes)}.`],
  disk_low: ({ folder, megabytes }) => [
    `Kansion ${folder} levyllä on tilaa ${room(megabytes)}, alle kymmenesosa levystä tai alle 1 Gt.`,
    'Vapauta tilaa: kun se loppuu, mitään ei voi enää tallentaa.',
  ],
  disk_full: ({ folder, megabytes }) => [
    `Kansion ${folder} levyllä on tilaa enää ${room(megabytes)}. Pian mitään ei voi tallentaa.`,
    'Vapauta tilaa heti.',
  ],

  ownership_ok: ({ count, folder }) => [`Kansion ${folder} kaikki tiedostot ja kansiot (${count}) ovat sen omistajan.`],
  foreign_files: ({ count, first, folder, owner }) => [
    `Kansiossa ${folder} on toisen käyttäjän tiedostoja tai kansioita: ${count}, esimerkiksi ${first}.`,
    `Aja palvelimella pääkäyttäjänä: chown -R ${owner} ${folder}`,
  ],
  other_user: ({ folder, owner }) => [
    `Kansion ${folder} omistaa toinen käyttäjä (uid ${owner}) kuin se, joka täällä käyttää sitä.`,
    'Käynnistä palvelu kansion omistajana tai vaihda kansion omistaja.',
  ],
  folder_open: ({ folder, mode }) => [
    `Kansio ${folder} on avoin koneen muille käyttäjille (oikeudet ${mode}).`,
    `Aja palvelimella: chmod 700 ${folder}`,
  ],
  folder_unwritable: ({ folder }) => [
    `Palvelu ei voi kirjoittaa kansioon ${folder}.`,
    'Anna kansio palvelun käyttäjälle.',
  ],

  proxies_ok: ({ trusted }) => [
    `TRUSTED_PROXIES on ${trusted || 'tyhjä'}. Muualta ei ole vuorokauteen tullut välitettyjä pyyntöjä.`,
  ],
  proxies_untold: ({ address }) => [
    `PUBLIC_URL on ${address}, joten edessä on välityspalvelin, mutta TRUSTED_PROXIES on tyhjä: kaikki lasketaan yhdeksi kävijäksi.`,
    `Lisää välityspalvelimen osoite asetukseen TRUSTED_PROXIES ${restart}`,
  ],
  proxies_seen: ({ peers }) => [
    `Välitettyjä pyyntöjä tuli osoitteesta ${peers}, jota asetus TRUSTED_PROXIES ei tunne.`,
    `Jos se on oma välityspalvelimesi, lisää se asetukseen TRUSTED_PROXIES ${restart} Vieraasta osoitteesta ei tarvitse välittää.`,
  ],

  clock_ok: () => ['Kello on oikeassa, sikäli kuin tiedoista näkyy.'],
  clock_differs: ({ seconds }) => [
    `Tämän koneen kello eroaa tietokantapalvelimen kellosta ${seconds} sekuntia.`,
    'Tahdista molemmat NTP:llä.',
  ],
  clock_future: ({ at }, when) => [
    `Jotakin on tallennettu ajalla ${when(at)}, joka on vasta edessä: kello on ollut edellä tai on nyt jäljessä.`,
    'Tahdista kello NTP:llä. Palvelu siirtää tulevat ajat nykyhetkeen siivotessaan.',
  ],
  clock_set_back: ({ line, minutes }) => [
    `Tapahtumalokin rivillä ${line} kello siirtyi taaksepäin ${minutes} minuuttia.`,
    'Anna NTP:n pitää kello oikeassa; se siirtää kelloa vähän kerrallaan.',
  ],
  clock_jumped: ({ seconds }) => [
    `Kello on hypännyt ${seconds} sekuntia palvelun käynnistyksen jälkeen.`,
    'Anna NTP:n pitää kello oikeassa. Koneen lepotilasta ei tarvitse välittää.',
  ],
}
