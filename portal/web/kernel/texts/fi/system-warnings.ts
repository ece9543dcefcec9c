/** What superadmins are warned of on the System page, each with what mends it. */
export const systemwarnings = {
  warninguntrustedproxy: 'Asetus TRUSTED_PROXIES ei tunne välityspalvelinta',
  warninguntrustedproxytext: ({ peers }: { peers: string }) =>
    `Välitettyjä pyyntöjä tuli osoitteesta ${peers}. Jos se on oma välityspalvelimesi, kaikki sen takana olevat lasketaan nyt yhdeksi kävijäksi, ja väärien salasanojen arvaaja voi lukita muutkin ulos. Lisää osoite palvelimen asetukseen TRUSTED_PROXIES ja käynnistä palvelu uudelleen. Vieraasta osoitteesta ei tarvitse välittää.`,
  warningsecondprocess: 'Samaa tietokantaa käyttää toinenkin prosessi',
  warningsecondprocesstext: 'Muutokset näkyvät muille myöhässä. Sammuta ylimääräinen tai siirry PostgreSQL:ään.',
  warningletterspaused: 'Kirjeet on pysäytetty',
  warningletterspausedtext: ({ time }: { time: string }) =>
    `Tiedot palautettiin varmuuskopiosta ${time}, eikä palvelu lähetä sen jälkeen kirjeitä. Tarkista, että tämä on oikea palvelu eikä kopio ja ettei odottavia kirjeitä ole jo lähetetty. Päästä kirjeet lähtemään vasta sitten.`,
  lettersrelease: 'Lähetä kirjeet',
  lettersreleasedtext: 'Kirjeet lähtevät taas.',
  warningdisklow: 'Levytila on vähissä',
  warningdisklowtext: ({ megabytes }: { megabytes: string }) =>
    `Tilaa on jäljellä ${megabytes} Mt. Vapauta sitä: kun tila loppuu, mitään ei voi enää tallentaa.`,
  lastbackup: ({ time }: { time: string }) => `Viimeisin varmuuskopio: ${time}`,
  ownface: ({ name, mark }: { name: string; mark: string }) => `Oma ilme: ${name} (tunniste ${mark})`,
  lastbackupnone: 'Varmuuskopiota ei ole vielä tehty.',
  warningbackupoverdue: 'Varmuuskopiota ei ole tehty yli vuorokauteen',
  warningbackupoverduetext: 'Pyydä palvelimen hoitajaa katsomaan lokia ja korjaamaan asia.',
  warningbackupfailed: 'Varmuuskopion tekeminen epäonnistui',
  warningbackupfault_noroom: 'Levyllä ei ole tilaa. Vapauta tilaa; palvelu yrittää uudelleen vartin välein.',
  warningbackupfault_norights:
    'Palvelulla ei ole oikeutta kirjoittaa varmuuskopioiden kansioon. Anna kansio palvelun käyttäjälle.',
  warningbackupfault_notwhole: 'Kopio ei ollut ehjä. Tarkista tietokanta ja levy heti.',
  warningbackupfault_other: 'Syy on palvelimen lokissa (backup_failed).',
  warningplainmail: 'Kirjeet lähtevät salaamatta',
  warningplainmailtext: ({ host }: { host: string }) =>
    `Asetus SMTP_TLS=off: kirjeet ja niissä olevat salasanalinkit kulkevat salaamatta palvelimelle ${host}. Kun postipalvelin osaa TLS:n, vaihda asetukseksi SMTP_TLS=starttls tai käytä osoitetta smtps:// ja käynnistä palvelu uudelleen.`,
  warningmailnotletin: 'Sähköpostipalvelin ei ota portaalin kirjeitä vastaan',
  warningmailnotletintext: ({ answer }: { answer: string }) =>
    `Palvelin vastasi: ”${answer}”. Kirjeet odottavat ja lähtevät, kun palvelin ottaa ne vastaan. Tarkista asetukset SMTP_URL ja MAIL_FROM sekä palvelimen omat rajoitukset.`,
}
