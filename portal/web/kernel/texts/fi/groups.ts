/** Finnish texts: user types, user groups and applications. */

export const groups = {
  usertype_customer: 'Asiakas',
  usertype_admin: 'Ylläpitäjä',
  usertype_transport: 'Kuljetus',
  usertype_swampperson: 'Suohenkilö (kuormaaja)',
  usertype_none: 'Ei käytössä',
  group_superadmin: 'Pääylläpitäjä',
  group_company: ({ company }: { company: string }) => `${company}: käyttäjä`,
  group_companyadmin: ({ company }: { company: string }) => `${company}: ylläpitäjä`,
  unknownapp: '???',
  appyourrole: ({ role }: { role: string }) => `Roolisi sovelluksessa: ${role}`,
  appcontact: ({ phone }: { phone: string }) => `Myynti: ${phone}`,
  appnotinusetext: 'Sovellus ei ole käytössä.',
  apptofrontpage: 'Kaikki sovelluksesi',
  loadingapp: ({ app }: { app: string }) => `Avataan sovellusta ${app}…`,
  othercompany: 'Muu yritys',
}
