/** Finnish letters. Every letter begins with the greeting and ends with the footer. */
export const letters = {
  mailgreeting: ({ name }: { name: string }) => `Hei ${name},`,
  /** Where nobody knows the receiver's name. */
  mailgreetingnobody: 'Hei,',
  mailverifysubject: 'Vahvista sähköpostiosoitteesi',
  mailverifybody: ({ link }: { link: string }) => [
    'Kiitos rekisteröitymisestä. Vahvista käyttäjätilisi avaamalla tämä linkki:',
    link,
    'Linkki on voimassa 7 päivää. Jos et rekisteröitynyt palveluun, voit jättää tämän viestin huomiotta.',
  ],
  mailresetsubject: 'Aseta uusi salasana',
  mailresetbody: ({ link }: { link: string }) => [
    'Saimme pyynnön nollata käyttäjätilisi salasana. Aseta uusi salasana tästä linkistä:',
    link,
    'Linkki on voimassa tunnin ja toimii kerran. Jos et pyytänyt tätä, salasanasi pysyy ennallaan, eikä sinun tarvitse tehdä mitään.',
  ],
  mailadminresetsubject: 'Salasanasi on nollattu',
  mailadminresetbody: ({ link }: { link: string }) => [
    'Ylläpitäjä on nollannut salasanasi, eikä vanha salasana enää toimi. Aseta uusi salasana tästä linkistä:',
    link,
    'Linkki on voimassa 24 tuntia ja toimii kerran.',
  ],
  mailaccountcreatedsubject: 'Sinulle on luotu käyttäjätili',
  mailaccountcreatedbody: ({ username, link }: { username: string; link: string }) => [
    `Ylläpitäjä on luonut sinulle käyttäjätilin. Käyttäjätunnuksesi on ${username}. Aseta oma salasanasi tästä linkistä:`,
    link,
    'Linkki on voimassa 24 tuntia ja toimii kerran. Sen jälkeen voit pyytää uuden linkin kirjautumissivulta.',
  ],
  mailpasswordchangedsubject: 'Salasanasi on vaihdettu',
  mailpasswordchangedbody: ({ time, siteadmin }: { time: string; siteadmin: string }) => [
    `Käyttäjätilisi salasana vaihdettiin ${time}.`,
    `Jos et vaihtanut sitä itse, ota heti yhteyttä ylläpitoon: ${siteadmin}`,
  ],
  /** Where the receiver's address is proven: the link ends all sessions and leads to a new password. */
  mailpasswordnotmebody: ({ time, link, siteadmin }: { time: string; link: string; siteadmin: string }) => [
    `Käyttäjätilisi salasana vaihdettiin ${time}.`,
    'Jos et vaihtanut sitä itse, avaa tämä linkki. Sen kautta katkaiset muiden pääsyn tilillesi ja asetat uuden salasanan:',
    link,
    `Linkki on voimassa 7 päivää ja toimii kerran. Ota tällöin heti yhteyttä myös ylläpitoon: ${siteadmin}`,
  ],
  mailnewdevicesubject: 'Tilillesi kirjauduttiin uudella laitteella',
  mailnewdevicebody: ({ device, time }: { device: string; time: string }) => [
    `Käyttäjätilillesi kirjauduttiin ${time} selaimella, jolla siihen ei ole kirjauduttu ennen. Laite: ${device}.`,
    'Jos kirjauduit itse, sinun ei tarvitse tehdä mitään.',
  ],
  mailnewdeviceunknown: 'ei tunnistettu',
  mailnewdevicenotmebody: ({ link }: { link: string }) => [
    'Jos et kirjautunut itse, avaa tämä linkki. Sen kautta katkaiset muiden pääsyn tilillesi ja asetat uuden salasanan:',
    link,
    'Linkki on voimassa 7 päivää ja toimii kerran. Omissa asetuksissasi näet kaikki kirjautumisesi.',
  ],
  mailnewdevicecontact: ({ siteadmin }: { siteadmin: string }) =>
    `Jos et kirjautunut itse, vaihda salasanasi ja ota heti yhteyttä ylläpitoon: ${siteadmin}`,
  mailemailchangedsubject: 'Sähköpostiosoitteesi on vaihdettu',
  mailemailchangedbody: ({ email, time, siteadmin }: { email: string; time: string; siteadmin: string }) => [
    `Käyttäjätilisi sähköpostiosoitteeksi vaihdettiin ${email} ${time}.`,
    `Jos et vaihtanut sitä itse, ota heti yhteyttä ylläpitoon: ${siteadmin}`,
  ],
  /** To the old address, with the subject of mailemailchanged (security.md 4.12). */
  mailemailundobody: (marks: { email: string; time: string; link: string; siteadmin: string }) => [
    `Käyttäjätilisi sähköpostiosoitteeksi vaihdettiin ${marks.email} ${marks.time}.`,
    'Jos et vaihtanut sitä itse, palauta tämä osoite avaamalla linkki:',
    marks.link,
    `Linkki on voimassa 7 päivää ja toimii kerran. Ota tällöin heti yhteyttä myös ylläpitoon: ${marks.siteadmin}`,
  ],
  /** To the new address; until its link is opened, recovery letters go to the old one. */
  mailemailconfirmsubject: 'Vahvista uusi sähköpostiosoitteesi',
  mailemailconfirmbody: ({ email, time, link }: { email: string; time: string; link: string }) => [
    `Käyttäjätilisi sähköpostiosoitteeksi vaihdettiin ${email} ${time}. Vahvista osoite avaamalla tämä linkki:`,
    link,
    'Linkki on voimassa 7 päivää. Kunnes vahvistat osoitteen, salasanan nollausviestit lähetetään aiempaan osoitteeseesi. Jos et vaihtanut osoitetta itse, jätä linkki avaamatta.',
  ],
  mailfeedbacksubject: ({ sitetitle }: { sitetitle: string }) => `Palaute: ${sitetitle}`,
  mailfeedbackbody: (marks: { name: string; email: string; time: string; text: string }) => [
    `${marks.name} (${marks.email}) lähetti palautteen ${marks.time}:`,
    marks.text,
  ],
  mailtestsubject: ({ sitetitle }: { sitetitle: string }) => `Testiviesti: ${sitetitle}`,
  mailtestbody: ({ name, time }: { name: string; time: string }) => [
    'Tämä on testiviesti. Jos luet tätä, palvelun sähköposti toimii.',
    `Viestin lähetti ${name} ${time}.`,
  ],
  mailnewcomerssubject: ({ count }: { count: number }) =>
    count === 1 ? '1 odottaa käyttöoikeutta' : `${count} odottaa käyttöoikeutta`,
  mailnewcomersbody: ({ people, link }: { people: string; link: string }) => [
    `Rekisteröityneet, joilla ei ole vielä käyttöoikeutta: ${people}.`,
    'Päästä heidät sisään tai kerro, ettei joku ole teidän asiakkaanne:',
    link,
    'Saat tästä enintään yhden viestin tunnissa.',
  ],
  mailnewcomersnocompany: 'ilman yritystä',
  mailnewcomersbutton: 'Avaa käyttäjäluettelo',
  mailletinsubject: 'Pääset nyt sisään',
  mailletinbody: ({ applications, link }: { applications: string; link: string }) => [
    `Sinulle on avattu: ${applications}. Kirjaudu sisään tästä linkistä:`,
    link,
  ],
  /** Where the company has no applications of its own yet. */
  mailletinplainbody: ({ link }: { link: string }) => [
    'Sinulle on annettu käyttöoikeus. Kirjaudu sisään tästä linkistä:',
    link,
  ],
  mailletinbutton: 'Avaa palvelu',
  mailclaimdeclinedsubject: 'Rekisteröitymisesi käsitellään',
  mailclaimdeclinedbody: ({ sitetitle }: { sitetitle: string }) => [
    `Kiitos rekisteröitymisestä palveluun ${sitetitle}. Käyttöoikeuttasi ei voitu vielä avata, ja palvelun ylläpito katsoo asiaa seuraavaksi.`,
    'Saat viestin, kun pääset sisään. Sinun ei tarvitse tehdä mitään.',
  ],
  mailbackupsubject: ({ sitetitle }: { sitetitle: string }) => `Varmuuskopio puuttuu: ${sitetitle}`,
  mailbackupoverdue: 'Palvelusta ei ole tehty varmuuskopiota yli vuorokauteen.',
  mailbackupfailed: ({ reason }: { reason: string }) => `Varmuuskopion tekeminen epäonnistui: ${reason}.`,
  mailbackupfault_noroom: 'levyllä ei ole tilaa',
  mailbackupfault_norights: 'palvelulla ei ole oikeutta kirjoittaa varmuuskopioiden kansioon',
  mailbackupfault_notwhole: 'kopio ei ollut ehjä, joten tietokanta on tarkistettava',
  mailbackupfault_other: 'syy on palvelimen lokissa',
  mailbackuplast: ({ last }: { last: string }) => `Viimeisin ehjä varmuuskopio: ${last}.`,
  mailbackupnone: 'Yhtään ehjää varmuuskopiota ei ole.',
  mailbackupbody:
    'Pyydä palvelimen hoitajaa korjaamaan asia; lokissa se on nimellä backup_failed. Palvelu yrittää uudelleen vartin välein. Saat tästä enintään yhden viestin vuorokaudessa.',
  mailsecondfactoraddedsubject: 'Kirjautumiseesi lisättiin toinen vaihe',
  mailsecondfactoradded_app: ({ time }: { time: string }) => `Käyttäjätilillesi lisättiin todennussovellus ${time}.`,
  mailsecondfactoradded_passkey: ({ time }: { time: string }) => `Käyttäjätilillesi lisättiin pääsyavain ${time}.`,
  mailsecondfactorremovedsubject: 'Kirjautumisesi toinen vaihe poistettiin',
  mailsecondfactorremoved_app: ({ time }: { time: string }) =>
    `Käyttäjätililtäsi poistettiin todennussovellus ${time}.`,
  mailsecondfactorremoved_passkey: ({ time }: { time: string }) => `Käyttäjätililtäsi poistettiin pääsyavain ${time}.`,
  mailsecondfactorremoved_all: ({ time }: { time: string }) =>
    `Ylläpitäjä poisti käyttäjätililtäsi kirjautumisen toisen vaiheen ${time}. Kirjaudut nyt pelkällä salasanalla. Ota toinen vaihe uudelleen käyttöön omista asetuksistasi.`,
  mailrecoverycodesrenewedsubject: 'Sinulle tehtiin uudet palautuskoodit',
  mailrecoverycodesrenewedbody: ({ time }: { time: string }) =>
    `Käyttäjätilillesi tehtiin uudet palautuskoodit ${time}. Aiemmat eivät enää toimi.`,
  mailrecoverycodeusedsubject: 'Tilillesi kirjauduttiin palautuskoodilla',
  mailrecoverycodeusedbody: ({ time, left }: { time: string; left: number }) =>
    `Käyttäjätilillesi kirjauduttiin palautuskoodilla ${time}. Palautuskoodeja on jäljellä ${left}.`,
  /** In every letter about something that only the owner of the account should have done. */
  mailnotme: ({ link, siteadmin }: { link: string; siteadmin: string }) => [
    'Jos et tehnyt tätä itse, avaa tämä linkki. Sen kautta katkaiset muiden pääsyn tilillesi ja asetat uuden salasanan:',
    link,
    `Linkki on voimassa 7 päivää ja toimii kerran. Ota tällöin heti yhteyttä myös ylläpitoon: ${siteadmin}`,
  ],
  mailnotmecontact: ({ siteadmin }: { siteadmin: string }) =>
    `Jos et tehnyt tätä itse, vaihda salasanasi ja ota heti yhteyttä ylläpitoon: ${siteadmin}`,
  mailfooter: ({ sitetitle, supportemail }: { sitetitle: string; supportemail: string }) => [
    `Terveisin ${sitetitle}.`,
    `Tämä on automaattinen viesti. Jos tarvitset apua, kirjoita osoitteeseen ${supportemail}.`,
  ],
  /** The company behind the portal; what is not known is empty. */
  mailsender: ({ name, businessid, address }: { name: string; businessid: string; address: string }) =>
    [name, businessid && `Y-tunnus ${businessid}`, address].filter((part) => part !== '').join(', '),
}
