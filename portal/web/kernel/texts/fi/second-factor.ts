/** Finnish texts: the second step of logging in, and setting it up. */
export const secondfactor = {
  stepheading: 'Vahvista kirjautuminen',
  steptext: 'Salasana on oikein. Vahvista vielä, että kirjautuja olet sinä.',
  passkeybutton: 'Käytä pääsyavainta',
  passkeywaiting: 'Odotetaan pääsyavainta',
  passkeynothere: 'Tämä selain ei tue pääsyavaimia. Käytä toista tapaa tai toista selainta.',
  passkeystopped: 'Pääsyavainta ei käytetty. Yritä uudelleen tai valitse toinen tapa.',
  passkeyrefusedtext: 'Pääsyavain ei kelvannut. Yritä uudelleen tai valitse toinen tapa.',
  code: 'Vahvistuskoodi',
  codehint: 'Kuusi numeroa todennussovelluksestasi.',
  codemissing: 'Kirjoita vahvistuskoodin kuusi numeroa.',
  codewrong: 'Väärä vahvistuskoodi. Koodi vaihtuu puolen minuutin välein: kirjoita se, joka sovelluksessa näkyy nyt.',
  recoverycode: 'Palautuskoodi',
  recoverycodehint: 'Yksi niistä koodeista, jotka tallensit ottaessasi kaksivaiheisen kirjautumisen käyttöön.',
  recoverycodemissing: 'Kirjoita palautuskoodi.',
  recoverycodewrong: 'Väärä tai jo käytetty palautuskoodi.',
  userecoverycode: 'Käytä palautuskoodia',
  usecode: 'Käytä todennussovellusta',
  attemptover: 'Aika loppui. Kirjaudu uudelleen salasanallasi.',
  /** The administrator's address follows. */
  lostall: 'Etkö pääse sovellukseen, pääsyavaimeen etkä palautuskoodeihin? Ota yhteyttä ylläpitoon:',
  codesleft: ({ count }: { count: number }) =>
    count === 0
      ? 'Käytit viimeisen palautuskoodisi. Tee uudet omissa asetuksissasi.'
      : `Palautuskoodeja jäljellä: ${count}. Voit tehdä uudet omissa asetuksissasi.`,

  heading: 'Kaksivaiheinen kirjautuminen',
  on: 'Käytössä',
  lead: 'Kirjautuminen kysyy salasanan lisäksi koodin tai pääsyavaimen. Silloin pelkkä salasana ei riitä, vaikka joku saisi sen selville.',
  required: 'Ylläpitäjiltä vaaditaan kaksivaiheinen kirjautuminen.',
  app: 'Todennussovellus',
  appnone: 'Puhelimen sovellus näyttää koodin, joka vaihtuu puolen minuutin välein.',
  appsince: ({ day }: { day: string }) => `Käytössä ${day} alkaen.`,
  appadd: 'Ota todennussovellus käyttöön',
  appreplace: 'Vaihda sovellus tai puhelin',
  appremove: 'Poista todennussovellus',
  appscan:
    '1. Avaa puhelimessasi todennussovellus, esimerkiksi Google Authenticator tai Microsoft Authenticator, ja lue tämä koodi.',
  appqr: 'QR-koodi todennussovellukselle',
  apptype: 'Jos et voi lukea koodia, kirjoita sovellukseen tämä avain:',
  appopen: 'Avaa tämän laitteen todennussovelluksessa',
  copykey: 'Kopioi avain',
  copied: 'Kopioitu.',
  appconfirm: '2. Kirjoita sovelluksen näyttämä koodi.',
  confirm: 'Vahvista',
  appaddedtext: 'Todennussovellus on käytössä.',
  appremovedtext: 'Todennussovellus on poistettu.',
  setupover: 'Aika loppui. Aloita käyttöönotto alusta.',
  passkeys: 'Pääsyavaimet',
  passkeysnone:
    'Pääsyavain on puhelimessa, tietokoneessa tai turva-avaimessa. Vahvistat kirjautumisen sormenjäljellä, kasvoilla tai laitteen suojakoodilla.',
  passkeysnotoffered: 'Pääsyavaimia ei voi käyttää, kun palvelu avataan pelkällä IP-osoitteella.',
  passkeyadd: 'Lisää pääsyavain',
  passkeyname: 'Pääsyavaimen nimi',
  passkeynamehint: 'Nimestä tunnistat laitteen myöhemmin.',
  passkeynamemissing: 'Anna pääsyavaimelle nimi.',
  passkeygo: 'Jatka',
  passkeyaddedtext: 'Pääsyavain on lisätty.',
  passkeyaddstopped: 'Pääsyavainta ei lisätty. Selain keskeytti tai aika loppui.',
  passkeyaddrefused: 'Pääsyavainta ei voitu lisätä. Yritä uudelleen.',
  passkeyalready: 'Tällä laitteella on jo pääsyavain tähän tiliin.',
  passkeysfull: ({ count }: { count: number }) => `Pääsyavaimia voi olla enintään ${count}. Poista ensin jokin niistä.`,
  passkeyaddedat: ({ day }: { day: string }) => `Lisätty ${day}`,
  passkeyusedat: ({ time }: { time: string }) => `Viimeksi käytetty ${time}`,
  passkeyunused: 'Ei vielä käytetty',
  passkeyrename: 'Nimeä uudelleen',
  passkeyrenamename: ({ name }: { name: string }) => `Nimeä uudelleen: ${name}`,
  passkeyrenamedtext: 'Nimi on muutettu.',
  remove: 'Poista',
  passkeyremovename: ({ name }: { name: string }) => `Poista pääsyavain: ${name}`,
  passkeyremovedtext: 'Pääsyavain on poistettu.',
  removetext: 'Kirjautuminen ei enää kysy sitä. Muut tavat jäävät käyttöön.',
  removelasttext:
    'Se on ainoa toinen vaiheesi. Kirjautuminen kysyy sen jälkeen vain salasanan, ja palautuskoodit lakkaavat toimimasta.',
  removerequiredtext: 'Ylläpitäjänä sinun on otettava toinen vaihe uudelleen käyttöön.',
  codes: 'Palautuskoodit',
  codescount: ({ count }: { count: number }) =>
    `Käyttämättömiä palautuskoodeja: ${count}. Kullakin voi kirjautua kerran.`,
  codesnew: 'Tee uudet palautuskoodit',
  codesnewtext: 'Entiset palautuskoodit lakkaavat toimimasta heti.',
  codesshownheading: 'Ota palautuskoodit talteen',
  codesshowntext:
    'Jos puhelimesi katoaa, pääset kirjautumaan näillä. Kukin toimii kerran. Näytämme koodit vain nyt: säilytä ne muualla kuin puhelimessasi.',
  codescopy: 'Kopioi',
  codesdownload: 'Lataa tiedostona',
  codesprint: 'Tulosta',
  codesfile: 'palautuskoodit.txt',
  codeskept: 'Koodit ovat tallessa',
  oftheuser: ({ app, passkeys }: { app: boolean; passkeys: number }) =>
    app || passkeys > 0
      ? `Kaksivaiheinen kirjautuminen on käytössä: ${[app && 'todennussovellus', passkeys > 0 && (passkeys === 1 ? '1 pääsyavain' : `${passkeys} pääsyavainta`)].filter(Boolean).join(' ja ')}.`
      : 'Kaksivaiheinen kirjautuminen ei ole käytössä.',
  userremove: 'Poista kaksivaiheinen kirjautuminen',
  userremovetext: ({ name }: { name: string }) =>
    `${name} kirjautuu sen jälkeen pelkällä salasanalla, ja istunnot päättyvät. Käyttäjä saa siitä viestin. Varmista ensin, että pyytäjä on hän itse.`,
  userremovedtext: 'Kaksivaiheinen kirjautuminen on poistettu, ja käyttäjälle lähetettiin viesti.',
  duetitle: ({ count }: { count: number }) =>
    count === 1
      ? 'Ota kaksivaiheinen kirjautuminen käyttöön: aikaa on 1 päivä'
      : `Ota kaksivaiheinen kirjautuminen käyttöön: aikaa on ${count} päivää`,
  duetext: ({ day }: { day: string }) =>
    `Ylläpitäjiltä vaaditaan se ${day} alkaen. Ilman sitä et sen jälkeen pääse muualle palveluun.`,
  duego: 'Ota käyttöön',
  forcedheading: 'Ota kaksivaiheinen kirjautuminen käyttöön',
  forcedtext:
    'Ylläpitäjiltä vaaditaan kaksivaiheinen kirjautuminen. Pääset jatkamaan, kun olet ottanut todennussovelluksen tai pääsyavaimen käyttöön.',
}
